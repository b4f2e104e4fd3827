import { brand } from '../../../../common/brand.ts';
import type { Language } from '../../../../common/enums.ts';
import type { JobTools } from '../../../platform/jobs/job.ts';
import type { LabelledValue, MailContent } from '../../../platform/mail/mail-content.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import { renderMail } from '../../../platform/mail/render-mail.ts';
import { formatDetails, salesIntl } from '../../communications/index.ts';

interface Notice {
  /** Form that was submitted; its message ids are `sales.<form>.…`. */
  form: 'quote' | 'desk' | 'contact' | 'supplier';
  person: { name: string; company: string; email: string; phone: string; language: Language };
  reference: string;
  /** Part of the subject between the company and the reference number. */
  summary: string | null | undefined;
  /** Further values of the form's messages. */
  values?: Record<string, string>;
  /** Time by which the customer should have an answer. */
  deadline: Date;
  details: LabelledValue[];
  files?: LabelledValue[];
  /** Texts of the visitor, by the message id of their title. */
  texts: Record<string, string | null>;
  /** Path of the record in the administration; null when it was removed. */
  path: string | null;
}

/** Builds the notification mail to the sales desk, in Turkish. Replies go to the customer, if there is an address. */
export function buildNotice(notice: Notice, { salesEmail, publicUrl }: JobTools['site']): Message {
  const { form, person, reference, summary, values } = notice;
  const content = createContent(notice, publicUrl);
  const subject = [person.company || person.name, summary, reference].filter(Boolean).join(' · ');
  return {
    to: salesEmail,
    ...(person.email && { replyTo: { name: person.name, address: person.email } }),
    subject: salesIntl.formatMessage({ id: `sales.${form}.subject` }, { ...values, about: subject }),
    ...renderMail(content),
  };
}

function createContent(notice: Notice, publicUrl: string): MailContent {
  const { form, person, reference, values, deadline, details, files = [], texts, path } = notice;
  const format = (id: string, values?: Record<string, string>) =>
    salesIntl.formatMessage({ id: `sales.${id}` }, values);
  const { name, company, email } = person;
  const quotedTexts = Object.entries(texts).flatMap(([id, text]) => (text ? [{ title: format(id), text }] : []));
  const formattedDeadline = salesIntl.formatDate(deadline, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  });
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: [company || name, quotedTexts[0]?.text].filter(Boolean).join(': ').slice(0, 140),
    title: format(`${form}.title`, values),
    opening: [format(`${form}.deadline`, { deadline: formattedDeadline })],
    reference: { label: format('reference'), value: reference },
    details: [
      { title: format(`${form}.who`), items: formatPersonDetails(person) },
      { title: format(`${form}.what`), items: details },
      { title: format('files'), items: files },
    ].filter(({ items }) => items.length > 0),
    quotes: quotedTexts,
    ...(path && { action: { label: format(`${form}.open`), href: new URL(path, publicUrl).href } }),
    closing: [email ? format('reply', { email }) : format('noReply')],
    why: format(`${form}.why`),
  };
}

const formatPersonDetails = ({ name, company, email, phone, language }: Notice['person']): LabelledValue[] => [
  ...formatDetails(salesIntl, { name, company }, 'auto'),
  ...formatDetails(salesIntl, { email, phone }, 'ltr'),
  ...formatDetails(salesIntl, { language: salesIntl.formatMessage({ id: `language.${language}` }) }),
];
