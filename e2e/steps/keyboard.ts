import type { Locator } from 'playwright-core';

/** A page moves the focus a moment after it has shown what the focus is for. */
export const takesFocus = (locator: Locator) => locator.and(locator.page().locator(':focus')).waitFor();

/** The focus is on something inside, or on the browser's own bar, which a page cannot see. */
export const holdsFocus = (locator: Locator) =>
  locator.evaluate(
    (element: HTMLElement) => document.activeElement === document.body || element.contains(document.activeElement),
  );
