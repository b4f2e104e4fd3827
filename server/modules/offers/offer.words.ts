import type { IntlShape } from '@formatjs/intl';
import type { Locale } from '../../../common/locales.ts';
import { createServerIntl, readMessages } from '../../platform/messages.ts';

const read = (file: string) => readMessages(new URL(file, import.meta.url));
const intls = new Map<Locale, IntlShape>();

/** Returns messages and formats of offers and their mails, in the language of the customer. */
export function offerIntl(locale: Locale): IntlShape {
  const intl =
    intls.get(locale) ??
    createServerIntl(locale, {
      ...read(`../../../common/names/${locale}/steel-products.json`),
      ...read(`./messages/${locale}.json`),
    });
  intls.set(locale, intl);
  return intl;
}
