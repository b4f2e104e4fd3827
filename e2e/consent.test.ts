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
  const sessionKeys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(sessionKeys).toEqual(['react-router-scroll-positions']); // written when a page is left
  expect([...keys, ...sessionKeys].filter((key) => !listed.includes(key))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.getByText('Cookie settings').filter({ visible: true }).count()).toBe(0);
});

test('the cookie policy lists what the administration stores for a signed-in user, and localStorage has no e-mail address', async () => {
  const page = await app.openAsAdmin('/admin/companies');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const localEntries = await readLocalStorage(page);
  const sessionKeys = await page.evaluate(() => Object.keys(sessionStorage));
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(sessionKeys).toContain('kordon.profile');
  expect(cookies).toContain('kordon');
  expect(JSON.stringify(localEntries)).not.toContain('@');

  await page.goto('/cookies-policy');
  const listed = await page.locator('#necessary code').allTextContents();
  const stored = [...localEntries.map(([key]) => key), ...sessionKeys, ...cookies];
  expect(stored.filter((name) => !listed.includes(name))).toEqual([]);
});
