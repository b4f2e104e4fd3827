import type { Page } from 'playwright-core';

export const phone = { viewport: { width: 390, height: 844 } };

export const notice = (page: Page) => page.getByRole('region', { name: 'Çerez tercihleri' });
export const storage = (page: Page) => page.evaluate(() => Object.entries(localStorage));
