import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Message id of its head. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** CSS length, or share of what is left: `6rem`, `1fr`. */
  width: string;
  /** Figures stand at the end of their column. */
  end?: boolean;
  /** Narrower windows leave it out. */
  from?: 'lg' | 'xl';
  /** What the list is ordered by when the head is pressed. */
  sort?: string;
}

const tracks = (columns: readonly Column<never>[]) => columns.map(({ width }) => width).join(' ');

/** The grid of the head and of every row, with those columns that have room. */
export const columnLayout = (columns: readonly Column<never>[]) => ({
  display: 'grid',
  columnGap: '2.5',
  px: '5',
  gridTemplateColumns: {
    base: tracks(columns.filter(({ from }) => !from)),
    lg: tracks(columns.filter(({ from }) => from !== 'xl')),
    xl: tracks(columns),
  },
});
