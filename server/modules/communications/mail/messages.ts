import type { IntlShape } from '@formatjs/intl';
import type { Locale } from '../../../../common/locales.ts';
import { createServerIntl, readMessages, type Messages } from '../../../platform/messages.ts';

const read = (file: string) => readMessages(new URL(file, import.meta.url));

/** Names of countries, products, topics and market series, which the site uses too. */
const names = (locale: Locale): Messages[] =>
  ['countries', 'steel-products', 'contact-topics', 'market-series'].map((list) =>
    read(`../../../../common/names/${locale}/${list}.json`),
  );

const readVisitorMessages = (locale: Locale): Messages =>
  Object.assign(
    {},
    ...names(locale),
    read(`./messages/${locale}.json`),
    read(`./messages/drafts/${locale}.json`),
  ) as Messages;

const visitorIntls = new Map<Locale, IntlShape>();

/** Returns messages and formats of mails to visitors, in their language. */
export function visitorIntl(locale: Locale): IntlShape {
  const intl = visitorIntls.get(locale) ?? createServerIntl(locale, readVisitorMessages(locale));
  visitorIntls.set(locale, intl);
  return intl;
}

/** Messages and formats of mails to the sales desk, in Turkish like the whole administration. */
export const salesIntl = createServerIntl('tr', { ...readVisitorMessages('tr'), ...read('./messages/sales/tr.json') });
