import { useEffect, useRef, useState } from 'react';
import { useOnActivity } from '../live/live-activity.tsx';

/** Milliseconds in which changes gather before the list is asked again. */
const gathering = 400;
/** Rows up to which a list is renewed in place: its first page. Longer ones would lose the reader's place. */
const onePage = 50;

interface Options {
  /** Table whose records the list has. */
  of: 'companies' | 'quote_requests' | 'communications' | 'contacts';
  /** Rows that are loaded. */
  rows?: readonly { id: string }[];
  /** Asks for the first page again. */
  refetch: () => Promise<unknown>;
  /** Asks for one record again, so that its row is renewed where it stands. */
  renew: (id: string) => Promise<unknown>;
}

/**
 * Keeps a list true while others work: a changed record is renewed in its row, and new or removed ones bring the first page again, unless
 * somebody has read on: then they are told, and renew the list themselves.
 */
export function useLiveRows({ of, rows, refetch, renew }: Options) {
  const [behind, setBehind] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A failure is the query's own to show.
  const renewAll = () => {
    setBehind(false);
    return refetch().catch(() => undefined);
  };

  useOnActivity(({ targetType, targetId, action }) => {
    if (targetType !== of || !rows) return;
    if (action === 'UPDATE' && targetId && rows.some(({ id }) => id === targetId))
      return void renew(targetId).catch(() => undefined);
    if (rows.length > onePage) return setBehind(true);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void renewAll();
    }, gathering);
  });

  return { behind, renewAll };
}
