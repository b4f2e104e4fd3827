import { sharedProduct } from './product.ts';
import { holdsFocus, takesFocus } from './steps/keyboard.ts';

const product = sharedProduct();

test('the menu of a phone holds the focus and the page behind it still', async () => {
  const page = await product.open('/', { viewport: { width: 390, height: 844 } });
  const button = page.getByRole('button', { name: 'Menü' });
  await button.press('Enter');
  const menu = page.getByRole('dialog');
  await menu.locator(':focus').waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus(menu)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await takesFocus(button);
});

test('the first Tab offers the way past the header', async () => {
  const page = await product.open('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#main');
});
