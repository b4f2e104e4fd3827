import { defaultLocale, languageKey, locales } from '../../../common/locales.ts';

const prefixed = locales.filter((locale) => locale !== defaultLocale);

/**
 * A visitor who once chose another language and opens an address without one goes on to the page in that language. The page hides first,
 * so that no Turkish is painted.
 */
const restore = `(l=>{if(${JSON.stringify(prefixed)}.includes(l)){document.documentElement.style.visibility="hidden";location.replace("/"+l+location.pathname.replace(/\\/$/,"")+location.search+location.hash)}})(localStorage.getItem("${languageKey}"))`;

/** Following a link to a page in another language makes that language the visitor's choice, also before the page is alive. */
const remember = `addEventListener("click",e=>{const l=e.target.closest("a[hreflang]");if(l)try{localStorage.setItem("${languageKey}",l.hreflang)}catch{}},true)`;

/** For the head of every public page. A browser may refuse to store anything; the choice then holds for the page alone. */
export const restoreLanguage = (lang: string | undefined) =>
  prefixed.some((locale) => locale === lang) ? remember : `try{${restore}}catch{};${remember}`;
