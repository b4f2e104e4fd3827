import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { convertAmount, formatAmount, formatNumber, getMoneyDecimals } from '../../../common/market/format.ts';
import { ChartButton } from './chart-button.tsx';
import { MarketSource } from './market-source.tsx';
import { isExample, recentDays, type MarketValue } from './market.ts';
import { PriceTableElement } from './price-table.recipe.ts';
import { ValueChange } from './trend-mark.tsx';
import type { ChartControl } from './use-chart.tsx';

interface Props {
  caption: React.ReactNode;
  values: readonly MarketValue[];
  /** Display currency of the prices. */
  currency: string;
  /** Units of each currency for one US dollar. */
  rates: Readonly<Record<string, number>>;
  chart: ChartControl;
  /** Also shows the daily change and the recent price range. */
  showsDetails?: boolean;
  /** Renders the last cell of a row. */
  action?: (value: MarketValue, name: string) => React.ReactNode;
}

const Name = chakra('span', { base: { textWrap: 'balance' } });

/** Table of prices per ton with delivery terms; with changes and sparklines unless all values are examples, which have no history. */
export function PriceTable({ caption, values, currency, rates, chart, showsDetails = false, action }: Props) {
  const hasHistory = values.some((value) => !isExample(value));
  // A conversion is not precise to hundredths of a five-digit price; all prices of a column have the same decimals.
  const hasLargePrices = values.some(
    (value) => (convertAmount(value.value, value.currency, currency, rates) ?? 0) >= 10_000,
  );
  const decimals = hasLargePrices ? 0 : getMoneyDecimals(currency);
  const hasSeveralSources = new Set(values.map(({ source }) => source)).size > 1;
  return (
    <PriceTableElement>
      <VisuallyHidden asChild>
        <caption>{caption}</caption>
      </VisuallyHidden>
      <thead>
        <tr>
          <Head id="market.product" />
          <Head id="market.terms" />
          <Head id="market.price" className="number" currency={currency} />
          {hasHistory && (
            <>
              {showsDetails && <Head id="market.daily" className="number wide" />}
              <Head id="market.weekly" className="number" />
              {showsDetails && <Head id="market.range" className="number wide range" />}
              <Head id="market.recent" className="number" />
            </>
          )}
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
          <Row
            key={value.symbol}
            value={value}
            currency={currency}
            rates={rates}
            decimals={decimals}
            chart={chart}
            showsDetails={showsDetails}
            action={action}
            showsSource={hasSeveralSources}
            hasHistory={hasHistory}
          />
        ))}
      </tbody>
    </PriceTableElement>
  );
}

function Head({ id, className, currency }: { id: string; className?: string; currency?: string }) {
  return (
    <th scope="col" className={className}>
      <FormattedMessage id={id} values={{ days: recentDays, currency: <bdi key="currency">{currency}</bdi> }} />
    </th>
  );
}

type RowProps = Pick<Props, 'currency' | 'rates' | 'chart' | 'showsDetails' | 'action'> & {
  value: MarketValue;
  /** Decimals of converted prices. */
  decimals: number;
  /** Shows the source of the value, when the table has values of several sources. */
  showsSource: boolean;
  /** Shows the columns of changes and recent values. */
  hasHistory: boolean;
};

function Row({ value, currency, rates, decimals, chart, showsDetails, action, showsSource, hasHistory }: RowProps) {
  const { formatMessage, locale } = useIntl();
  const name = formatMessage({ id: `market.${value.symbol}` });
  const formatPrice = (amount: number) => {
    const convertedAmount = convertAmount(amount, value.currency, currency, rates);
    return convertedAmount === undefined
      ? `${formatAmount(amount, value.currency, locale)} ${value.currency}`
      : formatNumber(convertedAmount, locale, { min: decimals, max: decimals });
  };
  return (
    <tr>
      <th scope="row">
        <Name>{name}</Name>
      </th>
      <td className="terms">
        <FormattedMessage id={`market.${value.symbol}.terms`} />
        {showsSource && <MarketSource values={[value]} />}
      </td>
      <td className="price">
        <bdi>{formatPrice(value.value)}</bdi>
      </td>
      {hasHistory && (
        <>
          {showsDetails && (
            <td className="number wide">
              <ValueChange value={value} period="day" />
            </td>
          )}
          <td className="week">
            <ValueChange value={value} period="week" />
          </td>
          {showsDetails && (
            <td className="number wide range">
              <Box as="bdi" color="fg.muted">
                {value.recent.length > 1
                  ? `${formatPrice(Math.min(...value.recent))}–${formatPrice(Math.max(...value.recent))}`
                  : '–'}
              </Box>
            </td>
          )}
          <td className="curve">
            <ChartButton value={value} chart={chart} />
          </td>
        </>
      )}
      {action && <td className="number wide">{action(value, name)}</td>}
    </tr>
  );
}
