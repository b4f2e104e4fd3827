import { locales, localePath } from './locales.ts';

/** Every public page, by its Turkish address: the build prerenders each in every language. */
export const publicPages = [
  '/',
  '/products',
  '/company',
  '/projects',
  '/gallery',
  '/supplier-network',
  '/contact',
  '/business-plan',
  '/market-updates',
  '/market-analysis',
  '/global-trade-report',
  '/price-updates',
  '/global-trade',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies-policy',
  '/kalite-sertifikalar',
  '/industrial-equipment',
  '/industrial-equipment/hydraulic-hoses',
  '/industrial-equipment/hydraulic-fittings',
  '/industrial-equipment/braided-hoses',
  '/industrial-equipment/filter-systems',
  '/industrial-equipment/valves',
  '/industrial-equipment/camlock-couplings',
  '/industrial-equipment/gears',
  '/industrial-equipment/cnc-components',
  '/price-lists',
  '/price-alert',
  '/quote-system',
  '/trade-platform',
  '/trade-intermediary',
  '/test',
];

/** Pages that search engines are asked to leave out. */
export const unlistedPages = ['/test', '/price-alert'];

/** Further addresses of a page, whose canonical one is in the list. */
export const pageAliases = ['/quality'];

/** The addresses of all public pages in all languages. */
export const publicPaths = locales.flatMap((locale) =>
  [...publicPages, ...pageAliases].map((page) => localePath(locale, page)),
);
