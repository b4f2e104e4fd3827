import { Box, chakra, Grid, type GridProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { NoHistory } from './empty-drawings.tsx';
import { EmptyState } from './empty-state.tsx';
import { SkeletonRows } from './rows.tsx';
import { InfiniteRows } from './table/infinite-rows.tsx';

interface Props<Row extends { id: string }> {
  /** Prefix of the messages: `title`, `empty`, `failed` and the name of each column. */
  name: 'audit' | 'security';
  columnNames: readonly string[];
  columns: GridProps['templateColumns'];
  /** Undefined while loading. */
  rows?: readonly Row[];
  hasError: boolean;
  hasMore: boolean;
  onLoadMore: () => Promise<unknown>;
  children: (row: Row) => ReactNode;
}

/** Table of an endless log, newest entry first. */
export function LogTable<Row extends { id: string }>(props: Props<Row>) {
  const { name, columnNames, columns, rows, hasError, hasMore, onLoadMore, children } = props;
  const { formatMessage } = useIntl();
  return (
    <Box role="table" aria-label={formatMessage({ id: `${name}.title` })}>
      <Box role="rowgroup" hideBelow="md" position="sticky" top="12" zIndex="1" bg="bg" borderBottomWidth="1px">
        <Grid
          role="row"
          templateColumns={columns}
          columnGap="4"
          px="5"
          h="8"
          alignItems="center"
          textStyle="meta"
          color="fg.subtle"
        >
          {columnNames.map((column) => (
            <span role="columnheader" key={column}>
              <FormattedMessage id={`${name}.${column}`} />
            </span>
          ))}
        </Grid>
      </Box>
      {!rows && !hasError && <SkeletonRows height={rowHeight} count={12} />}
      {rows?.length === 0 && <EmptyState drawing={NoHistory} message={`${name}.empty`} />}
      {rows && rows.length > 0 && (
        <InfiniteRows
          role="rowgroup"
          rows={rows}
          estimatedHeight={44}
          hasMore={hasMore}
          onLoadMore={onLoadMore}
          errorTitle={`${name}.failed`}
          placeholder={<SkeletonRows height={rowHeight} count={3} />}
        >
          {children}
        </InfiniteRows>
      )}
    </Box>
  );
}

const rowHeight = { base: '84px', md: '40px' };

interface RowProps {
  columns: GridProps['templateColumns'];
  areas: GridProps['templateAreas'];
  /** Shown in the area `when`. */
  time: string;
  /** Cells with their areas. */
  children: ReactNode;
}

/** A row of a log with its time. */
export const LogRow = ({ columns, areas, time, children }: RowProps) => (
  <Grid
    role="row"
    templateColumns={columns}
    templateAreas={areas}
    columnGap="4"
    rowGap="0.5"
    px={{ base: '4', md: '5' }}
    py="2.5"
    alignItems="start"
    borderBottomWidth="1px"
    borderColor="border.subtle"
  >
    <chakra.time
      role="cell"
      gridArea="when"
      dateTime={time}
      color="fg.subtle"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      <FormattedDate value={time} dateStyle="short" timeStyle="medium" />
    </chakra.time>
    {children}
  </Grid>
);
