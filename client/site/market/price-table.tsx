import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { converted, formatAmount } from '../../../common/market/format.ts';
import { ChartButton } from './chart-button.tsx';
import { MarketSource } from './market-source.tsx';
import { recentDays, type MarketValue } from './market.ts';
import { PriceLines } from './price-table.recipe.ts';
import { TrendMark } from './trend-mark.tsx';
import type { ChartOffer } from './use-chart.tsx';

interface Props {
  caption: React.ReactNode;
  values: readonly MarketValue[];
  /** What prices are shown in. */
  currency: string;
  /** Units of each currency for one US dollar. */
  rates: Readonly<Record<string, number>>;
  chart: ChartOffer;
  /** Also the change of the day and the range of the last weeks. */
  full?: boolean;
  /** Ends a line. */
  action?: (value: MarketValue, name: string) => React.ReactNode;
}

const Name = chakra('span', { base: { textWrap: 'balance' } });

/** Prices a ton, each with its terms, its course and its change. */
export function PriceTable({ caption, values, currency, rates, chart, full = false, action }: Props) {
  const mixed = new Set(values.map(({ source }) => source)).size > 1;
  return (
    <PriceLines>
      <VisuallyHidden asChild>
        <caption>{caption}</caption>
      </VisuallyHidden>
      <thead>
        <tr>
          <Head id="market.product" />
          <Head id="market.terms" />
          <Head id="market.price" className="number" currency={currency} />
          {full && <Head id="market.daily" className="number wide" />}
          <Head id="market.weekly" className="number" />
          {full && <Head id="market.range" className="number wide range" />}
          <Head id="market.recent" className="number" />
          {action && (
            <th scope="col" className="wide">
              <VisuallyHidden>
                <FormattedMessage id="price-lists.quote" />
              </VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <Line key={value.symbol} {...{ value, currency, rates, chart, full, action, mixed }} />
        ))}
      </tbody>
    </PriceLines>
  );
}

function Head({ id, className, currency }: { id: string; className?: string; currency?: string }) {
  return (
    <th scope="col" className={className}>
      <FormattedMessage id={id} values={{ days: recentDays, currency: <bdi key="currency">{currency}</bdi> }} />
    </th>
  );
}

type LineProps = Pick<Props, 'currency' | 'rates' | 'chart' | 'full' | 'action'> & {
  value: MarketValue;
  /** The lines are of several sources, so each names its own. */
  mixed: boolean;
};

function Line({ value, currency, rates, chart, full, action, mixed }: LineProps) {
  const { formatMessage, locale } = useIntl();
  const name = formatMessage({ id: `market.${value.symbol}` });
  const shown = (amount: number) => {
    const other = converted(amount, value.currency, currency, rates);
    return other === undefined
      ? `${formatAmount(amount, value.currency, locale)} ${value.currency}`
      : formatAmount(other, currency, locale);
  };
  return (
    <tr>
      <th scope="row">
        <Name>{name}</Name>
      </th>
      <td className="terms">
        <FormattedMessage id={`market.${value.symbol}.terms`} />
        {mixed && <MarketSource values={[value]} />}
      </td>
      <td className="price">
        <bdi>{shown(value.value)}</bdi>
      </td>
      {full && (
        <td className="number wide">
          <TrendMark trend={value.trend} percent={value.changePercent} />
        </td>
      )}
      <td className="week">
        <TrendMark trend={value.weeklyTrend} percent={value.weeklyChangePercent} />
      </td>
      {full && (
        <td className="number wide range">
          <Box as="bdi" color="fg.muted">
            {shown(Math.min(...value.recent))}–{shown(Math.max(...value.recent))}
          </Box>
        </td>
      )}
      <td className="curve">
        <ChartButton value={value} chart={chart} />
      </td>
      {action && <td className="number wide">{action(value, name)}</td>}
    </tr>
  );
}
