import { locales, localePath } from './locales.ts';

/** Every public page, by its Turkish address: the build prerenders each in every language. */
export const publicPages = [
  '/',
  '/products',
  '/company',
  '/projects',
  '/gallery',
  '/business-plan',
  '/privacy-policy',
  '/terms-of-service',
  '/cookies-policy',
  '/test',
];

/** Pages that search engines are asked to leave out. */
export const unlistedPages = ['/test'];

/** The addresses of all public pages in all languages. */
export const publicPaths = locales.flatMap((locale) => publicPages.map((page) => localePath(locale, page)));
