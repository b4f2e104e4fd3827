import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Currency, QuoteRowFragment } from '../../graphql/generated.ts';
import { Money } from '../kit/money.tsx';

interface Props {
  quote: Pick<QuoteRowFragment, 'quotedAmount' | 'quotedCurrency' | 'amountUsd'>;
  /** Also shows the amount in US dollars below it. */
  isDetailed?: boolean;
}

/** The amount of a request in its currency. */
export function QuotedAmount({ quote: { quotedAmount, quotedCurrency, amountUsd }, isDetailed }: Props) {
  if (quotedAmount === null || quotedCurrency === null) return null;
  return (
    <>
      <chakra.span fontVariantNumeric="tabular-nums">
        <Money value={quotedAmount} currency={quotedCurrency as Currency} />
      </chakra.span>
      {isDetailed && quotedCurrency !== 'USD' && (
        <chakra.span textStyle="meta" color="fg.subtle" fontVariantNumeric="tabular-nums">
          {amountUsd === null ? <FormattedMessage id="money.noRate" /> : <Money value={amountUsd} currency="USD" />}
        </chakra.span>
      )}
    </>
  );
}
