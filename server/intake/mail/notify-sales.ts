import { object, string } from 'yup';
import { brand } from '../../../common/brand.ts';
import { defineJob, type JobTools } from '../../platform/jobs/job.ts';
import { letterHtml } from '../../platform/mail/letter-html.tsx';
import { letterText, type Fact, type Letter } from '../../platform/mail/letter.ts';
import type { Message } from '../../platform/mail/mailer.ts';
import { QuoteRequest } from '../quote-request.entity.ts';
import { salesIntl } from './messages.ts';
import { plainFacts, productName } from './quote-facts.ts';

const day = 24 * 60 * 60 * 1000;

/** Tells the sales desk about a request; its answer goes straight to the visitor. */
export const notifySales = defineJob({
  name: 'notify-sales',
  payload: object({ quoteRequestId: string().uuid().required() }),
  maxAttempts: 25, // about four days, as confirm-quote
  async run({ quoteRequestId }, { db, mail, site }) {
    const request = await db.findOneBy(QuoteRequest, { id: quoteRequestId });
    if (!request) return; // erased since
    await mail.send(notification(request, site), { messageId: `notify-sales-${request.id}` });
  },
});

const say = (id: string, values?: Record<string, string>) => salesIntl.formatMessage({ id: `sales.${id}` }, values);

function notification(request: QuoteRequest, { salesEmail, publicUrl }: JobTools['site']): Message {
  const { name, email, company, reference, productTitle } = request;
  const about = [company || name, productName(salesIntl, request) ?? productTitle, reference];
  const letter = notificationLetter(request, publicUrl);
  return {
    to: salesEmail,
    replyTo: { name, address: email },
    subject: say('subject', { about: about.filter(Boolean).join(' · ') }),
    html: letterHtml(letter),
    text: letterText(letter),
    language: letter.lang,
  };
}

function notificationLetter(request: QuoteRequest, publicUrl: string): Letter {
  const { id, name, email, company, message, reference, additionalRequirements, createdAt } = request;
  const deadline = salesIntl.formatDate(createdAt.getTime() + day, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  });
  return {
    lang: 'tr',
    dir: 'ltr',
    preview: [company || name, message].filter(Boolean).join(': ').slice(0, 140),
    title: say('title'),
    opening: [say('deadline', { deadline })],
    reference: { label: say('reference'), value: reference },
    facts: [
      { title: say('who'), items: person(request) },
      { title: say('what'), items: [...plainFacts(salesIntl, request), ...inTheirWords(request)] },
    ],
    quotes: [
      { title: say('message'), text: message },
      { title: say('notes'), text: additionalRequirements ?? '' },
    ].filter(({ text }) => text),
    action: { label: say('open'), href: new URL(`/admin/quotes/${id}`, publicUrl).href },
    closing: [say('reply', { email })],
    why: say('why'),
  };
}

const fact = (name: string, value: string | null, dir?: Fact['dir']): Fact[] =>
  value ? [{ label: salesIntl.formatMessage({ id: `fact.${name}` }), value, ...(dir && { dir }) }] : [];

const person = ({ name, company, email, phone, language }: QuoteRequest): Fact[] => [
  ...fact('name', name, 'auto'),
  ...fact('company', company, 'auto'),
  ...fact('email', email, 'ltr'),
  ...fact('phone', phone, 'ltr'),
  ...fact('language', salesIntl.formatMessage({ id: `language.${language}` })),
];

const inTheirWords = ({ source, productTitle, targetPrice, deliveryLocation }: QuoteRequest): Fact[] => [
  ...fact('source', salesIntl.formatMessage({ id: `source.${source}` })),
  ...fact('title', productTitle, 'auto'),
  ...fact('targetPrice', targetPrice, 'auto'),
  ...fact('deliveryLocation', deliveryLocation, 'auto'),
];
