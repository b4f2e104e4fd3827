import type { Page } from 'playwright-core';
import { waitForHydration, sharedApp } from './app.ts';

const app = sharedApp();

const readScrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const waitForScrollPosition = (page: Page, height: number) =>
  page.waitForFunction((expected) => Math.abs(window.scrollY - expected) < 2, height);

test('a new page starts at the top, and the back button restores the scroll position', async () => {
  const page = await app.open('/company');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo({ top: 1800, behavior: 'instant' }));
  const position = await readScrollPosition(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kalite', exact: true }).dispatchEvent('click');
  await page.waitForURL('**/quality');
  await waitForScrollPosition(page, 0);
  await page.goBack();
  await page.waitForURL('**/company');
  await waitForScrollPosition(page, position);
  await page.goForward();
  await page.waitForURL('**/quality');
  await waitForScrollPosition(page, 0);
});

test('only one question is open at a time, also without JavaScript', async () => {
  const page = await app.open('/quality', { javaScriptEnabled: false });
  const questions = page.locator('section', { hasText: 'Sık sorulanlar' }).locator('details');
  const readOpenStates = () =>
    questions.evaluateAll((elements: Element[]) => elements.map((element) => element.hasAttribute('open')));
  expect(await readOpenStates()).toEqual([true, ...Array<boolean>(6).fill(false)]);
  await questions.nth(3).locator('summary').click();
  expect(await readOpenStates()).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => index === 3));
});

test('selecting a region of the projects shows a busy state until the list is updated', async () => {
  const page = await app.open('/projects');
  await waitForHydration(page);
  await page.getByRole('link', { name: /^Afrika/ }).click();
  await page.locator('[aria-busy=true]').first().waitFor();
  await page.getByRole('heading', { name: 'Toplu konut demiri' }).waitFor();
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('2 proje').waitFor();
});
