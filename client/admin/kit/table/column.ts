import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Message id of the column heading. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Track size of a CSS grid: `6rem`, `1fr`. */
  width: string;
  /** Aligns the cells to the end of the column, for numbers. */
  alignEnd?: boolean;
  /** The narrowest breakpoint that shows the column. */
  showFrom?: 'lg' | 'xl';
  /** Order that the column heading selects; without it the heading is not a button. */
  sortKey?: string;
}

const joinWidths = (columns: readonly Column<never>[]) => columns.map(({ width }) => width).join(' ');

/** Returns the CSS grid of the heading and of every row, per breakpoint. */
export const getColumnLayout = (columns: readonly Column<never>[]) => ({
  display: 'grid',
  columnGap: '2.5',
  px: '5',
  gridTemplateColumns: {
    base: joinWidths(columns.filter(({ showFrom }) => !showFrom)),
    lg: joinWidths(columns.filter(({ showFrom }) => showFrom !== 'xl')),
    xl: joinWidths(columns),
  },
});
