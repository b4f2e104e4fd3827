import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ErrorStrip } from '../error-strip.tsx';
import { SkeletonRows } from '../rows.tsx';
import { usePhone } from '../use-phone.ts';
import { columnLayout, type Column } from './column.ts';
import { EndlessRows } from './endless-rows.tsx';
import { TableHead, type Sorting } from './table-head.tsx';

interface Connection<Row> {
  edges: { node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

interface Props<Row> {
  /** Its name for screen readers. */
  label: string;
  /** The first one takes what the others leave; it names the row, and its words are the link. */
  columns: readonly Column<Row>[];
  /** What the query answered so far; undefined while it is on its way. */
  page?: Connection<Row>;
  error?: unknown;
  onRetry: () => void;
  /** Message id of what could not be loaded. */
  failed: string;
  /** Apollo's `fetchMore`. */
  more: (options: { variables: { after?: string | null } }) => Promise<unknown>;
  to: (row: Row) => string;
  /** Id of the row that somebody comes back from. */
  opened?: string;
  sorting?: Sorting;
  /** What stands in a row's last cell under the pointer and with the focus inside. */
  actions?: (row: Row) => ReactNode;
  /** A row on a phone: two lines, without columns. */
  compact: (row: Row) => ReactNode;
  /** Beside a row on a phone, for what cannot be done from its record. */
  beside?: (row: Row) => ReactNode;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  /** Calculations at the end. */
  foot?: ReactNode;
}

const height = { base: 68, md: 40 };

/**
 * The records of a screen as a table that never ends: columns on a desk, two lines a record on a phone. It has skeletons, an empty state,
 * an error with another try, keys, and fetches on while somebody scrolls.
 */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { label, columns, page, error, onRetry, failed, more, opened, sorting, empty, foot } = props;
  const isPhone = usePhone();
  const rows = page?.edges.map(({ node }) => node);
  const { hasNextPage = false, endCursor } = page?.pageInfo ?? {};
  const placeholder = (count: number) => (
    <SkeletonRows height={{ base: `${height.base}px`, md: `${height.md}px` }} count={count} />
  );

  return (
    <Box role="table" aria-label={label} aria-rowcount={hasNextPage ? -1 : rows?.length} flex="1" css={besideColumns}>
      {!isPhone && <TableHead columns={columns} sorting={sorting} />}
      {Boolean(error) && <ErrorStrip title={failed} error={error} onRetry={onRetry} />}
      {!rows && !error && placeholder(12)}
      {rows?.length === 0 && !error && empty}
      {rows && rows.length > 0 && (
        <EndlessRows
          role="rowgroup"
          rows={rows}
          height={isPhone ? height.base : height.md}
          hasMore={hasNextPage}
          onMore={() => more({ variables: { after: endCursor } })}
          failed={failed}
          opened={opened}
          placeholder={placeholder(3)}
        >
          {(row, index) => <TableRow {...props} row={row} index={index} isPhone={isPhone} />}
        </EndlessRows>
      )}
      {rows && rows.length > 0 && !hasNextPage && foot}
    </Box>
  );
}

/** Where no pointer hovers, the buttons of the rows are always there, and have room of their own. */
const besideColumns = { '@media (hover: none)': { '&:has([data-actions]) [role=row]': { pe: '5.5rem' } } };

interface RowProps<Row> extends Pick<Props<Row>, 'columns' | 'to' | 'actions' | 'compact' | 'beside'> {
  row: Row;
  index: number;
  isPhone: boolean;
}

function TableRow<Row extends { id: string }>(props: RowProps<Row>) {
  const { row, index, isPhone, columns, to, actions, compact, beside } = props;
  if (isPhone)
    return (
      <RowLine role="row" aria-rowindex={index + 1} minH={`${height.base}px`}>
        <RecordLink
          to={to(row)}
          data-row
          role="cell"
          display="flex"
          flexDirection="column"
          justifyContent="center"
          flex="1"
          minW="0"
          px="4"
        >
          {compact(row)}
        </RecordLink>
        {beside && (
          <Flex role="cell" position="relative" zIndex="1" align="center" pe="2">
            {beside(row)}
          </Flex>
        )}
      </RowLine>
    );
  const [first, ...others] = columns;
  return (
    <RowLine role="row" aria-rowindex={index + 2} css={columnLayout(columns)} h={`${height.md}px`}>
      <Flex role="rowheader" align="center" minW="0">
        <RecordLink to={to(row)} data-row display="flex" alignItems="center" gap="2" minW="0" flex="1">
          {first?.cell(row)}
        </RecordLink>
      </Flex>
      {others.map((column) => (
        <Flex
          key={column.title}
          role="cell"
          align="center"
          justify={column.end ? 'flex-end' : undefined}
          minW="0"
          hideBelow={column.from}
        >
          <chakra.span truncate fontVariantNumeric={column.end ? 'tabular-nums' : undefined}>
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

/** The whole line leads to the record; its actions lie above the link and show under the pointer, with the focus inside, and to fingers always. */
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

interface TableFootProps {
  shown: number;
  total?: number;
  /** There are more than `total`. */
  more?: boolean;
}

/** "Görünen 16 / 412" at the end of a list. */
export function TableFoot({ shown, total = shown, more = false }: TableFootProps) {
  return (
    <Flex align="center" h="9" px={{ base: '4', md: '5' }} textStyle="meta" color="fg.subtle">
      <span>
        <FormattedMessage id="table.shown" values={{ shown, total, more, b: (words) => <b>{words}</b> }} />
      </span>
    </Flex>
  );
}
