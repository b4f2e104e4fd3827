import type { Page } from 'playwright-core';

/** Waits until the field with the label has the focus, then types. */
export const typeIntoFocused = async (page: Page, label: string, text: string) => {
  await page.waitForFunction(
    (name) =>
      document.activeElement instanceof HTMLInputElement && document.activeElement.labels?.[0]?.textContent === name,
    label,
  );
  await page.keyboard.type(text);
};
