import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CompanyRowFragment } from '../../graphql/generated.ts';
import { Amounts, Money } from '../ui/money.tsx';

interface Props {
  company: Pick<CompanyRowFragment, 'currency' | 'totalValue' | 'unconvertedValues'>;
  /** In a cell of the list: two short lines, zero as a dash. */
  cell?: boolean;
}

/** What a company's orders are worth in its currency, and beside it the amounts that no stored rate converts. */
export function CompanyValue({ company: { currency, totalValue, unconvertedValues }, cell }: Props) {
  const leftOut = unconvertedValues.length > 0;
  return (
    <>
      <Money value={totalValue} currency={currency} dash={cell && !leftOut} />{' '}
      {leftOut && (
        <chakra.span
          display={cell ? 'block' : 'inline'}
          textStyle="meta"
          lineHeight="1.1"
          color="fg.subtle"
        >
          <FormattedMessage
            id="company.unconverted"
            values={{ amounts: <Amounts amounts={unconvertedValues} compact={cell} /> }}
          />
        </chakra.span>
      )}
    </>
  );
}
