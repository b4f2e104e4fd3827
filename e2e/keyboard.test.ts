import { sharedApp } from './app.ts';
import { containsFocus, waitForFocus } from './steps/keyboard.ts';

const app = sharedApp();

test('the menu on a phone traps the focus and prevents scrolling of the page', async () => {
  const page = await app.open('/', { viewport: { width: 390, height: 844 } });
  const button = page.getByRole('button', { name: 'Menü' });
  await button.press('Enter');
  const menu = page.getByRole('dialog');
  await menu.locator(':focus').waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    expect(await containsFocus(menu)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await waitForFocus(button);
});

test('the first Tab focuses the skip link', async () => {
  const page = await app.open('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#main');
});
