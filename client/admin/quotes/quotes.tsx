import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useQuoteCountsQuery } from '../../graphql/generated.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { Screen } from '../kit/screen.tsx';
import { oneOf, useUrlFilter } from '../kit/use-url-filter.ts';
import { toQuoteRequestFilter, quoteFilter } from './quote-filter.ts';
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

  const { data, previousData, refetch } = useQuoteCountsQuery({ variables: { filter: toQuoteRequestFilter(filter) } });
  useRefetchOnActivity(refetch);
  const counts = (data ?? previousData)?.quoteRequestCounts;

  return (
    <Screen
      title="quotes.title"
      actions={view === 'list' ? <QuoteExport /> : <ViewSwitch value={view} onChange={changeView} />}
    >
      <Box position={{ md: 'sticky' }} top="12" zIndex="2" bg="bg">
        {view === 'list' && (
          <StatusTabs counts={counts} value={filter.status} onChange={(status) => setFilter({ status })}>
            <ViewSwitch value={view} onChange={changeView} />
          </StatusTabs>
        )}
        <QuoteToolbar filter={filter} onChange={setFilter} isBoard={view === 'board'} />
      </Box>
      {view === 'list' ? (
        <QuoteList filter={filter} />
      ) : (
        <Suspense>
          <Board filter={filter} counts={counts} />
        </Suspense>
      )}
    </Screen>
  );
}
