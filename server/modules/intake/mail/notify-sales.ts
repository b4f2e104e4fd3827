import { object, string } from 'yup';
import { company } from '../../../../common/business.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Fact } from '../../../platform/mail/letter.ts';
import { QuoteRequest } from '../../quotes/index.ts';
import { factsOf, plainFacts, productName, salesIntl } from '../../communications/index.ts';
import { notice } from './notice.ts';

const hour = 60 * 60 * 1000;

/** Tells the sales desk about a request. */
export const notifySales = defineJob({
  name: 'notify-sales',
  payload: object({ quoteRequestId: string().uuid().required() }),
  maxAttempts: 25, // about four days, as confirm-quote
  async run({ quoteRequestId }, { db, mail, site }) {
    const request = await db.findOneBy(QuoteRequest, { id: quoteRequestId });
    if (!request) return; // erased since
    const { id, source, reference, message, additionalRequirements, createdAt } = request;
    const letter = notice(
      {
        form: 'quote',
        person: request,
        reference,
        about: productName(salesIntl, request) ?? request.productTitle,
        values: { source },
        deadline: new Date(createdAt.getTime() + company.replyHours * hour),
        facts: [...plainFacts(salesIntl, request), ...inTheirWords(request)],
        texts: { message, notes: additionalRequirements },
        path: `/admin/quotes/${id}`,
      },
      site,
    );
    await mail.send(letter, { messageId: `notify-sales-${id}` });
  },
});

const inTheirWords = ({ source, productTitle: title, targetPrice, deliveryLocation }: QuoteRequest): Fact[] => [
  ...factsOf(salesIntl, { source: salesIntl.formatMessage({ id: `source.${source}` }) }),
  ...factsOf(salesIntl, { title, targetPrice, deliveryLocation }, 'auto'),
];
