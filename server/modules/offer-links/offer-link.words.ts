import type { IntlShape } from '@formatjs/intl';
import type { Locale } from '../../../common/locales.ts';
import { createServerIntl, readMessages } from '../../platform/messages.ts';

const read = (file: string) => readMessages(new URL(file, import.meta.url));
const intls = new Map<Locale, IntlShape>();

/** Returns messages and formats of the link, the verification page and their mails, in the language of the reader. */
export function linkIntl(locale: Locale): IntlShape {
  const intl = intls.get(locale) ?? createServerIntl(locale, read(`./messages/${locale}.json`));
  intls.set(locale, intl);
  return intl;
}

/** Messages and formats of mails and records of the sales desk, in Turkish like the whole administration. */
export const deskIntl = createServerIntl('tr', read('./messages/desk.tr.json'));
