import { readFileSync } from 'node:fs';
import { createIntl, type IntlShape } from '@formatjs/intl';
import { languages, type Locale } from '../../../common/locales.ts';

type Messages = Record<string, string>;
const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Messages;

const made = new Map<Locale, IntlShape<string>>();

/** Words and formats of offers and of the mail that they go out with, in the customer's language. */
export function offerIntl(locale: Locale): IntlShape<string> {
  const known = made.get(locale);
  if (known) return known;
  const intl = createIntl({
    locale: languages[locale].tag,
    messages: { ...read(`../../../common/names/${locale}/steel-products.json`), ...read(`./messages/${locale}.json`) },
    onError(error) {
      throw error; // a missing text stops the offer in a test, not at a customer's
    },
  });
  made.set(locale, intl);
  return intl;
}
