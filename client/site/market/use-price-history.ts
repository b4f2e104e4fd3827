import { useEffect, useState } from 'react';
import { fetchHistory } from './market-feed.ts';

export interface PricePoint {
  /** Time of the value, ISO 8601. */
  at: string;
  value: number;
}

interface PriceHistory {
  /** Points of the period loaded last; undefined before the first response. */
  points: PricePoint[] | undefined;
  /** The request for the current period failed. */
  failed: boolean;
  retry: () => void;
}

/** Loads the values of the last `days` days. The points of the previous period stay until the new ones are loaded. */
export function usePriceHistory(symbol: string, days: number, isEnabled: boolean): PriceHistory {
  const [points, setPoints] = useState<PricePoint[]>();
  const [failedDays, setFailedDays] = useState<number>();
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (!isEnabled) return;
    let isCurrent = true;
    fetchHistory(symbol, days).then(
      (history) => {
        if (!isCurrent) return;
        setPoints(history);
        setFailedDays(undefined);
      },
      () => isCurrent && setFailedDays(days),
    );
    return () => void (isCurrent = false);
  }, [symbol, days, isEnabled, attempts]);

  return {
    points,
    failed: failedDays === days,
    retry() {
      setFailedDays(undefined);
      setAttempts(attempts + 1);
    },
  };
}
