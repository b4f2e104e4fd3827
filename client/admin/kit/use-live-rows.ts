import { useEffect, useRef, useState } from 'react';
import { useActivityListener } from '../live/live-activity.tsx';

/** Changes within this time cause one refetch. */
const REFETCH_DELAY_MS = 400;
/** Lists with more than the first page are not refetched automatically: the user would lose their scroll position. */
const MAX_AUTO_REFETCH_ROWS = 50;

interface Options {
  /** Database table of the records. */
  table: 'companies' | 'quote_requests' | 'communications' | 'contacts' | 'orders';
  /** The loaded rows. */
  rows?: readonly { id: string }[];
  /** Refetches the first page. */
  refetch: () => void;
  /** Refetches one record, which updates its row in the cache. Must not cancel the refetch of another row. */
  refetchRow: (id: string) => Promise<unknown>;
}

/**
 * Keeps a list up to date while others work. A changed record is refetched alone; new or deleted records refetch the
 * first page. When more than the first page is loaded, `isStale` becomes true instead, and the user refreshes the list.
 */
export function useLiveRows({ table, rows, refetch, refetchRow }: Options) {
  const [isStale, setIsStale] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refresh = () => {
    setIsStale(false);
    refetch();
  };

  useActivityListener(({ targetType, targetId, action }) => {
    if (targetType !== table || !rows) return;
    if (action === 'UPDATE' && targetId && rows.some(({ id }) => id === targetId))
      return void refetchRow(targetId).catch(() => undefined);
    if (rows.length > MAX_AUTO_REFETCH_ROWS) return setIsStale(true);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      refresh();
    }, REFETCH_DELAY_MS);
  });

  return { isStale, refresh };
}
