import type { Page } from 'playwright-core';

export const phone = { viewport: { width: 390, height: 844 } };

export const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Çerez tercihleri' });
export const readLocalStorage = (page: Page) => page.evaluate(() => Object.entries(localStorage));
