import { useIntl } from 'react-intl';
import { INDEX_CURRENCY } from '../../common/market/series.ts';
import type { MarketValueFragment } from '../graphql/generated.ts';

type Series = Pick<MarketValueFragment, 'symbol' | 'category' | 'currency' | 'unit'>;

/** Returns functions for the localized name and unit of a market series. */
export function useSeriesNames() {
  const { formatMessage } = useIntl();
  return {
    /** Includes the delivery terms of a metal price; a currency pair is not translated. */
    nameOf: ({ symbol, category, currency }: Series): string => {
      if (category === 'CURRENCY') return `USD/${currency}`;
      const name = formatMessage({ id: `market.${symbol}` });
      if (category !== 'METAL') return name;
      return formatMessage({ id: 'market.name' }, { name, terms: formatMessage({ id: `market.${symbol}.terms` }) });
    },
    unitOf: ({ currency, unit }: Series): string => {
      if (currency === INDEX_CURRENCY) return formatMessage({ id: 'market.points' });
      if (!unit) return currency;
      return formatMessage({ id: 'market.per' }, { currency, unit: formatMessage({ id: `market.unit.${unit}` }) });
    },
  };
}
