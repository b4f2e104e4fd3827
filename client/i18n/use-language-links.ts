import { useLocation } from 'react-router';
import { languageKey, languages, localePath, locales, splitPath } from '../../common/locales.ts';

/** The page on screen in each language, as the props of a link; following one makes that language the visitor's choice. */
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
      onClick: () => remember(locale),
    },
  }));
}

/** A browser may refuse to store anything; the choice then holds for the page alone. */
function remember(locale: string) {
  try {
    localStorage.setItem(languageKey, locale);
  } catch {
    return;
  }
}
