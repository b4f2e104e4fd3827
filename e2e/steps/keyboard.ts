import type { Locator } from 'playwright-core';

/** Waits until the element has the focus: pages move the focus shortly after they show an element. */
export const waitForFocus = (locator: Locator) => locator.and(locator.page().locator(':focus')).waitFor();

/** Returns whether the focus is inside of the element, or in the browser's toolbar, for which the page reports the body. */
export const containsFocus = (locator: Locator) =>
  locator.evaluate(
    (element: HTMLElement) => document.activeElement === document.body || element.contains(document.activeElement),
  );
