import type { Page } from 'playwright-core';
import { startApp, waitForHydration } from './app.ts';
import { cookieNotice, phone, readLocalStorage } from './steps/consent.ts';

const analyticsScript = 'https://analytics.example/script.js';
const app = startApp({ ANALYTICS_SCRIPT_URL: analyticsScript });

/** Opens a page with a mock of the analytics script, which sets the global variable `measured` when it is loaded. */
async function openWithAnalyticsMock(address: string, options?: Parameters<typeof app.open>[1]) {
  // A page without scripts, so that the mock is in place before the first page of the site is loaded.
  const page = await app.open('/robots.txt', options);
  await page
    .context()
    .route(analyticsScript, (route) => route.fulfill({ contentType: 'text/javascript', body: 'measured = 1' }));
  await page.goto(address);
  return page;
}
const isAnalyticsScriptLoaded = (page: Page) => page.evaluate(() => 'measured' in window);

test.each([
  ['phone', phone],
  ['desktop', {}],
] as const)(
  'on a %s the notice is above the header without covering content, and the analytics script is loaded only after consent',
  async (_device, options) => {
    const page = await openWithAnalyticsMock('/', options);
    const notice = await cookieNotice(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.y).toBeCloseTo((notice?.y ?? 0) + (notice?.height ?? 0), 0);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y).toBeGreaterThanOrEqual(notice?.height ?? 0);
    await waitForHydration(page);
    expect(await readLocalStorage(page)).toEqual([]);
    expect(await isAnalyticsScriptLoaded(page)).toBe(false);

    await cookieNotice(page).getByRole('button', { name: 'Kabul et' }).click();
    await page.waitForFunction(() => 'measured' in window);
    await page.reload();
    await waitForHydration(page);
    await page.waitForFunction(() => 'measured' in window);
    expect(await cookieNotice(page).count()).toBe(0);
  },
);

test('one click refuses and loads no script; the choice can be changed on the page of the cookie policy', async () => {
  const page = await openWithAnalyticsMock('/company');
  await cookieNotice(page).getByRole('button', { name: 'Reddet' }).click();
  await cookieNotice(page).waitFor({ state: 'hidden' });
  expect(await isAnalyticsScriptLoaded(page)).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Çerez tercihleri' }).click();
  await page.waitForURL('**/cookies-policy#choices');
  await page.getByText(/ölçüm kapalı/).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Kabul et' }).press('Enter');
  await page.getByText(/ölçüm açık/).waitFor();
  await page.waitForFunction(() => 'measured' in window);
});

test('without JavaScript no notice is shown', async () => {
  const page = await app.open('/', { javaScriptEnabled: false });
  expect(await cookieNotice(page).count()).toBe(0);
});
