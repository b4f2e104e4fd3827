import { useCallback, useEffect, useRef, useState } from 'react';
import { MINUTE_MS } from '../../../common/durations.ts';
import { MARKET_CHECK_MS, MARKET_REFRESH_MINUTES } from '../../../common/market/series.ts';
import { removeUnpublished, type Market, type MarketLimits } from './market.ts';
import { fetchPageEtag } from './page-etag.ts';

type State = 'idle' | 'loading' | 'updated' | 'failed';

export interface LiveMarket {
  market: Market;
  state: State;
  /** The page refreshes the values every 15 minutes. */
  isAutoRefresh: boolean;
  setAutoRefresh: (isAutoRefresh: boolean) => void;
  refresh: () => void;
}

/**
 * Keeps market values up to date. It starts with the values of the page and refreshes them shortly after the page has loaded, then every
 * 15 minutes while the page is visible and automatic refresh is on. When the ETag of the page changes, it refreshes earlier; a withdrawn
 * series is removed even when automatic refresh is off. After a failed request the values stay.
 * @param limits maximum number of values by category
 * @param isEnabled false suspends all requests except `refresh`
 */
export function useMarket(initial: Market, limits: MarketLimits, isEnabled = true): LiveMarket {
  const [market, setMarket] = useState(initial);
  const [state, setState] = useState<State>('idle');
  const [isAutoRefresh, setAutoRefresh] = useState(true);
  const lastRequestAt = useRef(0);
  const lastCheckAt = useRef(0);
  const etag = useRef<string>(undefined);
  const limitsJson = JSON.stringify(limits); // stable dependency for the callback

  const load = useCallback(
    async (
      showsState: boolean,
      merge: (displayed: Market, latest: Market) => Market = (_displayed, latest) => latest,
    ) => {
      lastRequestAt.current = Date.now();
      if (showsState) setState('loading');
      try {
        const { fetchMarket } = await import('./market-feed.ts');
        const latest = await fetchMarket(JSON.parse(limitsJson) as MarketLimits);
        setMarket((displayed) => merge(displayed, latest));
        setState((previous) => (showsState ? 'updated' : previous === 'failed' ? 'idle' : previous));
      } catch {
        setState('failed');
      }
    },
    [limitsJson],
  );

  useEffect(() => {
    if (!isEnabled) return;
    const poll = async () => {
      if (document.visibilityState !== 'visible') return;
      if (Date.now() - lastCheckAt.current >= MARKET_CHECK_MS) {
        lastCheckAt.current = Date.now();
        const previousEtag = etag.current;
        etag.current = (await fetchPageEtag()) ?? previousEtag;
        if (previousEtag && etag.current !== previousEtag) {
          return void load(false, isAutoRefresh ? undefined : removeUnpublished);
        }
      }
      if (isAutoRefresh && Date.now() - lastRequestAt.current >= MARKET_REFRESH_MINUTES * MINUTE_MS) void load(false);
    };
    const pollNow = () => void poll();
    const startTimer = window.setTimeout(pollNow, FIRST_REQUEST_DELAY_MS);
    const pollTimer = window.setInterval(pollNow, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', pollNow);
    return () => {
      window.clearTimeout(startTimer);
      window.clearInterval(pollTimer);
      document.removeEventListener('visibilitychange', pollNow);
    };
  }, [isEnabled, isAutoRefresh, load]);

  return { market, state, isAutoRefresh, setAutoRefresh, refresh: () => void load(true) };
}

/** Lets the scripts of the page load first. */
const FIRST_REQUEST_DELAY_MS = 1_500;
/** Short, so that a laptop refreshes soon after it wakes up. */
const POLL_INTERVAL_MS = 15_000;
