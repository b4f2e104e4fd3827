import { localePath, locales } from '../common/locales.ts';
import { publicPages, unlistedPages } from '../common/pages.ts';
import { getSharedOrigin, sharedApp } from './app.ts';

const app = sharedApp();

test('the selected language is remembered for URLs without a language', async () => {
  const page = await app.open('/products');
  expect(await page.locator('html').getAttribute('lang')).toBe('tr');
  await page.getByRole('banner').locator('summary', { hasText: 'Dil: Türkçe' }).click();
  await page.getByRole('link', { name: 'العربية', exact: true }).first().click();
  await page.waitForURL('**/ar/products');
  await page.locator('html[lang=ar][dir=rtl]').waitFor({ state: 'attached' });

  await page.goto('/products#training');
  await page.waitForURL('**/ar/products#training');
});

test('selecting Turkish is remembered as well', async () => {
  const page = await app.open('/en/products');
  await page.getByRole('banner').locator('summary', { hasText: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Türkçe', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/products');
  await page.reload();
  expect(new URL(page.url()).pathname).toBe('/products');
});

test('the sitemap lists every page in every language', async () => {
  const sitemap = await (await fetch(`${app.url()}/sitemap.xml`)).text();
  const listed = publicPages.filter((pagePath) => !unlistedPages.includes(pagePath));
  for (const pagePath of listed)
    for (const locale of locales)
      expect(sitemap).toContain(`<loc>${getSharedOrigin()}${localePath(locale, pagePath)}</loc>`);
  expect(sitemap.match(/<loc>/g)).toHaveLength(listed.length * locales.length);
});

test.each([
  ['/nothing-here', 'Bu sayfa stokta yok', '/price-lists'],
  ['/fr/nothing-here', 'Cette page n’est pas en stock', '/fr/price-lists'],
  ['/tr', 'Bu sayfa stokta yok', '/contact'],
  ['/de/products', 'Bu sayfa stokta yok', '/contact'],
])('%s returns a not-found page with status 404 and links, in its language', async (pagePath, heading, link) => {
  const response = await fetch(app.url() + pagePath);
  expect(response.status).toBe(404);
  const main = /<main.*<\/main>/s.exec(await response.text())?.[0];
  expect(main).toContain(heading);
  expect(main).toContain(`href="${link}"`);
  expect(main).not.toContain('Page not found');
});
