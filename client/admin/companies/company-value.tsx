import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CompanyRowFragment } from '../../graphql/generated.ts';
import { Amounts, Money } from '../kit/money.tsx';

interface Props {
  company: Pick<CompanyRowFragment, 'currency' | 'totalValue' | 'unconvertedValues'>;
  /** Compact form for a table cell: zero is a dash, and several unconverted amounts are shown as their number. */
  compact?: boolean;
}

/** The value of a company's orders in its currency, and below it the amounts without a stored exchange rate. */
export function CompanyValue({ company: { currency, totalValue, unconvertedValues }, compact }: Props) {
  const count = unconvertedValues.length;
  const total = <Money value={totalValue} currency={currency} zeroAsDash={compact && count === 0} />;
  if (count === 0) return total;
  return (
    <chakra.span display="block" textAlign={compact ? 'end' : undefined} lineHeight={compact ? '1.2' : undefined}>
      {total}{' '}
      <chakra.span display="block" textStyle="meta" lineHeight={compact ? '1.2' : undefined} color="fg.subtle" truncate>
        {compact && count > 1 ? (
          <FormattedMessage id="company.unconverted.currencies" values={{ count }} />
        ) : (
          <FormattedMessage id="company.unconverted" values={{ amounts: <Amounts amounts={unconvertedValues} /> }} />
        )}
      </chakra.span>
    </chakra.span>
  );
}
