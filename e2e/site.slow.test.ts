import { localePath, locales } from '../common/locales.ts';
import { alive, sharedProduct } from './product.ts';
import { wordsOf } from './words.ts';

const product = sharedProduct();

test('the menu of languages is used with the keyboard alone', async () => {
  const page = await product.open('/quality');
  await alive(page);
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Dil: Türkçe' });
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const chosen = await page.evaluate(() => document.activeElement?.textContent);
  expect(chosen).toBe('English');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).waitFor({ state: 'hidden' });
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/quality');
});

test('a guarded certificate is blurred under its watermark, and neither the right button nor dragging takes it', async () => {
  const page = await product.open('/quality');
  await alive(page);
  await page.getByRole('button', { name: /^Önizleyin ?: ISO 9001/ }).click();
  const sample = page.getByRole('dialog').getByRole('img');
  await sample.waitFor();
  expect(await sample.locator('[data-text=watermark]').count()).toBe(3);
  expect(await sample.locator('[data-guarded]').evaluate((part) => getComputedStyle(part).filter)).toMatch(/^blur/);
  const refused = (event: string) =>
    sample.evaluate(
      (element, type) => !element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
      event,
    );
  expect(await refused('contextmenu')).toBe(true);
  expect(await refused('dragstart')).toBe(true);
});

test.each(locales)(
  'without scripts the pages with forms say in %s how to reach us, and what they show can be read',
  async (locale) => {
    const say = wordsOf(locale);
    const [beginning = ''] = say('form.noScript').split('{phone}');
    for (const place of ['/contact', '/supplier-network', '/quote-system']) {
      const page = await product.open(localePath(locale, place), { javaScriptEnabled: false });
      const note = page.locator('main noscript p').filter({ hasText: beginning.trim() });
      await note.getByRole('link', { name: /\+90/ }).waitFor();
      await page.context().close();
    }
  },
);
