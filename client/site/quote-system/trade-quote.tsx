import { Box, Button } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import type { TradeQuote as TradeQuoteValues } from '../../../common/forms/quote-request.ts';
import { PublicData } from '../../graphql/public-data.tsx';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { loadToasts } from '../../ui/toast/toast-region.tsx';
import type { TradeMode } from '../links.ts';
import { ReceiptSlip } from '../quote/receipt-slip.tsx';
import type { QuoteReceipt } from '../quote/use-quote-submission.ts';
import { TradeQuoteForm } from './trade-quote-form.tsx';
import { usePreselectedTerms } from './use-preselected-terms.ts';
import { useTradeMode } from './use-trade-mode.ts';

/** Message ids: `quote.receipt.<id>` and `quote.receipt.<id>.what`. */
const steps = ['now', 'soon', 'later'];

/** Creates one id for each mode: a purchase request and a sales offer from the same page are two submissions. */
const createSubmissionIds = (): Record<TradeMode, string> => ({
  buyer: createSubmissionId(),
  seller: createSubmissionId(),
});

/** Shows the form, then the receipt. A further form keeps the contact data. */
export default function TradeQuote() {
  const mode = useTradeMode();
  const terms = usePreselectedTerms();
  const { formatMessage } = useIntl();
  const [submissionIds, setSubmissionIds] = useState(createSubmissionIds);
  const [result, setResult] = useState<{ receipt: QuoteReceipt; sent: TradeQuoteValues; isReceiptShown: boolean }>();
  useEffect(() => void loadToasts(), []);

  function startNewRequest() {
    setSubmissionIds(createSubmissionIds());
    setResult((last) => last && { ...last, isReceiptShown: false });
  }

  if (result?.isReceiptShown) {
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
          <Button onClick={startNewRequest}>
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
        terms={terms}
        previous={result?.sent}
        submissionId={submissionIds[mode]}
        onReceipt={(receipt, sent) => setResult({ receipt, sent, isReceiptShown: true })}
      />
    </PublicData>
  );
}
