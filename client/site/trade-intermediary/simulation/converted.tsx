import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages } from '../../../../common/locales.ts';
import { converted, formatAmount, formatMarketValue } from '../../../../common/market/format.ts';
import { priceCurrencies } from '../../../../common/market/series.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { MarketTime } from '../../market/market-source.tsx';
import type { DollarRate } from './use-rates.ts';

interface Props {
  amount: number;
  currency: string;
  rates: readonly DollarRate[];
}

const Select = chakra('select', {
  base: {
    minHeight: '44',
    paddingInline: '8',
    borderBottomWidth: '1px',
    borderColor: 'border.strong',
    cursor: 'pointer',
  },
});

/** An amount in a second currency, with the rate, its date and its source: the page's own currency until another is chosen. */
export function Converted({ amount, currency, rates }: Props) {
  const { formatMessage, locale } = useIntl();
  const usual = languages[useLocale()].currency;
  const [chosen, setChosen] = useState<string>();
  const others = priceCurrencies.filter((one) => one !== currency);
  const shown = others.find((one) => one === (chosen ?? usual)) ?? others[0]!;

  const used = rates.filter((rate) => rate.currency === currency || rate.currency === shown);
  const [oldest] = used.toSorted((a, b) => a.lastUpdate.localeCompare(b.lastUpdate));
  const other = converted(amount, currency, shown, Object.fromEntries(used.map((rate) => [rate.currency, rate.value])));
  if (other === undefined || !oldest) return null;
  const source = oldest.source === 'reference' ? formatMessage({ id: 'simulation.rate.reference' }) : oldest.source;
  const written = (rate: DollarRate) => `1 USD = ${formatMarketValue({ ...rate, ...pair }, locale)} ${rate.currency}`;

  return (
    <Box as="span" display="block" data-converted="">
      <Box as="label" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="8">
        <FormattedMessage id="simulation.converted" />
        <Select value={shown} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          {others.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Box>
      <Box as="bdi" marginInlineStart="8" fontWeight="600" color="fg" fontVariantNumeric="tabular-nums">
        {formatAmount(other, shown, locale)}
      </Box>
      <Box as="span" display="block">
        <FormattedMessage
          id={oldest.indicative ? 'simulation.rate.indicative' : 'simulation.rate'}
          values={{
            date: <MarketTime key="date" at={oldest.lastUpdate} />,
            rate: (
              <bdi key="rate" dir="ltr">
                {used.map(written).join(', ')}
              </bdi>
            ),
            source,
          }}
        />
      </Box>
    </Box>
  );
}

/** What decides the decimals of a rate. */
const pair = { symbol: '', category: 'currency' } as const;
