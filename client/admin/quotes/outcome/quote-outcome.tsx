import { Button, chakra, Flex } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useReopenQuoteMutation, type QuoteRecordFragment } from '../../../graphql/generated.ts';
import { failureOf } from '../../../graphql/failure.ts';
import { notify } from '../../../ui/toast/notify.ts';
import { CustomerText } from '../../kit/customer-text.tsx';
import { QuoteStatusMark } from '../../kit/quote-status-mark.tsx';
import { useCanEdit } from '../../session/session.ts';
import { QuotedAmount } from '../quoted-amount.tsx';
import { useCloseQuotes } from './close-quotes.tsx';

const buttonHeight = { base: '11', md: '7' };

/** Outcome and amount of a request, with the buttons to change and to reopen. Absent while it is open and has no amount. */
export function QuoteOutcome({ quote }: { quote: QuoteRecordFragment }) {
  const canEdit = useCanEdit();
  const closeQuotes = useCloseQuotes();
  const isClosed = quote.status === 'CLOSED';
  return (
    <>
      {isClosed && (
        <Line label="quote.outcome">
          {quote.outcome ? (
            <QuoteStatusMark status="CLOSED" outcome={quote.outcome} />
          ) : (
            <chakra.span color="fg.muted">
              <FormattedMessage id="outcome.none" />
            </chakra.span>
          )}
          {quote.lostReason && (
            <span>
              <FormattedMessage id={`lostReason.${quote.lostReason}`} />
            </span>
          )}
          {canEdit && (
            <Button h={buttonHeight} onClick={() => closeQuotes({ quotes: [quote] })}>
              <FormattedMessage id={quote.outcome ? 'quote.changeOutcome' : 'quote.setOutcome'} />
            </Button>
          )}
          {canEdit && <ReopenButton quote={quote} />}
        </Line>
      )}
      {quote.lostNote && (
        <Line label="close.note">
          <CustomerText>{quote.lostNote}</CustomerText>
        </Line>
      )}
      {quote.quotedAmount !== null && (
        <Line label="quote.amount">
          <chakra.span fontWeight="medium">
            <QuotedAmount quote={quote} />
          </chakra.span>
          <Rate quote={quote} />
        </Line>
      )}
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex align={{ md: 'center' }} gap={{ base: '1', md: '3' }} direction={{ base: 'column', md: 'row' }}>
      <chakra.span textStyle="meta" color="fg.subtle" width="12" flexShrink="0">
        <FormattedMessage id={label} />
      </chakra.span>
      <Flex align="center" gap="3" wrap="wrap" minW="0" overflowWrap="anywhere">
        {children}
      </Flex>
    </Flex>
  );
}

/** The stored rate of an amount that is not in US dollars. */
function Rate({
  quote: { quotedCurrency, rateToUsd, rateAt, rateSource, rateBy, amountUsd },
}: {
  quote: QuoteRecordFragment;
}) {
  if (quotedCurrency === 'USD') return null;
  return (
    <chakra.span textStyle="meta" color="fg.subtle">
      {rateToUsd === null ? (
        <FormattedMessage id="quote.noRate" values={{ currency: quotedCurrency }} />
      ) : (
        <>
          <QuotedAmount quote={{ quotedAmount: amountUsd, quotedCurrency: 'USD', amountUsd }} />
          {' · '}
          <FormattedMessage
            id="quote.frozenRate"
            values={{
              currency: quotedCurrency,
              rate: <FormattedNumber value={rateToUsd} minimumFractionDigits={4} maximumFractionDigits={4} />,
              source: rateSource && <FormattedMessage id={`rateSource.${rateSource}`} />,
              date: rateAt && <FormattedDate value={rateAt} day="numeric" month="short" year="numeric" />,
              by: rateBy ?? 'none',
            }}
          />
        </>
      )}
    </chakra.span>
  );
}

function ReopenButton({ quote: { id, updatedAt } }: { quote: QuoteRecordFragment }) {
  const { formatMessage } = useIntl();
  const [reopen] = useReopenQuoteMutation();
  const [isSaving, setIsSaving] = useState(false);

  async function handleClick() {
    setIsSaving(true);
    try {
      await reopen({ variables: { id, version: updatedAt } });
      notify({ type: 'success', title: formatMessage({ id: 'quote.reopened' }), topic: 'quote-change' });
    } catch (error) {
      const failure = failureOf(error);
      const isConflict = failure.kind === 'refused' && failure.code === 'CONFLICT';
      notify({
        type: 'error',
        title: formatMessage({ id: isConflict ? 'quote.reopenRefused' : 'quote.reopenFailed' }),
        topic: 'quote-change',
      });
    }
    setIsSaving(false);
  }
  return (
    <Button h={buttonHeight} aria-disabled={isSaving} onClick={() => !isSaving && void handleClick()}>
      <RotateCcw aria-hidden />
      <FormattedMessage id="quote.reopen" />
    </Button>
  );
}
