import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { QuoteListQuery, QuoteStatus } from '../../graphql/generated.ts';
import { useCanEdit } from '../session/session.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { NoRequests, NothingFound } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useKeptPlace } from '../kit/list-place.ts';
import { SkeletonRows } from '../kit/rows.tsx';
import { TableFoot } from '../kit/table/data-table.tsx';
import { EndlessRows } from '../kit/table/endless-rows.tsx';
import { usePhone } from '../kit/use-phone.ts';
import { BulkBar, type BulkMenu } from './bulk-bar.tsx';
import { belongs, isNarrowed, statuses, type QuoteListFilter } from './quote-filter.ts';
import { QuoteLine } from './quote-line.tsx';
import { useChangeQuotes, type QuoteChange } from './use-change-quotes.ts';
import { useDayName } from './use-day-name.ts';
import { focusedRow, useSelection } from './use-selection.ts';

interface Props {
  filter: QuoteListFilter;
  page: QuoteListQuery['quoteRequests'];
  more: (options: { variables: { after?: string | null } }) => Promise<unknown>;
}

const keys = ['s', 'p', ...statuses.map((_, index) => String(index + 1))];
const skeleton = { base: '150px', md: '52px' };

/** The requests by the days on which they came, to choose from, to move on and to open. */
export function QuoteRows({ filter, page, more }: Props) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const isPhone = usePhone();
  const dayName = useDayName();
  const changeQuotes = useChangeQuotes();
  const [menu, setMenu] = useState<BulkMenu>();

  const rows = page.edges.map(({ node }) => node).filter((quote) => belongs(quote, filter));
  const { selected, has, toggle, clear } = useSelection(rows, canEdit);
  const opened = useKeptPlace('/admin/quotes', rows);
  const change = (what: QuoteChange) => void changeQuotes(selected, what);

  useShortcuts(keys, (key) => {
    const row = focusedRow(rows);
    if (!canEdit || (!row && selected.length === 0)) return;
    const status = statuses[Number(key) - 1];
    if (status) return void changeQuotes(selected.length > 0 ? selected : [row!], { status });
    if (selected.length === 0) toggle(row!.id);
    setMenu(key === 's' ? 'status' : 'priority');
  });

  const { hasNextPage, endCursor } = page.pageInfo;
  if (rows.length === 0 && !hasNextPage)
    return isNarrowed(filter) ? (
      <EmptyState drawing={NothingFound} message="quotes.none" />
    ) : (
      <EmptyState drawing={NoRequests} message="quotes.empty" />
    );

  const byDay = !filter.order || filter.order === 'CREATED';
  return (
    <Box flex="1">
      <EndlessRows
        role="list"
        aria-label={formatMessage({ id: 'quotes.title' })}
        rows={rows}
        height={isPhone ? 150 : 52}
        hasMore={hasNextPage}
        onMore={() => more({ variables: { after: endCursor } })}
        failed="quotes.failed"
        opened={opened}
        placeholder={<SkeletonRows height={skeleton} count={3} />}
      >
        {(quote, index) => {
          const day = byDay ? dayName(quote.createdAt) : undefined;
          const before = rows[index - 1];
          return (
            <div role="listitem">
              {day && (!before || dayName(before.createdAt) !== day) && <DayHead>{day}</DayHead>}
              <QuoteLine
                quote={quote}
                selected={has(quote.id)}
                onSelect={canEdit ? (range) => toggle(quote.id, range) : undefined}
                onStatus={(status: QuoteStatus) => void changeQuotes([quote], { status })}
              />
            </div>
          );
        }}
      </EndlessRows>
      {!hasNextPage && <TableFoot shown={rows.length} total={rows.length} />}
      <BulkBar count={selected.length} menu={menu} onMenu={setMenu} onChange={change} onClear={clear} />
    </Box>
  );
}

const DayHead = chakra('h2', {
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
