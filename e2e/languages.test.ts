import { localePath, locales } from '../common/locales.ts';
import { publicPages, unlistedPages } from '../common/pages.ts';
import { sharedOrigin, sharedProduct } from './product.ts';

const product = sharedProduct();

test('a chosen language is kept and found again on an address without a language', async () => {
  const page = await product.open('/products');
  expect(await page.locator('html').getAttribute('lang')).toBe('tr');
  await page.getByRole('banner').locator('summary', { hasText: 'Dil: Türkçe' }).click();
  await page.getByRole('link', { name: 'العربية', exact: true }).first().click();
  await page.waitForURL('**/ar/products');
  await page.locator('html[lang=ar][dir=rtl]').waitFor({ state: 'attached' });

  await page.goto('/products#training');
  await page.waitForURL('**/ar/products#training');
});

test('the choice of Turkish is a choice too', async () => {
  const page = await product.open('/en/products');
  await page.getByRole('banner').locator('summary', { hasText: 'Language: English' }).click();
  await page.getByRole('link', { name: 'Türkçe', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/products');
  await page.reload();
  expect(new URL(page.url()).pathname).toBe('/products');
});

test('the sitemap lists every page in every language', async () => {
  const sitemap = await (await fetch(`${product.url()}/sitemap.xml`)).text();
  const listed = publicPages.filter((place) => !unlistedPages.includes(place));
  for (const place of listed)
    for (const locale of locales) expect(sitemap).toContain(`<loc>${sharedOrigin()}${localePath(locale, place)}</loc>`);
  expect(sitemap.match(/<loc>/g)).toHaveLength(listed.length * locales.length);
});

test.each(['/nothing-here', '/fr/nothing-here', '/tr', '/de/products'])(
  '%s is not found, and says so with the status',
  async (place) => {
    const response = await fetch(product.url() + place);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  },
);
