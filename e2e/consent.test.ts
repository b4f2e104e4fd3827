import { waitForHydration, sharedApp } from './app.ts';
import { cookieNotice, phone, readLocalStorage } from './steps/consent.ts';

const app = sharedApp();

test('without an analytics script no notice is shown, and the cookie policy lists everything that the browser stores', async () => {
  const page = await app.open('/cookies-policy', phone);
  const listed = await page.locator('#necessary code').allTextContents();
  for (const address of ['/', '/price-lists', '/contact', '/quote-system', '/en/company']) {
    await page.goto(address);
    await waitForHydration(page);
    expect(await cookieNotice(page).count()).toBe(0);
  }
  await page.goto('/company');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/company');

  const keys = (await readLocalStorage(page)).map(([key]) => key);
  expect(keys).toEqual(['selected-language']);
  expect(keys.filter((key) => !listed.includes(key))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.getByText('Cookie settings').filter({ visible: true }).count()).toBe(0);
});
