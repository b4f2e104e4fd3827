import { useCallback, useEffect, useRef, useState } from 'react';
import { marketRefresh } from '../../../common/market/series.ts';
import type { Market, MarketWish } from './market.ts';

type State = 'still' | 'asking' | 'fresh' | 'failed';

export interface LiveMarket {
  market: Market;
  state: State;
  /** Whether the page asks by itself every quarter of an hour. */
  auto: boolean;
  setAuto: (auto: boolean) => void;
  refresh: () => void;
}

/**
 * The values that came with the page, replaced by the server's as soon as the page is at rest and `wanted`, then every quarter of an
 * hour while the page is looked at and the visitor does not switch it off. What cannot be had leaves what was there.
 */
export function useMarket(initial: Market, wish: MarketWish, wanted = true): LiveMarket {
  const [market, setMarket] = useState(initial);
  const [state, setState] = useState<State>('still');
  const [auto, setAuto] = useState(true);
  const asked = useRef(0);
  const wishes = JSON.stringify(wish);

  const ask = useCallback(
    async (aloud: boolean) => {
      asked.current = Date.now();
      if (aloud) setState('asking');
      try {
        const { askMarket } = await import('./market-feed.ts');
        setMarket(await askMarket(JSON.parse(wishes) as MarketWish));
        if (aloud) setState('fresh');
      } catch {
        setState('failed');
      }
    },
    [wishes],
  );

  useEffect(() => {
    if (!wanted || !auto) return;
    const askIfDue = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked.current >= marketRefresh) void ask(false);
    };
    const rest = window.setTimeout(askIfDue, restBeforeAsking);
    const timer = window.setInterval(askIfDue, checkEvery);
    document.addEventListener('visibilitychange', askIfDue);
    return () => {
      window.clearTimeout(rest);
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfDue);
    };
  }, [wanted, auto, ask]);

  return { market, state, auto, setAuto, refresh: () => void ask(true) };
}

/** The page's own scripts come first. */
const restBeforeAsking = 1_500;
/** A laptop that slept asks soon after it wakes. */
const checkEvery = 15_000;
