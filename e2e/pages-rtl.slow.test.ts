import type { Locale } from '../common/locales.ts';
import { pageAliases, publicPages } from '../common/pages.ts';
import { findPageFaults } from './pages/page-checks.ts';
import { sharedApp } from './app.ts';

const app = sharedApp();

test.each<Locale>(['fa', 'ar'])(
  'every page in %s passes the checks of head, wording, links, target sizes and accessibility',
  async (locale) => {
    expect(await findPageFaults(app, locale, [...publicPages, ...pageAliases])).toEqual([]);
  },
  8_000 * publicPages.length,
);
