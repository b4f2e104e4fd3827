import type { Locale } from '../common/locales.ts';
import { pageAliases, publicPages } from '../common/pages.ts';
import { faultsOnPages } from './pages/walk.ts';
import { sharedProduct } from './product.ts';

const product = sharedProduct();

test.each<Locale>(['fa', 'ar'])(
  'every page in %s is whole: head, words, links, targets, and nothing that axe finds',
  async (locale) => {
    expect(await faultsOnPages(product, locale, [...publicPages, ...pageAliases])).toEqual([]);
  },
  8_000 * publicPages.length,
);
