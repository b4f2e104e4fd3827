import { defaultLocale, LANGUAGE_STORAGE_KEY, locales } from '../../../common/locales.ts';

const prefixedLocales = locales.filter((locale) => locale !== defaultLocale);

/**
 * Redirects a visitor who opens a path without a language prefix to the language chosen before. It hides the page first, so that the Turkish
 * page does not flash. Market notes are left alone, because the chosen language may not have them.
 */
const redirectScript = `(l=>{if(${JSON.stringify(prefixedLocales)}.includes(l)&&!location.pathname.startsWith("/market-updates/")){document.documentElement.style.visibility="hidden";location.replace("/"+l+location.pathname.replace(/\\/$/,"")+location.search+location.hash)}})(localStorage.getItem("${LANGUAGE_STORAGE_KEY}"))`;

/** Stores the language when the visitor follows a link to a page in another language; it works before hydration. */
const storeScript = `addEventListener("click",e=>{const l=e.target.closest("a[hreflang]");if(l)try{localStorage.setItem("${LANGUAGE_STORAGE_KEY}",l.hreflang)}catch{}},true)`;

/** Returns the inline script for the head of every public page. Errors are ignored, because a browser can block localStorage. */
export const languageScript = (lang: string | undefined) =>
  prefixedLocales.some((locale) => locale === lang) ? storeScript : `try{${redirectScript}}catch{};${storeScript}`;
