import { Box, chakra, Flex } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuoteCountsQuery, useQuoteTotalsQuery, type QuoteTotalsQuery } from '../../graphql/generated.ts';
import { NewLeadButton } from '../leads/new-lead-button.tsx';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { MoneyTotal } from '../kit/money-total.tsx';
import { Screen } from '../kit/screen.tsx';
import { oneOf, useUrlFilter } from '../kit/use-url-filter.ts';
import { isRangeReversed, toQuoteRequestFilter, quoteFilter, type QuoteListFilter } from './quote-filter.ts';
import { QuoteExport, QuoteList } from './quote-list.tsx';
import { QuoteToolbar } from './quote-toolbar.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { ViewSwitch, type View } from './view-switch.tsx';

const Board = lazy(() => import('./board/board.tsx'));
const viewFields = { view: oneOf<View>(['board']) };
const keys = ['v'];

/**
 * The quote requests as a list or a board. The URL contains view and filter: `?status=NEW&search=demir`, `?view=board`.
 */
export default function Quotes() {
  const [filter, setFilter] = useUrlFilter(quoteFilter);
  const [{ view = 'list' }, setView] = useUrlFilter(viewFields);
  const changeView = (next: View) => setView({ view: next === 'board' ? next : null });
  useShortcuts(keys, () => changeView(view === 'list' ? 'board' : 'list'));

  const { data, previousData, observable } = useQuoteCountsQuery({
    variables: { filter: toQuoteRequestFilter(filter) },
  });
  useRefetchOnActivity(observable);
  const counts = (data ?? previousData)?.quoteRequestCounts;
  const totals = useQuoteTotals(filter);

  return (
    <Screen
      title="quotes.title"
      actions={
        <>
          {view === 'list' ? <QuoteExport /> : <ViewSwitch value={view} onChange={changeView} />}
          <NewLeadButton />
        </>
      }
    >
      <Box position={{ md: 'sticky' }} top="12" zIndex="2" bg="bg">
        {view === 'list' && (
          <StatusTabs
            counts={counts}
            value={filter.status}
            reviewCount={totals?.review.totalCount}
            isReview={filter.outcomeMissing}
            onChange={(status) => setFilter({ status, outcomeMissing: null })}
            onReview={() => setFilter({ status: null, outcomeMissing: true })}
          >
            <ViewSwitch value={view} onChange={changeView} />
          </StatusTabs>
        )}
        <QuoteToolbar filter={filter} onChange={setFilter} isBoard={view === 'board'} />
        {totals && <Totals totals={totals.quoteRequestTotals} />}
      </Box>
      {view === 'list' ? (
        <QuoteList filter={filter} />
      ) : (
        <Suspense>
          <Board filter={filter} counts={counts} totals={totals?.quoteRequestTotals} />
        </Suspense>
      )}
    </Screen>
  );
}

/** The totals of the list and the number of requests for review, refetched after changes. */
function useQuoteTotals(filter: QuoteListFilter): QuoteTotalsQuery | undefined {
  const { data, previousData, observable } = useQuoteTotalsQuery(
    isRangeReversed(filter) ? skipToken : { variables: { filter: toQuoteRequestFilter(filter) } },
  );
  useRefetchOnActivity(observable);
  return data ?? previousData;
}

/** Total of the open and of the won requests of the list; absent when there are no amounts. */
function Totals({ totals }: { totals: QuoteTotalsQuery['quoteRequestTotals'] }) {
  const { formatMessage } = useIntl();
  const groups = (['open', 'won'] as const).filter((group) => totals[group].amounts.length > 0);
  if (groups.length === 0) return null;
  return (
    <Flex
      role="group"
      aria-label={formatMessage({ id: 'quotes.totals' })}
      wrap="wrap"
      columnGap="6"
      rowGap="1"
      px={{ base: '4', md: '5' }}
      py="1.5"
      borderBottomWidth="1px"
    >
      {groups.map((group) => (
        <span key={group}>
          <chakra.span color="fg.muted" me="2">
            <FormattedMessage id={`quotes.total.${group}`} />
          </chakra.span>
          <MoneyTotal total={totals[group]} />
        </span>
      ))}
    </Flex>
  );
}
