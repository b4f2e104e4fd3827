import { object, string } from 'yup';
import { defineJob } from '../../../platform/jobs/job.ts';
import { sendToVisitor } from '../../../platform/mail/send-to-visitor.ts';
import { QuoteRequest } from '../../quotes/index.ts';
import { formatRequestDetails } from '../../communications/index.ts';
import { buildConfirmation } from './confirmation.ts';

/** Confirms the receipt of a quote request, in the visitor's language. Each job sends one mail, so that a retry does not repeat another. */
export const confirmQuote = defineJob({
  name: 'confirm-quote',
  payload: object({ quoteRequestId: string().uuid().required() }),
  maxAttempts: 25, // with delays of e^n seconds, at most 6 h: about four days in total
  async run({ quoteRequestId }, tools) {
    const { db, site } = tools;
    const request = await db.findOneBy(QuoteRequest, { id: quoteRequestId });
    if (!request) return; // erased in the meantime
    const { id, source, name, email, reference, language } = request;
    const content = buildConfirmation(
      {
        form: source === 'seller_quote' ? 'offer' : 'quote',
        name,
        email,
        reference,
        language,
        steps: (format) =>
          ['now', 'day', 'then'].map((step) => ({ when: format(`next.${step}`), what: format(`next.${step}.what`) })),
        details: (intl) => formatRequestDetails(intl, request),
      },
      site.salesEmail,
    );
    await sendToVisitor(tools, content, { messageId: `confirm-quote-${id}` });
  },
});
