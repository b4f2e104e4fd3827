import { object, string } from 'yup';
import { defineJob } from '../../../platform/jobs/job.ts';
import { sendToVisitor } from '../../../platform/mail/send-to-visitor.ts';
import { QuoteRequest } from '../../quotes/index.ts';
import { plainFacts } from '../../communications/index.ts';
import { confirmation } from './confirmation.ts';

/** Thanks the visitor in their language. One job sends one message, so a retry repeats none that went out. */
export const confirmQuote = defineJob({
  name: 'confirm-quote',
  payload: object({ quoteRequestId: string().uuid().required() }),
  maxAttempts: 25, // waits of e^n seconds, 6 h at most: about four days in all
  async run({ quoteRequestId }, tools) {
    const { db, site } = tools;
    const request = await db.findOneBy(QuoteRequest, { id: quoteRequestId });
    if (!request) return; // erased since
    const { id, source, name, email, reference, language } = request;
    const letter = confirmation(
      {
        form: source === 'seller_quote' ? 'offer' : 'quote',
        ...{ name, email, reference, language },
        steps: (say) =>
          ['now', 'day', 'then'].map((step) => ({ when: say(`next.${step}`), what: say(`next.${step}.what`) })),
        facts: (intl) => plainFacts(intl, request),
      },
      site.salesEmail,
    );
    await sendToVisitor(tools, letter, { messageId: `confirm-quote-${id}` });
  },
});
