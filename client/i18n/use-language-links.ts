import { useLocation } from 'react-router';
import { languages, localePath, locales, splitPath } from '../../common/locales.ts';

/** The page on screen in each language, as the props of a link. Following one makes it the visitor's choice (site/shell/restore-language.ts). */
export function useLanguageLinks() {
  const { pathname, search, hash } = useLocation();
  const { locale: shown, path } = splitPath(pathname);
  return locales.map((locale) => ({
    ...languages[locale],
    link: {
      to: localePath(locale, path + search + hash),
      lang: locale,
      hrefLang: locale,
      'aria-current': locale === shown ? ('true' as const) : undefined,
    },
  }));
}
