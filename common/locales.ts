/** Languages of the site. Paths of the first, the default, have no prefix. */
export const locales = ['tr', 'en', 'fa', 'ar', 'fr'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'tr';
/** The language for visitors with other languages (hreflang x-default). */
export const internationalLocale: Locale = 'en';

/** Key of the chosen language in localStorage. */
export const LANGUAGE_STORAGE_KEY = 'selected-language';

interface Language {
  /** Native name, for the language switch. */
  name: string;
  /** For narrow screens. */
  shortName: string;
  /** BCP 47 tag for Intl. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** Default currency of prices, ISO 4217. USD in Persian: no trader quotes at the official rate of the rial. */
  currency: string;
}

export const languages: Record<Locale, Language> = {
  tr: { name: 'Türkçe', shortName: 'TR', tag: 'tr-TR', dir: 'ltr', currency: 'TRY' },
  en: { name: 'English', shortName: 'EN', tag: 'en-US', dir: 'ltr', currency: 'USD' },
  fa: { name: 'فارسی', shortName: 'FA', tag: 'fa-IR', dir: 'rtl', currency: 'USD' },
  ar: { name: 'العربية', shortName: 'AR', tag: 'ar-AE', dir: 'rtl', currency: 'AED' },
  fr: { name: 'Français', shortName: 'FR', tag: 'fr-DZ', dir: 'ltr', currency: 'EUR' },
};

/** Returns the language for the first path segment of a URL. Returns undefined for an unknown prefix, including `tr`, which has none. */
export function parseLocale(lang: string | undefined): Locale | undefined {
  if (lang === undefined) return defaultLocale;
  return locales.find((locale) => locale === lang && locale !== defaultLocale);
}

/** Returns a Turkish path (`/products#training`) in another language, such as `/en/products#training`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return `/${locale}${path}`.replace(/\/(?=$|[?#])/, '');
}

/** Splits a path into language and the path without its prefix: `/en/products` becomes `en` and `/products`. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const [, lang, rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const locale = locales.find((candidate) => candidate === lang && candidate !== defaultLocale);
  const path = locale ? rest : pathname;
  return { locale: locale ?? defaultLocale, path: path.replace(/(?<=.)\/$/, '') || '/' };
}
