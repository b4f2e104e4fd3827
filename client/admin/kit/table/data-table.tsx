import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ErrorStrip } from '../error-strip.tsx';
import { SkeletonRows } from '../rows.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import { getColumnLayout, type Column } from './column.ts';
import { InfiniteRows } from './infinite-rows.tsx';
import { TableHead, type Sorting } from './table-head.tsx';

interface Connection<Row> {
  edges: { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

interface Props<Row> {
  /** Name of the table for screen readers. */
  label: string;
  /** The first column is the heading of its row and contains the link to the record. */
  columns: readonly Column<Row>[];
  /** The pages loaded so far; undefined while the first one is loading. */
  page?: Connection<Row>;
  error?: unknown;
  onRetry: () => void;
  /** Message id of the error when a page cannot be loaded. */
  errorTitle: string;
  /** Apollo's `fetchMore`. */
  fetchMore: (options: { variables: { after?: string | null } }) => Promise<unknown>;
  getRowUrl: (row: Row) => string;
  /** Id of the row to scroll to and to focus at first: the record from which the user returns. */
  initialRowId?: string;
  sorting?: Sorting;
  /** Buttons at the end of a row, shown on hover and while the row has the focus. */
  actions?: (row: Row) => ReactNode;
  /** Renders a row on a phone: two lines without columns. */
  renderPhoneRow: (row: Row) => ReactNode;
  /** Buttons of a row on a phone, for actions that the page of the record does not have. */
  phoneActions?: (row: Row) => ReactNode;
  /** Shown when there are no rows. */
  empty: ReactNode;
  footer?: ReactNode;
}

/** Height of a row in pixels. */
const rowHeight = { base: 68, md: 40 };

/**
 * A table with infinite scrolling: columns on wide windows, two lines for each record on a phone. It has skeletons, an
 * empty state, an error with a retry button, and keyboard navigation.
 */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { label, columns, page, error, onRetry, errorTitle, fetchMore, initialRowId, sorting, empty, footer } = props;
  const isPhone = useIsPhone();
  const rows = page?.edges.map(({ node }) => node);
  const { hasNextPage = false, endCursor } = page?.pageInfo ?? {};
  const renderSkeletons = (count: number) => (
    <SkeletonRows height={{ base: `${rowHeight.base}px`, md: `${rowHeight.md}px` }} count={count} />
  );

  return (
    <Box role="table" aria-label={label} aria-rowcount={hasNextPage ? -1 : rows?.length} flex="1" css={touchTable}>
      {!isPhone && <TableHead columns={columns} sorting={sorting} />}
      {Boolean(error) && <ErrorStrip title={errorTitle} error={error} onRetry={onRetry} />}
      {!rows && !error && renderSkeletons(12)}
      {rows?.length === 0 && !error && empty}
      {rows && rows.length > 0 && (
        <InfiniteRows
          role="rowgroup"
          rows={rows}
          estimatedHeight={isPhone ? rowHeight.base : rowHeight.md}
          hasMore={hasNextPage}
          onLoadMore={() => fetchMore({ variables: { after: endCursor } })}
          errorTitle={errorTitle}
          initialRowId={initialRowId}
          placeholder={renderSkeletons(3)}
        >
          {(row, index) => <TableRow {...props} row={row} index={index} isPhone={isPhone} />}
        </InfiniteRows>
      )}
      {rows && rows.length > 0 && !hasNextPage && footer}
    </Box>
  );
}

/**
 * Without a mouse there is no hover: the buttons of the rows are always visible, so the columns leave room for them.
 */
const touchTable = { '@media (hover: none)': { '&:has([data-actions]) [role=row]': { pe: '5.5rem' } } };

interface RowProps<Row> extends Pick<
  Props<Row>,
  'columns' | 'getRowUrl' | 'actions' | 'renderPhoneRow' | 'phoneActions'
> {
  row: Row;
  index: number;
  isPhone: boolean;
}

function TableRow<Row extends { id: string }>(props: RowProps<Row>) {
  const { row, index, isPhone, columns, getRowUrl, actions, renderPhoneRow, phoneActions } = props;
  if (isPhone)
    return (
      <RowLine role="row" aria-rowindex={index + 1} minH={`${rowHeight.base}px`}>
        <Flex role="cell" flex="1" minW="0">
          <RecordLink
            to={getRowUrl(row)}
            data-row
            display="flex"
            flexDirection="column"
            justifyContent="center"
            flex="1"
            minW="0"
            px="4"
          >
            {renderPhoneRow(row)}
          </RecordLink>
        </Flex>
        {phoneActions && (
          <Flex role="cell" position="relative" zIndex="1" align="center" pe="2">
            {phoneActions(row)}
          </Flex>
        )}
      </RowLine>
    );
  const [first, ...others] = columns;
  return (
    <RowLine role="row" aria-rowindex={index + 2} css={getColumnLayout(columns)} h={`${rowHeight.md}px`}>
      <Flex role="rowheader" align="center" minW="0">
        <RecordLink to={getRowUrl(row)} data-row display="flex" alignItems="center" gap="2" minW="0" flex="1">
          {first?.cell(row)}
        </RecordLink>
      </Flex>
      {others.map((column) => (
        <Flex
          key={column.title}
          role="cell"
          align="center"
          justify={column.alignEnd ? 'flex-end' : undefined}
          minW="0"
          hideBelow={column.showFrom}
        >
          <chakra.span truncate fontVariantNumeric={column.alignEnd ? 'tabular-nums' : undefined}>
            {column.cell(row)}
          </chakra.span>
        </Flex>
      ))}
      {actions && (
        <Flex role="cell" data-actions align="center" gap="0.5">
          {actions(row)}
        </Flex>
      )}
    </RowLine>
  );
}

/**
 * The link covers the whole row. The actions are above the link; they show on hover, with the focus inside, and always
 * on touch screens.
 */
const RowLine = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    transition: 'background-color {durations.hover} linear',
    _hover: { bg: 'bg.subtle' },
    '& [data-actions]': {
      position: 'absolute',
      insetBlock: '2px',
      insetEnd: '2px',
      ps: '3',
      pe: '4',
      bg: 'bg.subtle',
      opacity: 0,
    },
    '&:is(:hover, :focus-within) [data-actions]': { opacity: 1 },
    '@media (hover: none)': { '& [data-actions]': { opacity: 1 } },
    '&:has([data-row]:focus-visible)': { outline: '2px solid {colors.focusRing}', outlineOffset: '-2px' },
  },
});

const RecordLink = chakra(Link, {
  base: {
    outline: 'none',
    _after: { content: '""', position: 'absolute', inset: 0 },
  },
});

interface TableFooterProps {
  shown: number;
  total?: number;
  /** There are more rows than `total`, because the server stops counting. */
  more?: boolean;
}

/** "Görünen 16 / 412" below a list. */
export function TableFooter({ shown, total = shown, more = false }: TableFooterProps) {
  return (
    <Flex align="center" h="9" px={{ base: '4', md: '5' }} textStyle="meta" color="fg.subtle">
      <span>
        <FormattedMessage id="table.shown" values={{ shown, total, more, b: (text) => <b>{text}</b> }} />
      </span>
    </Flex>
  );
}
