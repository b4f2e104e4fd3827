import type { Page } from 'playwright-core';

declare global {
  interface Window {
    cumulativeLayoutShift: number;
  }
}

/** A LayoutShift entry, which is missing in TypeScript's DOM types. */
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Measures the cumulative layout shift of the pages that are opened from now on. */
export const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.cumulativeLayoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.cumulativeLayoutShift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the cumulative layout shift of the open page after its fonts have loaded. */
export const readLayoutShift = (page: Page) =>
  page.evaluate(() => document.fonts.ready.then(() => window.cumulativeLayoutShift));
