import type { Locale } from '../common/locales.ts';
import { faultsOnPages } from './pages/walk.ts';
import { sharedProduct } from './product.ts';

const product = sharedProduct();

/** One page of each kind: photographs, a form, live values, a table. All of them in all languages: pages-*.slow.test.ts. */
const places = ['/', '/contact', '/price-lists', '/quality'];

test.each<Locale>(['tr', 'ar'])(
  'pages in %s are whole: head, words, links, targets, and nothing that axe finds',
  async (locale) => {
    expect(await faultsOnPages(product, locale, places)).toEqual([]);
  },
  60_000,
);
