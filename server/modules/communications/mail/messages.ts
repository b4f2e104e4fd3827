import { readFileSync } from 'node:fs';
import { createIntl, type IntlShape } from '@formatjs/intl';
import { languages as locales, type Locale } from '../../../../common/locales.ts';

type Messages = Record<string, string>;

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Messages;

/** Names of countries, products, topics and market series, which the site uses too. */
const names = (locale: Locale): Messages[] =>
  ['countries', 'steel-products', 'contact-topics', 'market-series'].map((list) =>
    read(`../../../../common/names/${locale}/${list}.json`),
  );

const readMessages = (locale: Locale): Messages =>
  Object.assign(
    {},
    ...names(locale),
    read(`./messages/${locale}.json`),
    read(`./messages/letters/${locale}.json`),
  ) as Messages;

const createIntlFor = (locale: Locale, messages: Messages): IntlShape<string> =>
  createIntl({
    locale: locales[locale].tag,
    messages,
    onError(error) {
      throw error; // a missing message fails the test instead of reaching a mailbox
    },
  });

const visitorIntls = new Map<Locale, IntlShape<string>>();

/** Returns messages and formats of mails to visitors, in their language. */
export function visitorIntl(locale: Locale): IntlShape<string> {
  const intl = visitorIntls.get(locale) ?? createIntlFor(locale, readMessages(locale));
  visitorIntls.set(locale, intl);
  return intl;
}

/** Messages and formats of mails to the sales desk, in Turkish like the whole administration. */
export const salesIntl = createIntlFor('tr', { ...readMessages('tr'), ...read('./messages/sales/tr.json') });

/**
 * Formats the subject of the communication that records a form submission.
 * @param values further values of the message
 */
export const formatCommunicationSubject = (
  form: 'quote' | 'contact' | 'supplier',
  about: string,
  values: Record<string, string> = {},
): string => salesIntl.formatMessage({ id: `sales.${form}.communication` }, { ...values, about });
