import { locales, localePath } from './locales.ts';

/** Paths of all public pages, without a language prefix. The build prerenders each in every language. */
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
  '/privacy-request',
  '/terms-of-service',
  '/cookies-policy',
  '/imprint',
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
  // A nearly empty page with which an operator checks a deployment.
  '/test',
];

/** Pages that are excluded from search engines. */
export const unlistedPages = ['/test', '/price-alert'];

/** Aliases of pages whose canonical path is in `publicPages`. */
export const pageAliases = ['/quality'];

/** Paths of all public pages and aliases in all languages. */
export const publicPaths = locales.flatMap((locale) =>
  [...publicPages, ...pageAliases].map((page) => localePath(locale, page)),
);
