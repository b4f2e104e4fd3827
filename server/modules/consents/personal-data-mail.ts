import type { IntlShape } from '@formatjs/intl';
import { brand } from '../../../common/brand.ts';
import { languages, localePath, type Locale } from '../../../common/locales.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import type { Message } from '../../platform/mail/mailer.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { createServerIntl, readMessages } from '../../platform/messages.ts';

const intls = new Map<Locale, IntlShape>();

/** Returns messages and formats of mails about consents and personal data, in the language of the reader. */
export function personalDataIntl(locale: Locale): IntlShape {
  const intl =
    intls.get(locale) ?? createServerIntl(locale, readMessages(new URL(`./messages/${locale}.json`, import.meta.url)));
  intls.set(locale, intl);
  return intl;
}

interface PersonalDataMail {
  /** Prefix of the message ids. */
  name: 'request' | 'answer' | 'consent';
  to: string;
  language: Locale;
  reference: string;
  values?: Record<string, string | number>;
  /** Query of the link to the page about personal data. */
  query?: string;
  quote?: string;
  unsubscribe?: string;
}

/** Address of the public page about personal data. */
export const getDataPageUrl = (publicUrl: string, language: Locale, query: string): string =>
  new URL(`${localePath(language, '/privacy-request')}?${query}`, publicUrl).href;

/** Creates a mail about consents or personal data. */
export function createPersonalDataMail(mail: PersonalDataMail, publicUrl: string): Message {
  const { name, to, language, reference, values = {}, query, quote, unsubscribe } = mail;
  const { tag, dir } = languages[language];
  const { formatMessage, messages } = personalDataIntl(language);
  const format = (id: string) => formatMessage({ id: `${name}.${id}` }, values);
  const content: MailContent = {
    lang: tag,
    dir,
    preview: format('text'),
    title: format('title'),
    opening: [format('text')],
    reference: { label: format('reference'), value: reference },
    details: [],
    ...(quote && { quotes: [{ title: format('heading'), text: quote }] }),
    ...(query && { action: { label: format('action'), href: getDataPageUrl(publicUrl, language, query) } }),
    closing: `${name}.closing` in messages ? [format('closing')] : [],
    why: format('why'),
  };
  return {
    to,
    replyTo: { name: brand.name, address: brand.email },
    subject: format('subject'),
    ...renderMail(content),
    ...(unsubscribe && { unsubscribe }),
  };
}
