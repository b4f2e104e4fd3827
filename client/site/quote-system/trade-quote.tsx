import { Box, Button } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import type { TradeQuote as Sent } from '../../../common/forms/quote-request.ts';
import { PublicData } from '../../graphql/public-data.tsx';
import { newSubmissionId } from '../../ui/form/new-submission-id.ts';
import { loadToasts } from '../../ui/toast/toast-region.tsx';
import type { TradeMode } from '../links.ts';
import { ReceiptSlip } from '../quote/receipt-slip.tsx';
import type { QuoteReceipt } from '../quote/use-quote-submission.ts';
import { TradeQuoteForm } from './trade-quote-form.tsx';
import { useTradeChoice } from './use-trade-choice.ts';

/** Words: `quote.receipt.<id>` and, after it, `.what`. */
const steps = ['now', 'soon', 'later'];

/** A request is no offer: were both sent from one opened form, they would be two submissions. */
const newSubmissions = (): Record<TradeMode, string> => ({ buyer: newSubmissionId(), seller: newSubmissionId() });

/** The form of the quote system, and in its place the receipt; then a further form, which still knows who is asking. */
export default function TradeQuote() {
  const { mode, product } = useTradeChoice();
  const { formatMessage } = useIntl();
  const [submissions, setSubmissions] = useState(newSubmissions);
  const [result, setResult] = useState<{ receipt: QuoteReceipt; sent: Sent; open: boolean }>();
  useEffect(() => void loadToasts(), []);

  function renew() {
    setSubmissions(newSubmissions());
    setResult((last) => last && { ...last, open: false });
  }

  if (result?.open) {
    const { receipt, sent } = result;
    return (
      <Box borderWidth="1px" borderColor="border">
        <ReceiptSlip
          receipt={receipt}
          email={sent.email}
          facts={[
            {
              term: 'quote.receipt.subject',
              value: formatMessage({ id: `quote-system.product.${sent.trade.productType}` }),
            },
            { term: 'form.name', value: <bdi>{sent.name}</bdi> },
            { term: 'form.company', value: sent.company && <bdi>{sent.company}</bdi> },
          ]}
          steps={steps.map((id) => ({
            id,
            when: <FormattedMessage id={`quote.receipt.${id}`} values={{ hours: company.replyHours }} />,
            what: <FormattedMessage id={`quote.receipt.${id}.what`} />,
          }))}
        >
          <Button onClick={renew}>
            <FormattedMessage id="quote-system.again" />
          </Button>
        </ReceiptSlip>
      </Box>
    );
  }

  return (
    <PublicData>
      <TradeQuoteForm
        mode={mode}
        product={product}
        person={result?.sent}
        submissionId={submissions[mode]}
        onReceipt={(receipt, sent) => setResult({ receipt, sent, open: true })}
      />
    </PublicData>
  );
}
