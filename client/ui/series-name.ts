import { useIntl } from 'react-intl';
import { indexPoints } from '../../common/market/series.ts';
import type { MarketValueFragment } from '../graphql/generated.ts';

export type Series = Pick<MarketValueFragment, 'symbol' | 'category' | 'currency' | 'unit'>;

/** How a series is called in the language of the page, and what its values are in. */
export function useSeriesNames() {
  const { formatMessage } = useIntl();
  return {
    /** With the terms of a price; a pair of currencies has no words. */
    nameOf: ({ symbol, category, currency }: Series): string => {
      if (category === 'CURRENCY') return `USD/${currency}`;
      const name = formatMessage({ id: `market.${symbol}` });
      if (category !== 'METAL') return name;
      return formatMessage({ id: 'market.name' }, { name, terms: formatMessage({ id: `market.${symbol}.terms` }) });
    },
    unitOf: ({ currency, unit }: Series): string => {
      if (currency === indexPoints) return formatMessage({ id: 'market.points' });
      if (!unit) return currency;
      return formatMessage({ id: 'market.per' }, { currency, unit: formatMessage({ id: `market.unit.${unit}` }) });
    },
  };
}
