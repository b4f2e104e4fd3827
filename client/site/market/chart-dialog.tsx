import { Box, Button, Dialog, Flex, IconButton, Portal } from '@chakra-ui/react';
import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatChange, formatMarketValue } from '../../../common/market/format.ts';
import { AlertSection } from './alert-section.tsx';
import { ToggleGroup } from './toggle-group.tsx';
import { downloadCsv, historyToCsv } from './history-csv.ts';
import { MarketSource } from './market-source.tsx';
import type { MarketValue } from './market.ts';
import { PriceCurve } from './price-curve.tsx';
import { PricePoints } from './price-points.tsx';
import { useSeriesNames } from '../../ui/series-name.ts';
import { usePriceHistory } from './use-price-history.ts';

interface Props {
  value: MarketValue;
  /** Shows the price alert form below the chart. */
  hasAlerts?: boolean;
  open: boolean;
  onClose: () => void;
}

const periods = [
  { id: 'weeks', n: 1, days: 7 },
  { id: 'months', n: 1, days: 31 },
  { id: 'months', n: 3, days: 92 },
  { id: 'years', n: 1, days: 366 },
  { id: 'years', n: 5, days: 1_827 },
] as const;

/** Dialog with the history of a series over a week to five years, as chart, table and CSV download. */
export default function ChartDialog({ value, hasAlerts = false, open, onClose }: Props) {
  const { formatMessage, locale } = useIntl();
  const { nameOf, unitOf } = useSeriesNames();
  const [days, setDays] = useState<number>(92);
  const [view, setView] = useState<'curve' | 'table'>('curve');
  const { points, failed, retry } = usePriceHistory(value.symbol, days, open);

  const name = nameOf(value);
  const unit = unitOf(value);
  const label = formatMessage({ id: 'market.chart.caption' }, { name, unit });
  const formatValue = (amount: number) => formatMarketValue({ ...value, value: amount }, locale);

  return (
    <Dialog.Root size="lg" open={open} onOpenChange={(next) => next.open || onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Body>
              <Dialog.Header>
                <Dialog.Title>{name}</Dialog.Title>
                <Dialog.Description>{unit}</Dialog.Description>
              </Dialog.Header>
              <Flex wrap="wrap" gap="16" alignItems="center" justifyContent="space-between" marginBlock="16">
                <ToggleGroup
                  label={formatMessage({ id: 'market.chart.range' })}
                  selected={String(days)}
                  onSelect={(next) => setDays(Number(next))}
                  options={periods.map(({ id, n, days }) => ({
                    value: String(days),
                    text: <FormattedMessage id={`market.chart.${id}`} values={{ n }} />,
                  }))}
                />
                <ToggleGroup
                  label={formatMessage({ id: 'market.chart.view' })}
                  selected={view}
                  onSelect={(next) => setView(next as typeof view)}
                  options={(['curve', 'table'] as const).map((value) => ({
                    value,
                    text: <FormattedMessage id={`market.chart.${value}`} />,
                  }))}
                />
              </Flex>
              <Box minHeight={{ base: '14rem', md: '21rem' }} aria-busy={!points && !failed}>
                {failed && (
                  <Box role="alert" color="fg.error" textStyle="small">
                    <FormattedMessage id="market.chart.failed" />
                    <Box marginTop="12">
                      <Button variant="outline" size="sm" onClick={retry}>
                        <FormattedMessage id="market.chart.retry" />
                      </Button>
                    </Box>
                  </Box>
                )}
                {!points && !failed && (
                  <Box role="status" color="fg.muted">
                    <FormattedMessage id="market.chart.loading" />
                  </Box>
                )}
                {!failed && points && points.length > 0 && view === 'curve' && (
                  <>
                    <PriceCurve key={points.length} points={points} label={label} formatValue={formatValue} />
                    <Summary values={points.map((point) => point.value)} formatValue={formatValue} />
                  </>
                )}
                {!failed && points && view === 'table' && (
                  <PricePoints points={points} caption={label} formatValue={formatValue} />
                )}
              </Box>
              <Flex wrap="wrap" gap="16" alignItems="center" justifyContent="space-between" marginTop="20">
                <Flex gap="16" alignItems="center" wrap="wrap">
                  <MarketSource values={[value]} />
                </Flex>
                <Button
                  variant="outline"
                  size="sm"
                  gap="12"
                  disabled={!points?.length}
                  onClick={() =>
                    points && downloadCsv(`${value.symbol.toLowerCase()}.csv`, historyToCsv(value, points))
                  }
                >
                  <Download aria-hidden />
                  <FormattedMessage id="market.chart.csv" />
                </Button>
              </Flex>
              {hasAlerts && <AlertSection value={value} />}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" aria-label={formatMessage({ id: 'market.chart.close' })}>
                <X aria-hidden />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Lowest value, highest value and change within the period. */
function Summary({ values, formatValue }: { values: readonly number[]; formatValue: (value: number) => string }) {
  const { locale } = useIntl();
  const entries = [
    ['low', formatValue(Math.min(...values))],
    ['high', formatValue(Math.max(...values))],
    ['change', values.length > 1 ? formatChange(100 * (values.at(-1)! / values[0]! - 1), locale) : '–'],
  ] as const;
  return (
    <Flex as="dl" wrap="wrap" columnGap="28" rowGap="8" marginTop="12" textStyle="small">
      {entries.map(([id, text]) => (
        <Flex key={id} gap="8">
          <Box as="dt" color="fg.muted">
            <FormattedMessage id={`market.chart.${id}`} />
          </Box>
          <Box as="dd" fontWeight="600">
            <bdi>{text}</bdi>
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}
