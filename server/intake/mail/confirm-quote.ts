import { object, string } from 'yup';
import { brand } from '../../../common/brand.ts';
import { languages } from '../../../common/locales.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { letterHtml } from '../../platform/mail/letter-html.tsx';
import { letterText } from '../../platform/mail/letter.ts';
import type { Message } from '../../platform/mail/mailer.ts';
import { QuoteRequest } from '../quote-request.entity.ts';
import { visitorIntl } from './messages.ts';
import { plainFacts } from './quote-facts.ts';

/** Thanks the visitor in their language. One job sends one message, so a retry repeats none that went out. */
export const confirmQuote = defineJob({
  name: 'confirm-quote',
  payload: object({ quoteRequestId: string().uuid().required() }),
  maxAttempts: 25, // waits of e^n seconds, 6 h at most: about four days in all
  async run({ quoteRequestId }, { db, mail, site }) {
    const request = await db.findOneBy(QuoteRequest, { id: quoteRequestId });
    if (!request) return; // erased since
    await mail.send(confirmation(request, site.salesEmail), { messageId: `confirm-quote-${request.id}` });
  },
});

/** What a visitor gets, answered by the sales desk. */
function confirmation(request: QuoteRequest, salesEmail: string): Message {
  const letter = confirmationLetter(request);
  const intl = visitorIntl(request.language);
  return {
    to: request.email,
    replyTo: { name: brand.name, address: salesEmail },
    subject: intl.formatMessage({ id: 'confirm.subject' }, { reference: request.reference }),
    html: letterHtml(letter),
    text: letterText(letter),
    language: letter.lang,
  };
}

/**
 * The address may be anybody's, so nothing but the name is repeated of what was typed: otherwise the form would deliver the message
 * of whoever fills it in to whomever they name.
 */
function confirmationLetter(request: QuoteRequest): Letter {
  const { tag, dir } = languages[request.language];
  const intl = visitorIntl(request.language);
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `confirm.${id}` }, values);
  const { reference, name } = request;
  const phone = `\u2066${brand.phone.replaceAll(' ', '\u00a0')}\u2069`; // in one piece, from left to right
  return {
    lang: tag,
    dir,
    preview: say('preview', { reference }),
    title: say('title'),
    opening: [isPlainName(name) ? say('greeting', { name }) : say('greeting.unnamed'), say('thanks')],
    reference: { label: say('reference'), value: reference, use: say('reference.use') },
    steps: {
      title: say('next'),
      items: ['now', 'day', 'then'].map((step) => ({ when: say(`next.${step}`), what: say(`next.${step}.what`) })),
    },
    facts: [{ title: say('summary'), items: plainFacts(intl, request) }],
    closing: [say('reply', { phone })],
    why: say('why'),
  };
}

/** Words of letters, and nothing that a mail program would make a link of. */
const isPlainName = (name: string): boolean =>
  name.length <= 60 && /^[\p{L}\p{M}\s'’-]+(?:\.(?:\s[\p{L}\p{M}\s'’-]+|$))*$/u.test(name);
