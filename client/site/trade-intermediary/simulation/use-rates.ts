import { useEffect, useState } from 'react';
import type { MarketValue } from '../../market/market.ts';
import { useInView } from '../../../ui/use-in-view.ts';

/** Units of a currency for one US dollar, with source and time of publication. */
export type DollarRate = Pick<MarketValue, 'currency' | 'value' | 'lastUpdate' | 'source' | 'kind'>;

/** Lets the scripts of the page load first. */
const FETCH_DELAY_MS = 1_000;

/** Returns the initial rates, and current ones once the simulation is in view; after a failed request the initial rates stay. */
export function useRates(initial: readonly DollarRate[]): readonly DollarRate[] {
  const [rates, setRates] = useState(initial);
  const isInView = useInView('#simulation');

  useEffect(() => {
    if (!isInView) return;
    const load = async () => {
      const { fetchRates } = await import('../../market/market-feed.ts');
      setRates(await fetchRates());
    };
    const timer = window.setTimeout(() => void load().catch(() => undefined), FETCH_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isInView]);

  return rates;
}
