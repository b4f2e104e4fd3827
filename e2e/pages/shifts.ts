import type { Page } from 'playwright-core';

declare global {
  interface Window {
    shifted: number;
  }
}

/** A LayoutShift, which TypeScript's library does not know. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** From the next page on, adds up how far things move by themselves: the cumulative layout shift. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Of the page that is open, once its fonts are there. */
export const shiftOf = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => window.shifted));
