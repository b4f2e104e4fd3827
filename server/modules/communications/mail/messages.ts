import { readFileSync } from 'node:fs';
import { createIntl, type IntlShape } from '@formatjs/intl';
import { languages as locales, type Locale } from '../../../../common/locales.ts';

type Messages = Record<string, string>;

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Messages;

/** Names that the site shares with its messages; both read them in `common/names`. */
const names = (locale: Locale): Messages[] =>
  ['countries', 'steel-products', 'contact-topics', 'market-series'].map((list) =>
    read(`../../../../common/names/${locale}/${list}.json`),
  );

const catalogue = (locale: Locale): Messages =>
  Object.assign(
    {},
    ...names(locale),
    read(`./messages/${locale}.json`),
    read(`./messages/letters/${locale}.json`),
  ) as Messages;

const intlOf = (locale: Locale, messages: Messages): IntlShape<string> =>
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
export const salesIntl = intlOf('tr', { ...catalogue('tr'), ...read('./messages/sales/tr.json') });

/** What came by a form, as the sales desk finds it in the history of a company. @param values that the form's message asks for beside `about` */
export const communicationSubject = (
  form: 'quote' | 'contact' | 'supplier',
  about: string,
  values: Record<string, string> = {},
): string => salesIntl.formatMessage({ id: `sales.${form}.communication` }, { ...values, about });
