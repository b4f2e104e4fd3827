import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { FormattedNumber } from 'react-intl';
import type { Currency } from '../../graphql/generated.ts';

interface Props {
  value: number;
  currency: Currency;
  /** Shows zero as a dash. */
  zeroAsDash?: boolean;
}

/** An amount without decimals. */
export function Money({ value, currency, zeroAsDash }: Props) {
  if (zeroAsDash && value === 0) return <NoMoney />;
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

/** Amounts in different currencies, listed one after the other and never added up. */
export function Amounts({ amounts }: AmountsProps) {
  if (amounts.length === 0) return <NoMoney />;
  return amounts.map(({ currency, amount }, index) => (
    <Fragment key={currency}>
      {index > 0 && ' · '}
      <Money value={amount} currency={currency} />
    </Fragment>
  ));
}

/** A dash in place of an amount. */
export const NoMoney = () => <chakra.span color="fg.subtle">–</chakra.span>;
