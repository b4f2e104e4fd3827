import type { Page } from 'playwright-core';

/** Chooses an item of the open menu with the arrow key and Enter. Waits for the focus first: keys pressed earlier are lost. */
export async function chooseByKeyboard(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await item.waitFor();
  await page.getByRole('menu').and(page.locator(':focus')).waitFor();
  while ((await item.getAttribute('data-highlighted')) === null) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
