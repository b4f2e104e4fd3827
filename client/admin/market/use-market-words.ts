import { useIntl } from 'react-intl';
import { formatChange, formatMarketValue } from '../../../common/market/format.ts';
import type { MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { useSeriesNames } from '../../ui/series-name.ts';

/** How series and their values are written in the administration. */
export function useMarketWords() {
  const { locale, formatMessage, messages } = useIntl();
  const { nameOf, unitOf } = useSeriesNames();
  return {
    nameOf,
    unitOf,
    /** With its unit: `612,50 USD/t`. */
    valueOf: (series: MarketSeriesRowFragment, value = series.value) =>
      `${formatMarketValue({ ...series, value }, locale)} ${unitOf(series)}`,
    changeOf: (percent: number) => formatChange(percent, locale),
    /** A source by our name for it, where we have one. */
    sourceOf: (source: string) => {
      const id = `desk.source.${source}`;
      return id in messages ? formatMessage({ id }) : source;
    },
  };
}
