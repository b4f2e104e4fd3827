import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { FormattedNumber } from 'react-intl';
import type { Currency } from '../../graphql/generated.ts';

interface Props {
  value: number;
  currency: Currency;
  /** Zero as the dash of "none". */
  dash?: boolean;
}

/** An amount without decimals; zero is a dash where none is the same as nothing. */
export function Money({ value, currency, dash }: Props) {
  if (dash && value === 0) return <None />;
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

interface AmountsProps {
  amounts: readonly { currency: Currency; amount: number }[];
}

/** Amounts of different currencies one after the other: they are never added. */
export function Amounts({ amounts }: AmountsProps) {
  if (amounts.length === 0) return <None />;
  return amounts.map(({ currency, amount }, place) => (
    <Fragment key={currency}>
      {place > 0 && ' · '}
      <Money value={amount} currency={currency} />
    </Fragment>
  ));
}

const None = () => <chakra.span color="fg.subtle">–</chakra.span>;
