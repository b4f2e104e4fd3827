import { localePath, locales } from '../common/locales.ts';
import { waitForHydration, sharedApp } from './app.ts';
import { createTranslator } from './translations.ts';

const app = sharedApp();

test('the language menu works with the keyboard', async () => {
  const page = await app.open('/quality');
  await waitForHydration(page);
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Dil: Türkçe' });
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focusedText = await page.evaluate(() => document.activeElement?.textContent);
  expect(focusedText).toBe('English');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).waitFor({ state: 'hidden' });
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/quality');
});

test('a sample certificate is blurred and watermarked, and its context menu and dragging are disabled', async () => {
  const page = await app.open('/quality');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Önizleyin ?: ISO 9001/ }).click();
  const sample = page.getByRole('dialog').getByRole('img');
  await sample.waitFor();
  expect(await sample.locator('[data-text=watermark]').count()).toBe(3);
  expect(await sample.locator('[data-protected]').evaluate((part) => getComputedStyle(part).filter)).toMatch(/^blur/);
  const isPrevented = (event: string) =>
    sample.evaluate(
      (element, type) => !element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
      event,
    );
  expect(await isPrevented('contextmenu')).toBe(true);
  expect(await isPrevented('dragstart')).toBe(true);
});

test.each(locales)('without JavaScript the pages with forms show contact details in %s', async (locale) => {
  const translate = createTranslator(locale);
  const [prefix = ''] = translate('form.noScript').split('{phone}');
  for (const pagePath of ['/contact', '/supplier-network', '/quote-system']) {
    const page = await app.open(localePath(locale, pagePath), { javaScriptEnabled: false });
    const note = page.locator('main noscript p').filter({ hasText: prefix.trim() });
    await note.getByRole('link', { name: /\+90/ }).waitFor();
    await page.context().close();
  }
});
