import type { ReactNode } from 'react';
import type { EmptyDrawing } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { SkeletonRows } from '../kit/rows.tsx';

interface Props<RecordType> {
  /** Undefined while loading. */
  records?: readonly RecordType[];
  /** Number of skeleton rows while loading. */
  expectedCount: number;
  /** Height of a row on phones and on wide screens, as CSS lengths. */
  height: { base: string; md: string };
  /** The empty state: a drawing, and the prefix of the messages `.title` and `.next`. */
  empty: { drawing: EmptyDrawing; message: string };
  children: (record: RecordType) => ReactNode;
}

/** A short list of records with skeleton rows and an empty state. */
export function RecordList<RecordType extends { id: string }>(props: Props<RecordType>) {
  const { records, expectedCount, height, empty, children } = props;
  if (!records) return <SkeletonRows height={height} count={expectedCount} />;
  if (records.length === 0) return <EmptyState {...empty} />;
  return (
    <ul>
      {records.map((record) => (
        <li key={record.id}>{children(record)}</li>
      ))}
    </ul>
  );
}
