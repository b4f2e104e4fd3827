import { chakra, Flex, Tag } from '@chakra-ui/react';
import { History, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePublishMarketSeriesMutation, type MarketSeriesRowFragment, type Trend } from '../../graphql/generated.ts';
import { SparkLine } from '../../ui/spark-line.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { useCanEdit } from '../session/session.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { Switch } from './switch.tsx';
import { useMarketWords } from './use-market-words.ts';

/** On a phone a line is two: name and value, then whether it is on the site, since when it stands there, and what can be done. */
const Line = chakra('div', {
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

const heads = [
  ['name', ''],
  ['value', 'end'],
  ['day', 'end lg'],
  ['week', 'end lg'],
  ['recent', 'lg'],
  ['age', 'end'],
  ['published', ''],
] as const;

export function SeriesHead() {
  return (
    <Line role="row" hideBelow="md" minH="8" textStyle="meta" color="fg.subtle">
      {heads.map(([name, className]) => (
        <span key={name} role="columnheader" className={className}>
          <FormattedMessage id={`desk.series.${name}`} />
        </span>
      ))}
      <span role="columnheader" />
    </Line>
  );
}

interface Props {
  series: MarketSeriesRowFragment;
  onEdit: (symbol: string) => void;
  onFollow: (symbol: string) => void;
}

/** A series, what it stands at, and what can be done about it. */
export function SeriesRow({ series, onEdit, onFollow }: Props) {
  const { symbol, trend, changePercent, weeklyChangePercent, recent, lastUpdate, source, indicative, published } =
    series;
  const { formatMessage } = useIntl();
  const { nameOf, valueOf, changeOf, sourceOf } = useMarketWords();
  const canEdit = useCanEdit();
  const [publish] = usePublishMarketSeriesMutation({ refetchQueries: ['MarketChanges'] });
  const name = nameOf(series);

  async function show(next: boolean) {
    try {
      await publish({
        variables: { symbol, published: next },
        optimisticResponse: { publishMarketSeries: { ...series, published: next } },
      });
      notify({
        type: 'success',
        title: formatMessage({ id: next ? 'desk.publish.shown' : 'desk.publish.hidden' }),
        description: name,
        topic: `publish ${symbol}`,
      });
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'desk.publish.failed' }), description: name });
    }
  }

  return (
    <Line role="row" data-hidden={published ? undefined : ''} css={{ '&[data-hidden]': { bg: 'bg.subtle' } }}>
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
        {valueOf(series)}
      </chakra.span>
      <Change className="end lg" trend={trend}>
        {changeOf(changePercent)}
      </Change>
      <Change className="end lg" trend={weeklyTrendOf(weeklyChangePercent)}>
        {changeOf(weeklyChangePercent)}
      </Change>
      <chakra.span role="cell" className="lg" css={{ '& svg': { width: '5.5rem', height: '1.5rem' } }}>
        <SparkLine values={recent} />
      </chakra.span>
      <chakra.span role="cell" className="end age" title={sourceOf(source)} textStyle="meta" color="fg.subtle">
        {indicative ? sourceOf('reference') : <RelativeTime at={lastUpdate} />}
      </chakra.span>
      <Flex role="cell">
        <Switch
          checked={published}
          disabled={!canEdit}
          label={formatMessage({ id: 'desk.series.published.of' }, { name })}
          onChange={(next) => void show(next)}
        />
      </Flex>
      <Flex role="cell" className="actions" justify="flex-end">
        <IconButton
          icon={History}
          label={formatMessage({ id: 'desk.changes.show' }, { name })}
          onClick={() => onFollow(symbol)}
        />
        {canEdit && (
          <IconButton
            icon={Pencil}
            label={formatMessage({ id: 'desk.price.enter' }, { name })}
            onClick={() => onEdit(symbol)}
          />
        )}
      </Flex>
    </Line>
  );
}

const weeklyTrendOf = (percent: number): Trend => (percent > 0.1 ? 'UP' : percent < -0.1 ? 'DOWN' : 'STABLE');

const colors: Record<Trend, string> = { UP: 'green.fg', DOWN: 'red.fg', STABLE: 'fg.muted' };

function Change({ trend, className, children }: { trend: Trend; className: string; children: ReactNode }) {
  return (
    <chakra.span role="cell" className={className} color={colors[trend]}>
      {children}
    </chakra.span>
  );
}
