import type { Page } from 'playwright-core';
import { localePath, locales } from '../common/locales.ts';
import { alive, sharedProduct } from './product.ts';
import { wordsOf } from './words.ts';

const product = sharedProduct();

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const isAt = (page: Page, height: number) =>
  page.waitForFunction((expected) => Math.abs(window.scrollY - expected) < 2, height);

test('another page begins at its top, and the way back leads to where one was', async () => {
  const page = await product.open('/company');
  await alive(page);
  await page.evaluate(() => window.scrollTo({ top: 1800, behavior: 'instant' }));
  const left = await scrolled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kalite', exact: true }).dispatchEvent('click');
  await page.waitForURL('**/quality');
  await isAt(page, 0);
  await page.goBack();
  await page.waitForURL('**/company');
  await isAt(page, left);
  await page.goForward();
  await page.waitForURL('**/quality');
  await isAt(page, 0);
});

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

test('of the questions one is open at a time, without scripts too', async () => {
  const page = await product.open('/quality', { javaScriptEnabled: false });
  const questions = page.locator('section', { hasText: 'Sık sorulanlar' }).locator('details');
  const open = () => questions.evaluateAll((all: Element[]) => all.map((one) => one.hasAttribute('open')));
  expect(await open()).toEqual([true, ...Array<boolean>(7).fill(false)]);
  await questions.nth(3).locator('summary').click();
  expect(await open()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((index) => index === 3));
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

test('a region of the projects turns for half a second while its list is busy', async () => {
  const page = await product.open('/projects');
  await alive(page);
  await page.getByRole('link', { name: /^Afrika/ }).click();
  await page.locator('[aria-busy=true]').first().waitFor();
  await page.getByRole('heading', { name: 'Toplu konut demiri' }).waitFor();
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('2 proje').waitFor();
});
