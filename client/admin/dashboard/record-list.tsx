import type { ReactNode } from 'react';
import type { EmptyDrawing } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { SkeletonRows } from '../kit/rows.tsx';

interface Props<RecordType> {
  /** Undefined while they are on their way. */
  records?: readonly RecordType[];
  /** How many there will most often be. */
  expected: number;
  /** CSS length of a row, on phones and on a desk. */
  height: { base: string; md: string };
  /** For when there are none: a drawing, and the prefix of the messages `.title` and `.next`. */
  empty: { drawing: EmptyDrawing; message: string };
  children: (record: RecordType) => ReactNode;
}

/** A short list of records with its three states: on its way, empty, here. */
export function RecordList<RecordType extends { id: string }>(props: Props<RecordType>) {
  const { records, expected, height, empty, children } = props;
  if (!records) return <SkeletonRows height={height} count={expected} />;
  if (records.length === 0) return <EmptyState {...empty} />;
  return (
    <ul>
      {records.map((record) => (
        <li key={record.id}>{children(record)}</li>
      ))}
    </ul>
  );
}
