import type { Page } from 'playwright-core';
import { alive, sharedProduct } from './product.ts';

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

test('of the questions one is open at a time, without scripts too', async () => {
  const page = await product.open('/quality', { javaScriptEnabled: false });
  const questions = page.locator('section', { hasText: 'Sık sorulanlar' }).locator('details');
  const open = () => questions.evaluateAll((all: Element[]) => all.map((one) => one.hasAttribute('open')));
  expect(await open()).toEqual([true, ...Array<boolean>(7).fill(false)]);
  await questions.nth(3).locator('summary').click();
  expect(await open()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((index) => index === 3));
});

test('a region of the projects turns for half a second while its list is busy', async () => {
  const page = await product.open('/projects');
  await alive(page);
  await page.getByRole('link', { name: /^Afrika/ }).click();
  await page.locator('[aria-busy=true]').first().waitFor();
  await page.getByRole('heading', { name: 'Toplu konut demiri' }).waitFor();
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('2 proje').waitFor();
});
