import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { FormattedNumber } from 'react-intl';
import type { Currency } from '../../graphql/generated.ts';

interface Props {
  value: number;
  currency: Currency;
  /** Zero as the dash of "none". */
  dash?: boolean;
  /** 26.015.000 as 26 Mn. */
  compact?: boolean;
}

/** An amount without decimals (specification, section 9); zero is a dash where none is the same as nothing. */
export function Money({ value, currency, dash, compact }: Props) {
  if (dash && value === 0) return <None />;
  return (
    <FormattedNumber
      value={value}
      style="currency"
      currency={currency}
      currencyDisplay="narrowSymbol"
      notation={compact ? 'compact' : undefined}
      minimumFractionDigits={0}
      maximumFractionDigits={compact ? 1 : 0}
    />
  );
}

interface AmountsProps {
  amounts: readonly { currency: Currency; amount: number }[];
  compact?: boolean;
}

/** Amounts of different currencies one after the other: they are never added. */
export function Amounts({ amounts, compact }: AmountsProps) {
  if (amounts.length === 0) return <None />;
  return amounts.map(({ currency, amount }, place) => (
    <Fragment key={currency}>
      {place > 0 && ' · '}
      <Money value={amount} currency={currency} compact={compact} />
    </Fragment>
  ));
}

const None = () => <chakra.span color="fg.subtle">–</chakra.span>;
