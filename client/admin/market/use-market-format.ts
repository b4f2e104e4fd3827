import { useIntl } from 'react-intl';
import { formatChange, formatMarketValue } from '../../../common/market/format.ts';
import type { MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { useSeriesNames } from '../../ui/series-name.ts';

/** Formats series and their values for the administration. */
export function useMarketFormat() {
  const { locale, formatMessage, messages } = useIntl();
  const { nameOf, unitOf } = useSeriesNames();
  return {
    getSeriesName: nameOf,
    getSeriesUnit: unitOf,
    /** Formats a value with its unit: `612,50 USD/t`. */
    formatValue: (series: MarketSeriesRowFragment, value = series.value) =>
      `${formatMarketValue({ ...series, value }, locale)} ${unitOf(series)}`,
    formatPercentChange: (percent: number) => formatChange(percent, locale),
    /** Returns the translated name of a source, or its own name when there is no translation. */
    getSourceName: (source: string) => {
      const id = `desk.source.${source}`;
      return id in messages ? formatMessage({ id }) : source;
    },
  };
}
