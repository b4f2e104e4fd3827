import { Box, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMarketValue } from '../../../common/market/format.ts';
import { INDEX_CURRENCY } from '../../../common/market/series.ts';
import { ChartButton } from './chart-button.tsx';
import { ExampleTag, MarketSource } from './market-source.tsx';
import { hasDailyChange, recentDays, type Market, type MarketValue } from './market.ts';
import { ValueChange } from './trend-mark.tsx';
import type { ChartControl } from './use-chart.tsx';

interface Props {
  category: keyof Market;
  values: readonly MarketValue[];
  chart: ChartControl;
  /** Maximum number of columns on wide screens. */
  columns?: 1 | 3;
}

/** Fills the rows column by column; the last row of a column has no border. */
const columnLayout = (columns: number, rows: number) => ({
  '& tbody': {
    display: 'grid',
    gridTemplateRows: `repeat(${rows}, auto)`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoFlow: 'column',
    columnGap: 'var(--gutter)',
  },
  [`& tbody tr:nth-of-type(${rows}n)`]: { borderColor: 'transparent' },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: '.9375rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      alignItems: 'center',
      columnGap: '12',
      minHeight: '48',
      paddingBlock: '4',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& tbody tr:last-of-type': { borderColor: 'transparent' },
    '& th': { fontWeight: '400', textAlign: 'start', lineHeight: 1.35, _rtl: { lineHeight: 1.6 } },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& svg': { width: '4rem', height: '1.5rem' },
  },
  variants: {
    columns: {
      1: {
        '& tbody': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 4rem auto 5rem', columnGap: '12' },
        '& tbody tr': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
      },
      3: {
        '& tbody tr': {
          columnGap: '8',
          gridTemplateColumns: {
            base: '4.5rem 4rem minmax(0, 1fr) 4.75rem',
            md: 'minmax(4.75rem, 1fr) 4rem minmax(0, 7.75rem) 4.5rem',
          },
        },
        mdToXl: columnLayout(2, 8),
        xl: columnLayout(3, 5),
      },
    },
    withChanges: { false: { '& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
  },
});

/** The values of one market category, with charts and changes if at least one value has a daily change. */
export function MarketPanel({ category, values, chart, columns = 1 }: Props) {
  const withChanges = values.some(hasDailyChange);
  return (
    <Box as="section" aria-labelledby={`market-${category}`} borderTopWidth="2px" borderColor="fg" paddingTop="16">
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="12" rowGap="4" paddingBottom="12">
        <Box as="h3" id={`market-${category}`} textStyle="h3">
          <FormattedMessage id={`market.category.${category}`} />
        </Box>
        <ExampleTag values={values} />
      </Flex>
      <Table columns={columns} withChanges={withChanges}>
        <thead>
          <tr>
            {(withChanges ? ['item', 'recent', 'value', 'daily'] : ['item', 'value']).map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`market.${column}`} values={{ days: recentDays }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <Row key={value.symbol} value={value} chart={chart} withChanges={withChanges} />
          ))}
        </tbody>
      </Table>
      <Box borderTopWidth="1px" borderColor="border" paddingTop="12">
        <MarketSource values={values} />
      </Box>
    </Box>
  );
}

interface RowProps {
  value: MarketValue;
  chart: ChartControl;
  withChanges: boolean;
}

function Row({ value, chart, withChanges }: RowProps) {
  const { locale } = useIntl();
  return (
    <tr>
      <th scope="row">
        <ItemName value={value} />
      </th>
      {withChanges && (
        <td>
          <ChartButton value={value} chart={chart} />
        </td>
      )}
      <td>
        <Box as="bdi" fontWeight="600">
          {formatMarketValue(value, locale)}
        </Box>
      </td>
      {withChanges && (
        <td>
          <ValueChange value={value} period="day" />
        </td>
      )}
    </tr>
  );
}

/** Name and unit of a value; a currency pair such as USD/EUR is not translated. */
function ItemName({ value: { symbol, category, currency, unit } }: { value: MarketValue }) {
  const { formatMessage } = useIntl();
  if (category === 'CURRENCY') return <bdi dir="ltr">USD/{currency}</bdi>;
  return (
    <>
      <FormattedMessage id={`market.${symbol}`} />{' '}
      {currency !== INDEX_CURRENCY && unit && (
        <Box as="span" color="fg.muted" textStyle="tiny" whiteSpace="nowrap">
          <FormattedMessage id="market.per" values={{ currency, unit: formatMessage({ id: `market.unit.${unit}` }) }} />
        </Box>
      )}
    </>
  );
}
