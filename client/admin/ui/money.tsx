import { chakra } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';

interface Props {
  value: number;
  currency?: string;
  /** Zero as the dash of "none". */
  dash?: boolean;
}

/** An amount without decimals (specification, section 9); zero is a dash where none is the same as nothing. */
export function Money({ value, currency = 'USD', dash }: Props) {
  if (dash && value === 0) return <chakra.span color="fg.subtle">–</chakra.span>;
  return (
    <FormattedNumber
      value={value}
      style="currency"
      currency={currency}
      currencyDisplay="narrowSymbol"
      maximumFractionDigits={0}
    />
  );
}
