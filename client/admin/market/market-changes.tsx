import { Button, chakra, Tag } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useMarketChangesQuery,
  type MarketChangeRowFragment,
  type MarketSeriesRowFragment,
} from '../../graphql/generated.ts';
import { NoHistory } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { ToolbarButton } from '../kit/toolbar-button.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Section } from '../kit/section.tsx';
import { useMarketFormat } from './use-market-format.ts';

interface Props {
  series?: readonly MarketSeriesRowFragment[];
  /** Shows only the changes of this series. */
  symbol?: string;
  onShowAll: () => void;
}

/** The history of manual changes to the market data, with author and reason. */
export function MarketChanges({ series = [], symbol, onShowAll }: Props) {
  const { formatMessage } = useIntl();
  const { getSeriesName } = useMarketFormat();
  const { data, previousData, error, refetch, fetchMore } = useMarketChangesQuery({
    variables: { symbol, first: 20 },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.marketChanges;
  const findSeries = (symbolToFind: string) => series.find((candidate) => candidate.symbol === symbolToFind);
  const shownSeries = symbol ? findSeries(symbol) : undefined;

  return (
    <Section
      title="desk.changes"
      note={
        shownSeries && (
          <Tag.Root variant="outline" minW="0">
            <chakra.span truncate>{getSeriesName(shownSeries)}</chakra.span>
          </Tag.Root>
        )
      }
      aside={
        shownSeries && <ToolbarButton icon={X} label={formatMessage({ id: 'desk.changes.all' })} onClick={onShowAll} />
      }
    >
      {error && !page && <ErrorStrip title="desk.changes.failed" error={error} onRetry={() => void refetch()} />}
      {!page && !error && <SkeletonRows height={{ base: '68px', md: '68px' }} count={3} />}
      {page?.edges.length === 0 && <EmptyState drawing={NoHistory} message="desk.changes.none" />}
      <chakra.ul>
        {page?.edges.map(({ node }) => (
          <ChangeItem key={node.id} change={node} series={findSeries(node.symbol)} />
        ))}
      </chakra.ul>
      {page?.pageInfo.hasNextPage && (
        <Button
          variant="ghost"
          m="2"
          onClick={() => void fetchMore({ variables: { after: page.pageInfo.endCursor } }).catch(() => undefined)}
        >
          <FormattedMessage id="admin.more" />
        </Button>
      )}
    </Section>
  );
}

function ChangeItem({ change, series }: { change: MarketChangeRowFragment; series?: MarketSeriesRowFragment }) {
  const { kind, symbol, before, after, at, reason, actor, createdAt } = change;
  const { formatDate } = useIntl();
  const { getSeriesName, formatValue } = useMarketFormat();
  const format = (value: number) => (series ? formatValue(series, value) : String(value));
  return (
    <chakra.li px={{ base: '4', md: '5' }} py="2.5" borderBottomWidth="1px" borderColor="border.subtle">
      <chakra.p display="flex" gap="2" justifyContent="space-between">
        <chakra.span fontWeight="medium">{series ? getSeriesName(series) : symbol}</chakra.span>
        <RelativeTime at={createdAt} />
      </chakra.p>
      <chakra.p>
        <FormattedMessage id={`desk.change.${kind}`} />
        {after !== null && (
          <chakra.span ms="2" fontVariantNumeric="tabular-nums">
            <FormattedMessage
              id="desk.change.values"
              values={{ before: before === null ? '–' : format(before), after: <b key="after">{format(after)}</b> }}
            />
          </chakra.span>
        )}
      </chakra.p>
      {reason && (
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          <bdi>{reason}</bdi>
        </chakra.p>
      )}
      <chakra.p textStyle="meta" color="fg.subtle" overflowWrap="anywhere">
        {actor}
        {at && kind === 'CORRECTION' && (
          <>
            {' · '}
            <FormattedMessage
              id="desk.change.at"
              values={{ at: formatDate(at, { dateStyle: 'short', timeStyle: 'short' }) }}
            />
          </>
        )}
      </chakra.p>
    </chakra.li>
  );
}
