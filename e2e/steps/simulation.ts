import type { Page } from 'playwright-core';

const outcome = (page: Page) => page.locator('#simulation [aria-live=polite][aria-atomic]');

export const waitForOutcome = (page: Page, text: string) =>
  outcome(page).filter({ hasText: text }).waitFor({ state: 'attached' });
