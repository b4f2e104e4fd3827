import { object, string } from 'yup';
import { company } from '../../../../common/business.ts';
import { HOUR_MS } from '../../../../common/durations.ts';
import { deskSources } from '../../../../common/enums.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { LabelledValue } from '../../../platform/mail/mail-content.ts';
import { QuoteRequest } from '../../quotes/index.ts';
import { formatDetails, formatRequestDetails, getProductName, salesIntl } from '../../communications/index.ts';
import { buildNotice } from './notice.ts';

/** Notifies the sales desk of a quote request. */
export const notifySales = defineJob({
  name: 'notify-sales',
  payload: object({ quoteRequestId: string().uuid().required() }),
  maxAttempts: 25, // about four days, like confirm-quote
  async run({ quoteRequestId }, { db, mail, site }) {
    const request = await db.findOneBy(QuoteRequest, { id: quoteRequestId });
    if (!request) return; // erased in the meantime
    const { id, source, reference, message, additionalRequirements, createdAt } = request;
    const content = buildNotice(
      {
        form: deskSources.some((one) => one === source) ? 'desk' : 'quote',
        person: request,
        reference,
        summary: getProductName(salesIntl, request) ?? request.productTitle,
        values: { source },
        deadline: new Date(createdAt.getTime() + company.replyHours * HOUR_MS),
        details: [...formatRequestDetails(salesIntl, request), ...formatVisitorDetails(request)],
        texts: { message, notes: additionalRequirements },
        path: `/admin/quotes/${id}`,
      },
      site,
    );
    await mail.send(content, { messageId: `notify-sales-${id}` });
  },
});

const formatVisitorDetails = ({
  source,
  productTitle: title,
  targetPrice,
  deliveryLocation,
}: QuoteRequest): LabelledValue[] => [
  ...formatDetails(salesIntl, { source: salesIntl.formatMessage({ id: `source.${source}` }) }),
  ...formatDetails(salesIntl, { title, targetPrice, deliveryLocation }, 'auto'),
];
