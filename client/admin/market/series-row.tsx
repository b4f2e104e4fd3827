import { chakra, Flex, Tag, VisuallyHidden } from '@chakra-ui/react';
import { History, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePublishMarketSeriesMutation, type MarketSeriesRowFragment, type Trend } from '../../graphql/generated.ts';
import { SparkLine } from '../../ui/spark-line.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { useIsAdmin } from '../session/session.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { Switch } from '../kit/switch.tsx';
import { useMarketFormat } from './use-market-format.ts';

/** A row of the table. On phones it has two lines: name and value, then the switch, the age and the buttons. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    px: { base: '4', md: '5' },
    py: { base: '2', md: '1' },
    minH: { md: '10' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    gridTemplateColumns: {
      base: 'auto minmax(0, 1fr) auto',
      md: 'minmax(0, 1fr) 8rem 5.25rem 2.25rem 4.25rem',
      lg: 'minmax(0, 1fr) 7.5rem 3.5rem 3.5rem 5.5rem 5.25rem 2.25rem 4.25rem',
    },
    '& > .end': { justifySelf: 'end', textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& > .lg': { lgDown: { display: 'none' } },
    '& > .name': { gridColumn: { mdDown: '1 / 3' } },
    '& > .age': { justifySelf: { mdDown: 'start' }, order: { mdDown: 1 } },
    '& > .actions': { order: { mdDown: 1 } },
  },
});

/** Message id suffix and class names of each column. */
const columns = [
  ['name', ''],
  ['value', 'end'],
  ['day', 'end lg'],
  ['week', 'end lg'],
  ['recent', 'lg'],
  ['age', 'end'],
  ['published', ''],
] as const;

export function SeriesHeader() {
  return (
    <Row role="row" hideBelow="md" minH="8" textStyle="meta" color="fg.subtle">
      {columns.map(([name, className]) => (
        <span key={name} role="columnheader" className={className}>
          <FormattedMessage id={`desk.series.${name}`} />
        </span>
      ))}
      <span role="columnheader">
        <VisuallyHidden>
          <FormattedMessage id="desk.series.actions" />
        </VisuallyHidden>
      </span>
    </Row>
  );
}

interface Props {
  series: MarketSeriesRowFragment;
  onEdit: (symbol: string) => void;
  onShowChanges: (symbol: string) => void;
}

/** A series with its current value, a switch that publishes it, and buttons. */
export function SeriesRow({ series, onEdit, onShowChanges }: Props) {
  const {
    symbol,
    previousClose,
    trend,
    changePercent,
    weeklyChangePercent,
    weeklyTrend,
    recent,
    lastUpdate,
    source,
    kind,
    enteredBy,
    published,
  } = series;
  const { formatMessage } = useIntl();
  const { getSeriesName, formatValue, formatPercentChange, getSourceName } = useMarketFormat();
  const canEdit = useIsAdmin();
  const [publish] = usePublishMarketSeriesMutation({ refetchQueries: ['MarketChanges'] });
  const name = getSeriesName(series);
  const isExample = kind === 'EXAMPLE';

  async function setPublished(isPublished: boolean) {
    try {
      await publish({
        variables: { symbol, published: isPublished },
        optimisticResponse: { publishMarketSeries: { ...series, published: isPublished } },
      });
      notify({
        type: 'success',
        title: formatMessage({ id: isPublished ? 'desk.publish.shown' : 'desk.publish.hidden' }),
        description: name,
        topic: `publish ${symbol}`,
      });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'desk.publish.failed' }), description: name });
    }
  }

  return (
    <Row role="row" data-hidden={published ? undefined : ''} css={{ '&[data-hidden]': { bg: 'bg.subtle' } }}>
      <Flex role="rowheader" className="name" align="center" gap="2" minW="0">
        <chakra.span lineClamp="2" title={symbol} color={published ? undefined : 'fg.muted'}>
          {name}
        </chakra.span>
        {!published && (
          <Tag.Root variant="outline" flexShrink="0">
            <FormattedMessage id="desk.hidden" />
          </Tag.Root>
        )}
      </Flex>
      <chakra.span role="cell" className="end" fontWeight="medium">
        {formatValue(series)}
      </chakra.span>
      <Change className="end lg" trend={trend}>
        {typeof previousClose === 'number' ? formatPercentChange(changePercent) : '–'}
      </Change>
      <Change className="end lg" trend={weeklyTrend ?? 'STABLE'}>
        {typeof weeklyChangePercent === 'number' ? formatPercentChange(weeklyChangePercent) : '–'}
      </Change>
      <chakra.span role="cell" className="lg" css={{ '& svg': { width: '5.5rem', height: '1.5rem' } }}>
        {recent.length > 1 && <SparkLine values={recent} />}
      </chakra.span>
      <chakra.span
        role="cell"
        className="end age"
        title={enteredBy ?? getSourceName(source)}
        textStyle="meta"
        color="fg.subtle"
      >
        {isExample ? <FormattedMessage id="desk.series.example" /> : <RelativeTime at={lastUpdate} />}
      </chakra.span>
      <Flex role="cell">
        <Switch
          checked={published}
          disabled={!canEdit}
          label={formatMessage({ id: 'desk.series.published.of' }, { name })}
          onChange={(isPublished) => void setPublished(isPublished)}
        />
      </Flex>
      <Flex role="cell" className="actions" justify="flex-end">
        <IconButton
          icon={History}
          label={formatMessage({ id: 'desk.changes.show' }, { name })}
          onClick={() => onShowChanges(symbol)}
        />
        {canEdit && (
          <IconButton
            icon={Pencil}
            label={formatMessage({ id: 'desk.price.enter' }, { name })}
            onClick={() => onEdit(symbol)}
          />
        )}
      </Flex>
    </Row>
  );
}

const trendColors: Record<Trend, string> = { UP: 'green.fg', DOWN: 'red.fg', STABLE: 'fg.muted' };

function Change({ trend, className, children }: { trend: Trend; className: string; children: ReactNode }) {
  return (
    <chakra.span role="cell" className={className} color={trendColors[trend]}>
      {children}
    </chakra.span>
  );
}
