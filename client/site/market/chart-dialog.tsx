import { Box, Button, Dialog, Flex, IconButton, Portal } from '@chakra-ui/react';
import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatChange, formatMarketValue } from '../../../common/market/format.ts';
import { AlertOffer } from './alert-offer.tsx';
import { Choice } from './choice.tsx';
import { download, historyAsCsv } from './history-csv.ts';
import { IndicativeTag, MarketSource } from './market-source.tsx';
import type { MarketValue } from './market.ts';
import { PriceCurve } from './price-curve.tsx';
import { PricePoints } from './price-points.tsx';
import { useSeriesNames } from '../../ui/series-name.ts';
import { useHistory } from './use-history.ts';

interface Props {
  value: MarketValue;
  /** Offer a price alert below the chart. */
  alerts?: boolean;
  open: boolean;
  onClose: () => void;
}

const spans = [
  { id: 'weeks', n: 1, days: 7 },
  { id: 'months', n: 1, days: 31 },
  { id: 'months', n: 3, days: 92 },
  { id: 'years', n: 1, days: 366 },
  { id: 'years', n: 5, days: 1_827 },
] as const;

/** The course of a series from a week to five years: as a curve, as a table and as a file. */
export default function ChartDialog({ value, alerts = false, open, onClose }: Props) {
  const { formatMessage, locale } = useIntl();
  const { nameOf, unitOf } = useSeriesNames();
  const [days, setDays] = useState<number>(92);
  const [view, setView] = useState<'curve' | 'table'>('curve');
  const { points, failed, retry } = useHistory(value.symbol, days, open);

  const name = nameOf(value);
  const unit = unitOf(value);
  const label = formatMessage({ id: 'market.chart.caption' }, { name, unit });
  const write = (amount: number) => formatMarketValue({ ...value, value: amount }, locale);

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
                <Choice
                  label={formatMessage({ id: 'market.chart.range' })}
                  chosen={String(days)}
                  onChoose={(next) => setDays(Number(next))}
                  choices={spans.map(({ id, n, days }) => ({
                    value: String(days),
                    text: <FormattedMessage id={`market.chart.${id}`} values={{ n }} />,
                  }))}
                />
                <Choice
                  label={formatMessage({ id: 'market.chart.view' })}
                  chosen={view}
                  onChoose={(next) => setView(next as typeof view)}
                  choices={(['curve', 'table'] as const).map((value) => ({
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
                    <PriceCurve key={points.length} points={points} label={label} write={write} />
                    <Summary values={points.map((point) => point.value)} write={write} />
                  </>
                )}
                {!failed && points && view === 'table' && <PricePoints points={points} caption={label} write={write} />}
              </Box>
              <Flex wrap="wrap" gap="16" alignItems="center" justifyContent="space-between" marginTop="20">
                <Flex gap="16" alignItems="center" wrap="wrap">
                  <IndicativeTag values={[value]} />
                  <MarketSource values={[value]} />
                </Flex>
                <Button
                  variant="outline"
                  size="sm"
                  gap="12"
                  disabled={!points?.length}
                  onClick={() => points && download(`${value.symbol.toLowerCase()}.csv`, historyAsCsv(value, points))}
                >
                  <Download aria-hidden />
                  <FormattedMessage id="market.chart.csv" />
                </Button>
              </Flex>
              {alerts && <AlertOffer value={value} />}
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

/** The edges of the span and how far it went, in figures. */
function Summary({ values, write }: { values: readonly number[]; write: (value: number) => string }) {
  const { locale } = useIntl();
  const facts = [
    ['low', write(Math.min(...values))],
    ['high', write(Math.max(...values))],
    ['change', formatChange(100 * (values.at(-1)! / values[0]! - 1), locale)],
  ] as const;
  return (
    <Flex as="dl" wrap="wrap" columnGap="28" rowGap="8" marginTop="12" textStyle="small">
      {facts.map(([id, text]) => (
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
