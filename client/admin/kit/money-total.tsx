import { chakra } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { TotalFragment } from '../../graphql/generated.ts';
import { Amounts, Money, NoMoney } from './money.tsx';

interface Props {
  total: TotalFragment;
  /** One line for each part, for a narrow column. */
  isStacked?: boolean;
}

/** The sum of amounts in US dollars with the amounts by currency, the date of the oldest rate, and what has no rate. */
export function MoneyTotal({ total: { amounts, usd, unconverted, rateAt }, isStacked }: Props) {
  if (amounts.length === 0) return <NoMoney />;
  const isConverted = amounts.some(({ currency }) => currency !== 'USD');
  const part = isStacked ? { display: 'block' } : { ms: '2' };
  return (
    <chakra.span fontVariantNumeric="tabular-nums">
      <chakra.b fontWeight="semibold">
        <Money value={usd} currency="USD" />
      </chakra.b>
      {isConverted && (
        <chakra.span {...part} textStyle="meta" color="fg.subtle">
          <Amounts amounts={amounts} />
          {rateAt && (
            <>
              {' · '}
              <FormattedMessage
                id="money.rateAt"
                values={{ date: <FormattedDate value={rateAt} day="numeric" month="short" year="numeric" /> }}
              />
            </>
          )}
        </chakra.span>
      )}
      {unconverted.length > 0 && (
        <chakra.span {...part} textStyle="meta" color="straw.fg">
          <FormattedMessage id="money.unconverted" values={{ amounts: <Amounts amounts={unconverted} /> }} />
        </chakra.span>
      )}
    </chakra.span>
  );
}
