import { useCallback, useEffect, useRef, useState } from 'react';
import { marketCheck, marketRefresh } from '../../../common/market/series.ts';
import { stillPublished, type Market, type MarketWish } from './market.ts';
import { pageEdition } from './page-edition.ts';

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
 * hour while the page is looked at and the visitor does not switch it off; earlier where the server has published others. A series that is
 * withdrawn leaves the page in any case. What cannot be had leaves what was there.
 */
export function useMarket(initial: Market, wish: MarketWish, wanted = true): LiveMarket {
  const [market, setMarket] = useState(initial);
  const [state, setState] = useState<State>('still');
  const [auto, setAuto] = useState(true);
  const asked = useRef(0);
  const checked = useRef(0);
  const edition = useRef<string>(undefined);
  const wishes = JSON.stringify(wish);

  const ask = useCallback(
    async (aloud: boolean, take: (shown: Market, now: Market) => Market = (_shown, now) => now) => {
      asked.current = Date.now();
      if (aloud) setState('asking');
      try {
        const { askMarket } = await import('./market-feed.ts');
        const now = await askMarket(JSON.parse(wishes) as MarketWish);
        setMarket((shown) => take(shown, now));
        if (aloud) setState('fresh');
      } catch {
        setState('failed');
      }
    },
    [wishes],
  );

  useEffect(() => {
    if (!wanted) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      if (Date.now() - checked.current >= marketCheck) {
        checked.current = Date.now();
        const before = edition.current;
        edition.current = (await pageEdition()) ?? before;
        if (before && edition.current !== before) return void ask(false, auto ? undefined : stillPublished);
      }
      if (auto && Date.now() - asked.current >= marketRefresh) void ask(false);
    };
    const lookNow = () => void look();
    const rest = window.setTimeout(lookNow, restBeforeAsking);
    const timer = window.setInterval(lookNow, lookEvery);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      window.clearTimeout(rest);
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [wanted, auto, ask]);

  return { market, state, auto, setAuto, refresh: () => void ask(true) };
}

/** The page's own scripts come first. */
const restBeforeAsking = 1_500;
/** A laptop that slept looks soon after it wakes. */
const lookEvery = 15_000;
