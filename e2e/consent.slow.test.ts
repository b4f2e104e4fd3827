import type { Page } from 'playwright-core';
import { sharedProduct } from './product.ts';
import { cookieNotice, phone, readLocalStorage } from './steps/consent.ts';

const product = sharedProduct();

const settings = (page: Page) => page.getByRole('dialog', { name: 'Çerez tercihleri' });

test('nothing is stored before the visitor has chosen, and the page stays usable', async () => {
  const page = await product.open('/', phone);
  await cookieNotice(page).waitFor();
  expect(await readLocalStorage(page)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  // The notice neither traps the focus nor covers links.
  await page.getByRole('link', { name: 'Çerez politikası' }).click();
  await page.waitForURL('**/cookies-policy');
  await cookieNotice(page).waitFor();
});

test('the choice can be changed from the footer, also with the keyboard', async () => {
  const page = await product.open('/cookies-policy');
  await cookieNotice(page).getByRole('button', { name: 'Kabul et' }).click();
  await page.getByText(/analiz açık, pazarlama açık/).waitFor();

  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Çerez tercihleri' });
  await opener.press('Enter');
  await settings(page)
    .getByRole('checkbox', { name: /^Pazarlama/ })
    .uncheck();
  await settings(page).getByRole('button', { name: 'Seçimi kaydet' }).press('Enter');
  await settings(page).waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText(/analiz açık, pazarlama kapalı/).waitFor();

  await opener.press('Enter');
  await settings(page).waitFor();
  await page.keyboard.press('Escape');
  await settings(page).waitFor({ state: 'detached' });
  await page.getByText(/analiz açık, pazarlama kapalı/).waitFor();
});

test('without JavaScript there is no cookie notice, and the settings link to the policy', async () => {
  const page = await product.open('/', { javaScriptEnabled: false });
  expect(await cookieNotice(page).count()).toBe(0);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Çerez tercihleri' });
  expect(await link.getAttribute('href')).toBe('/cookies-policy#choices');
});
