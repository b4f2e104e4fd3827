import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { localePath, locales } from '../common/locales.ts';
import { publicPages } from '../common/pages.ts';
import { startProduct } from './product.ts';

const product = startProduct({ DEMO_DATA: 'on' });
const phone = { viewport: { width: 390, height: 844 } };

/** Legacy mode looks at one document without frames, which is what our pages are, and takes half the time. */
async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

test.each(locales)(
  'axe finds nothing on the public pages in %s',
  async (locale) => {
    const page = await product.open(localePath(locale, '/nothing-here'));
    expect(await violationsOn(page)).toEqual([]);
    for (const place of publicPages) {
      await page.goto(localePath(locale, place));
      expect(await violationsOn(page)).toEqual([]);
    }
  },
  6_000 * publicPages.length,
);

test('axe finds nothing in the open dialog and the open menu of a phone', async () => {
  const page = await product.open('/products', phone);
  await page.locator('#turnkey-mill').getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menü' }).click();
  expect(await violationsOn(page)).toEqual([]);
});

test.each(['light', 'dark'] as const)('axe finds nothing in the administration, %s', async (colorScheme) => {
  const login = await product.open('/admin/login', { colorScheme });
  expect(await violationsOn(login)).toEqual([]);
  const page = await product.openAsAdmin('/admin', { colorScheme });
  await page.getByRole('feed').waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
