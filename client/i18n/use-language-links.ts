import { useLocation } from 'react-router';
import { languages, localePath, locales, splitPath } from '../../common/locales.ts';

/** Returns link props to the current page in each language. Following a link stores the visitor's choice (site/shell/language-script.ts). */
export function useLanguageLinks() {
  const { pathname, search, hash } = useLocation();
  const { locale: current, path } = splitPath(pathname);
  return locales.map((locale) => ({
    ...languages[locale],
    link: {
      to: localePath(locale, path + search + hash),
      lang: locale,
      hrefLang: locale,
      'aria-current': locale === current ? ('true' as const) : undefined,
    },
  }));
}
