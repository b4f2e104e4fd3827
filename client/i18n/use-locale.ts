import { useParams } from 'react-router';
import { defaultLocale, parseLocale, type Locale } from '../../common/locales.ts';

/** Returns the locale of the page, by the language segment of the URL; Turkish when that is not a supported language. */
export const useLocale = (): Locale => parseLocale(useParams().lang) ?? defaultLocale;
