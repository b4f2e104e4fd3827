import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { Theirs } from '../../kit/theirs.tsx';
import { useQuoteWords } from '../quote-words.tsx';
import { Part } from './part.tsx';

/** What they asked for and on which terms, as they put it. */
export function QuoteTerms({ quote }: { quote: QuoteRecordFragment }) {
  const words = useQuoteWords()(quote);
  const { quantity, targetPrice, deliveryTerms, deliveryLocation, paymentTerms, language } = quote;
  return (
    <Part title="quote.terms">
      <Grid as="dl" gap="4" templateColumns={{ base: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' }}>
        <Term label="quotes.product">
          {words.product && <Theirs language={words.language}>{words.product}</Theirs>}
        </Term>
        <Term label="quote.quantity">
          {quantity && <FormattedMessage id="quotes.tons" values={{ tons: quantity }} />}
        </Term>
        <Term label="quote.targetPrice">{targetPrice && <Theirs language={language}>{targetPrice}</Theirs>}</Term>
        <Term label="quote.delivery">{deliveryTerms}</Term>
        <Term label="quote.place">{deliveryLocation && <Theirs language={language}>{deliveryLocation}</Theirs>}</Term>
        <Term label="quote.payment">{paymentTerms && <FormattedMessage id={`quote.payment.${paymentTerms}`} />}</Term>
        <Term label="quote.language">
          <FormattedMessage id={`languageName.${language}`} />
        </Term>
        <Term label="quotes.source">
          <FormattedMessage id={`quoteSource.${quote.source}`} />
        </Term>
      </Grid>
    </Part>
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

/** Their own words, in their own direction. */
export function QuoteMessage({ quote }: { quote: QuoteRecordFragment }) {
  const { message, additionalRequirements, language } = quote;
  const texts = [message, additionalRequirements].filter(Boolean);
  return (
    <Part title="quote.message">
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
    </Part>
  );
}
