import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { QuoteListQuery, QuoteStatus } from '../../graphql/generated.ts';
import { useCanEdit } from '../session/session.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { NoRequests, NothingFound } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useListPosition } from '../kit/list-position.ts';
import { SkeletonRows } from '../kit/rows.tsx';
import { TableFooter } from '../kit/table/data-table.tsx';
import { InfiniteRows } from '../kit/table/infinite-rows.tsx';
import { formatDayName } from '../kit/time.ts';
import { useIsPhone } from '../kit/use-is-phone.ts';
import { useNow } from '../kit/use-now.ts';
import { useAssignOwner } from '../owners/use-assign-owner.ts';
import { BulkBar, type BulkMenu } from './bulk-bar.tsx';
import { matchesFilter, hasActiveFilter, statuses, type QuoteListFilter } from './quote-filter.ts';
import { QuoteRow } from './quote-row.tsx';
import { useChangeQuotes, type QuoteChange } from './use-change-quotes.ts';
import { getFocusedRow, useSelection } from './use-selection.ts';

interface Props {
  filter: QuoteListFilter;
  page: QuoteListQuery['quoteRequests'];
  fetchMore: (options: { variables: { after?: string | null } }) => Promise<unknown>;
}

const keys = ['s', 'p', 'a', ...statuses.map((_, index) => String(index + 1))];
const skeletonHeight = { base: '150px', md: '52px' };

/** The rows of the list, grouped by day of receipt, with selection and bulk actions. */
export function QuoteRows({ filter, page, fetchMore }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const canEdit = useCanEdit();
  const isPhone = useIsPhone();
  const now = useNow();
  const changeQuotes = useChangeQuotes();
  const [menu, setMenu] = useState<BulkMenu>();

  const rows = page.edges.map(({ node }) => node).filter((quote) => matchesFilter(quote, filter));
  const { selected, isSelected, toggle, clear } = useSelection(rows, canEdit);
  const lastOpenedId = useListPosition('/admin/quotes', rows);
  const assignOwner = useAssignOwner('QuoteRequest');
  const changeSelected = (change: QuoteChange) => void changeQuotes(selected, change);

  useShortcuts(keys, (key) => {
    const focused = getFocusedRow(rows);
    if (!canEdit || (!focused && selected.length === 0)) return;
    const status = statuses[Number(key) - 1];
    // A key must not reopen the focused request when it is closed; selected requests are changed on purpose.
    if (status)
      return void changeQuotes(
        selected.length > 0 ? selected : [focused!].filter((quote) => quote.status !== 'CLOSED'),
        {
          status,
        },
      );
    if (selected.length === 0) toggle(focused!.id);
    setMenu(key === 's' ? 'status' : key === 'p' ? 'priority' : 'owner');
  });

  const { hasNextPage, endCursor } = page.pageInfo;
  if (rows.length === 0 && !hasNextPage)
    return hasActiveFilter(filter) ? (
      <EmptyState drawing={NothingFound} message="quotes.none" />
    ) : (
      <EmptyState drawing={NoRequests} message="quotes.empty" />
    );

  const isGroupedByDay = !filter.order || filter.order === 'CREATED';
  return (
    <Box flex="1">
      <InfiniteRows
        role="list"
        aria-label={formatMessage({ id: 'quotes.title' })}
        rows={rows}
        estimatedHeight={isPhone ? 150 : 52}
        hasMore={hasNextPage}
        onLoadMore={() => fetchMore({ variables: { after: endCursor } })}
        errorTitle="quotes.failed"
        initialRowId={lastOpenedId}
        placeholder={<SkeletonRows height={skeletonHeight} count={3} />}
      >
        {(quote, index) => {
          const day = isGroupedByDay ? formatDayName(intl, quote.createdAt, now) : undefined;
          const previous = rows[index - 1];
          return (
            <div role="listitem">
              {day && (!previous || formatDayName(intl, previous.createdAt, now) !== day) && (
                <DayHeading>{day}</DayHeading>
              )}
              <QuoteRow
                quote={quote}
                selected={isSelected(quote.id)}
                onSelect={canEdit ? (selectRange) => toggle(quote.id, selectRange) : undefined}
                onStatusChange={(status: QuoteStatus) => void changeQuotes([quote], { status })}
              />
            </div>
          );
        }}
      </InfiniteRows>
      {!hasNextPage && <TableFooter shown={rows.length} total={rows.length} />}
      <BulkBar
        count={selected.length}
        menu={menu}
        onMenuChange={setMenu}
        onChange={changeSelected}
        onAssign={(owner) => void assignOwner(selected, owner)}
        onClear={clear}
      />
    </Box>
  );
}

const DayHeading = chakra('h2', {
  base: {
    display: 'flex',
    alignItems: 'center',
    h: { base: '8', md: '7' },
    px: { base: '4', md: '5' },
    textStyle: 'metaStrong',
    color: 'fg.muted',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});
