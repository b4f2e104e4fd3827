import { readFileSync } from 'node:fs';
import { createIntl, type IntlShape } from '@formatjs/intl';
import { languages, type Locale } from '../../../common/locales.ts';

type Messages = Record<string, string>;
const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Messages;

const intls = new Map<Locale, IntlShape<string>>();

/** Returns messages and formats of offers and their mails, in the language of the customer. */
export function offerIntl(locale: Locale): IntlShape<string> {
  const cached = intls.get(locale);
  if (cached) return cached;
  const intl = createIntl({
    locale: languages[locale].tag,
    messages: { ...read(`../../../common/names/${locale}/steel-products.json`), ...read(`./messages/${locale}.json`) },
    onError(error) {
      throw error; // a missing message fails the test instead of reaching a customer
    },
  });
  intls.set(locale, intl);
  return intl;
}
