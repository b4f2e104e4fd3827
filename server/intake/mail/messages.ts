import { readFileSync } from 'node:fs';
import { createIntl, type IntlShape } from '@formatjs/intl';
import { languages as locales, type Locale } from '../../../common/locales.ts';

const catalogue = (file: string) =>
  JSON.parse(readFileSync(new URL(`./messages/${file}.json`, import.meta.url), 'utf8')) as Record<string, string>;

const intlOf = (locale: Locale, messages: Record<string, string>): IntlShape<string> =>
  createIntl({
    locale: locales[locale].tag,
    messages,
    onError(error) {
      throw error; // a missing text stops the message in a test, not in a mailbox
    },
  });

const made = new Map<Locale, IntlShape<string>>();

/** Words and formats of what visitors get, in their language. */
export function visitorIntl(locale: Locale): IntlShape<string> {
  const intl = made.get(locale) ?? intlOf(locale, catalogue(locale));
  made.set(locale, intl);
  return intl;
}

/** Words and formats of what the sales desk gets: Turkish, as all of its screens. */
export const salesIntl = intlOf('tr', { ...catalogue('tr'), ...catalogue('sales/tr') });

/** What came by a form, as the sales desk finds it in the history of a company. @param values that the form's message asks for beside `about` */
export const communicationSubject = (
  form: 'quote' | 'contact' | 'supplier',
  about: string,
  values: Record<string, string> = {},
): string => salesIntl.formatMessage({ id: `sales.${form}.communication` }, { ...values, about });
