import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages } from '../../../../common/locales.ts';
import { convertAmount, formatAmount, formatMarketValue } from '../../../../common/market/format.ts';
import { priceCurrencies } from '../../../../common/market/series.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { MarketTime } from '../../market/market-source.tsx';
import { isExample } from '../../market/market.ts';
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

/** An amount in a second currency, with rate, date and source. The default is the currency of the language. */
export function ConvertedAmount({ amount, currency, rates }: Props) {
  const { locale } = useIntl();
  const defaultCurrency = languages[useLocale()].currency;
  const [selectedCurrency, setSelectedCurrency] = useState<string>();
  const currencies = priceCurrencies.filter((code) => code !== currency);
  const targetCurrency = currencies.find((code) => code === (selectedCurrency ?? defaultCurrency)) ?? currencies[0]!;

  const usedRates = rates.filter((rate) => rate.currency === currency || rate.currency === targetCurrency);
  const [oldestRate] = usedRates.toSorted((a, b) => a.lastUpdate.localeCompare(b.lastUpdate));
  const convertedAmount = convertAmount(
    amount,
    currency,
    targetCurrency,
    Object.fromEntries(usedRates.map((rate) => [rate.currency, rate.value])),
  );
  if (convertedAmount === undefined || !oldestRate) return null;
  const formatRate = (rate: DollarRate) =>
    `1 USD = ${formatMarketValue({ ...rate, ...rateFormat }, locale)} ${rate.currency}`;

  return (
    <Box as="span" display="block" data-converted="">
      <Box as="label" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="8">
        <FormattedMessage id="simulation.converted" />
        <Select value={targetCurrency} onChange={({ currentTarget }) => setSelectedCurrency(currentTarget.value)}>
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      </Box>
      <Box as="bdi" marginInlineStart="8" fontWeight="600" color="fg" fontVariantNumeric="tabular-nums">
        {formatAmount(convertedAmount, targetCurrency, locale)}
      </Box>
      <Box as="span" display="block">
        <FormattedMessage
          id={usedRates.some(isExample) ? 'simulation.rate.example' : 'simulation.rate'}
          values={{
            date: <MarketTime key="date" at={oldestRate.lastUpdate} />,
            rate: (
              <bdi key="rate" dir="ltr">
                {usedRates.map(formatRate).join(', ')}
              </bdi>
            ),
            source: oldestRate.source,
          }}
        />
      </Box>
    </Box>
  );
}

/** Makes formatMarketValue use the decimals of exchange rates. */
const rateFormat = { symbol: '', category: 'currency' } as const;
