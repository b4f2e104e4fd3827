import { useParams } from 'react-router';
import { defaultLocale, localeOf, type Locale } from '../../common/locales.ts';

/** The language of the page; Turkish where the address is in no language of ours. */
export const useLocale = (): Locale => localeOf(useParams().lang) ?? defaultLocale;
