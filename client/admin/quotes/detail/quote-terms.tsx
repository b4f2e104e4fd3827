import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { CustomerText } from '../../kit/customer-text.tsx';
import { useQuoteSummary } from '../quote-summary.ts';
import { DetailSection } from '../../kit/detail-section.tsx';

/** Product and terms of a request. */
export function QuoteTerms({ quote }: { quote: QuoteRecordFragment }) {
  const summary = useQuoteSummary()(quote);
  const { quantity, targetPrice, deliveryTerms, deliveryLocation, paymentTerms, language } = quote;
  return (
    <DetailSection title="quote.terms">
      <Grid as="dl" gap="4" templateColumns={{ base: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' }}>
        <Term label="quotes.product">
          {summary.product && <CustomerText language={summary.language}>{summary.product}</CustomerText>}
        </Term>
        <Term label="quote.quantity">
          {quantity && <FormattedMessage id="quotes.tons" values={{ tons: quantity }} />}
        </Term>
        <Term label="quote.targetPrice">
          {targetPrice && <CustomerText language={language}>{targetPrice}</CustomerText>}
        </Term>
        <Term label="quote.delivery">{deliveryTerms}</Term>
        <Term label="quote.place">
          {deliveryLocation && <CustomerText language={language}>{deliveryLocation}</CustomerText>}
        </Term>
        <Term label="quote.payment">{paymentTerms && <FormattedMessage id={`quote.payment.${paymentTerms}`} />}</Term>
        <Term label="quote.language">
          <FormattedMessage id={`languageName.${language}`} />
        </Term>
        <Term label="quotes.source">
          <FormattedMessage id={`quoteSource.${quote.source}`} />
        </Term>
      </Grid>
    </DetailSection>
  );
}

function Term({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="meta" color="fg.subtle">
        <FormattedMessage id={label} />
      </chakra.dt>
      <chakra.dd textStyle="uiStrong" overflowWrap="anywhere">
        {children || <chakra.span color="fg.subtle">–</chakra.span>}
      </chakra.dd>
    </div>
  );
}

/** The message of the visitor, in its own language and writing direction. */
export function QuoteMessage({ quote }: { quote: QuoteRecordFragment }) {
  const { message, additionalRequirements, language } = quote;
  const texts = [message, additionalRequirements].filter(Boolean);
  return (
    <DetailSection title="quote.message">
      {texts.length === 0 && (
        <chakra.p color="fg.subtle">
          <FormattedMessage id="quote.noMessage" />
        </chakra.p>
      )}
      {texts.map((text) => (
        <chakra.p
          key={text}
          textStyle="read"
          maxW="72ch"
          lang={language.toLowerCase()}
          dir="auto"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          css={{ '& + &': { mt: '3' } }}
        >
          {text}
        </chakra.p>
      ))}
    </DetailSection>
  );
}
