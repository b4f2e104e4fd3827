import { useEffect, useState } from 'react';
import { askHistory } from './market-feed.ts';

export interface PricePoint {
  /** ISO 8601. */
  at: string;
  value: number;
}

interface History {
  /** Of the span that was last loaded; undefined until there is one. */
  points: PricePoint[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** What a series stood at in the last days; the old span stays until the new one is here. */
export function useHistory(symbol: string, days: number, wanted: boolean): History {
  const [points, setPoints] = useState<PricePoint[]>();
  const [failedAt, setFailedAt] = useState<number>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    askHistory(symbol, days).then(
      (found) => current && (setPoints(found), setFailedAt(undefined)),
      () => current && setFailedAt(days),
    );
    return () => void (current = false);
  }, [symbol, days, wanted, tries]);

  return {
    points,
    failed: failedAt === days,
    retry() {
      setFailedAt(undefined);
      setTries(tries + 1);
    },
  };
}
