import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CompanyRowFragment } from '../../graphql/generated.ts';
import { Amounts, Money } from '../kit/money.tsx';

interface Props {
  company: Pick<CompanyRowFragment, 'currency' | 'totalValue' | 'unconvertedValues'>;
  /** In a cell of the list: zero is a dash, and of several amounts without a rate only their number has room. */
  cell?: boolean;
}

/** What a company's orders are worth in its currency, and below it the amounts that no stored rate converts. */
export function CompanyValue({ company: { currency, totalValue, unconvertedValues }, cell }: Props) {
  const count = unconvertedValues.length;
  const total = <Money value={totalValue} currency={currency} dash={cell && count === 0} />;
  if (count === 0) return total;
  return (
    <chakra.span display="block" textAlign={cell ? 'end' : undefined} lineHeight={cell ? '1.2' : undefined}>
      {total}{' '}
      <chakra.span display="block" textStyle="meta" lineHeight={cell ? '1.2' : undefined} color="fg.subtle" truncate>
        {cell && count > 1 ? (
          <FormattedMessage id="company.unconverted.currencies" values={{ count }} />
        ) : (
          <FormattedMessage id="company.unconverted" values={{ amounts: <Amounts amounts={unconvertedValues} /> }} />
        )}
      </chakra.span>
    </chakra.span>
  );
}
