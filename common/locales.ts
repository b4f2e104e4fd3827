/** Languages of the site; the first has the addresses without a prefix. */
export const locales = ['tr', 'en', 'fa', 'ar', 'fr'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'tr';
/** For visitors whose language is none of ours (hreflang x-default). */
export const internationalLocale: Locale = 'en';

/** The name under which a browser's storage keeps the chosen language. */
export const languageKey = 'selected-language';

interface Language {
  /** In its own words, as the switch shows it. */
  name: string;
  /** Where there is no room for the name. */
  shortName: string;
  /** BCP 47: what Intl formats numbers and dates by. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** ISO 4217, what prices are shown in until the visitor chooses another. */
  currency: string;
}

export const languages: Record<Locale, Language> = {
  tr: { name: 'Türkçe', shortName: 'TR', tag: 'tr-TR', dir: 'ltr', currency: 'TRY' },
  en: { name: 'English', shortName: 'EN', tag: 'en-US', dir: 'ltr', currency: 'USD' },
  fa: { name: 'فارسی', shortName: 'FA', tag: 'fa-IR', dir: 'rtl', currency: 'IRR' },
  ar: { name: 'العربية', shortName: 'AR', tag: 'ar-AE', dir: 'rtl', currency: 'AED' },
  fr: { name: 'Français', shortName: 'FR', tag: 'fr-DZ', dir: 'ltr', currency: 'EUR' },
};

/** The language of a page whose first path segment is `lang`; undefined where no page has that address, `/tr` included. */
export function localeOf(lang: string | undefined): Locale | undefined {
  if (lang === undefined) return defaultLocale;
  return locales.find((locale) => locale === lang && locale !== defaultLocale);
}

/** The address of `path` (`/products#training`) in a language: as it is in Turkish, `/en/products#training` in English. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return `/${locale}${path}`.replace(/\/(?=$|[?#])/, '');
}

/** Takes an address apart: `/en/products` is `/products` in English. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const [, lang, rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const locale = locales.find((other) => other === lang && other !== defaultLocale);
  const path = locale ? rest : pathname;
  return { locale: locale ?? defaultLocale, path: path.replace(/(?<=.)\/$/, '') || '/' };
}
