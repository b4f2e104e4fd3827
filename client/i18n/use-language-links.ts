import { useLocation, useMatches } from 'react-router';
import { languages, localePath, locales, splitPath, type Locale } from '../../common/locales.ts';

/**
 * Returns link props to the current page in each language, or to its parent page in a language that does not have it. Following a link stores
 * the visitor's choice (site/shell/language-script.ts).
 */
export function useLanguageLinks() {
  const { pathname, search, hash } = useLocation();
  const { locale: current, path } = splitPath(pathname);
  const { languages: available = locales } = (useMatches().at(-1)?.loaderData ?? {}) as { languages?: Locale[] };
  const parent = path.replace(/\/[^/]*$/, '') || '/';
  return locales.map((locale) => ({
    ...languages[locale],
    link: {
      to: localePath(locale, available.includes(locale) ? path + search + hash : parent),
      lang: locale,
      hrefLang: locale,
      'aria-current': locale === current ? ('true' as const) : undefined,
    },
  }));
}
