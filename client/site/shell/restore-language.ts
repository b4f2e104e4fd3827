import { defaultLocale, languageKey, locales } from '../../../common/locales.ts';

const prefixed = locales.filter((locale) => locale !== defaultLocale);

/**
 * For the head of a page without a language in its address: a visitor who once chose another language goes on to the page in
 * that language. The page hides first, so that no Turkish is painted.
 */
const script = `try{(l=>{if(${JSON.stringify(prefixed)}.includes(l)){document.documentElement.style.visibility="hidden";location.replace("/"+l+location.pathname.replace(/\\/$/,"")+location.search+location.hash)}})(localStorage.getItem("${languageKey}"))}catch{}`;

export const restoreLanguage = (lang: string | undefined) =>
  prefixed.some((locale) => locale === lang) ? undefined : script;
