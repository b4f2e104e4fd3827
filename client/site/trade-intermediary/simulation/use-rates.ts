import { useEffect, useState } from 'react';
import type { MarketValue } from '../../market/market.ts';
import { useInView } from '../../../ui/use-in-view.ts';

/** Units of a currency for one US dollar, with when and by whom that was published. */
export type DollarRate = Pick<MarketValue, 'currency' | 'value' | 'lastUpdate' | 'source' | 'indicative'>;

/** The page's own scripts come first. */
const restBeforeAsking = 1_000;

/** The rates that came with the page, replaced by the server's when the simulation is looked at; they stay where none can be had. */
export function useRates(initial: readonly DollarRate[]): readonly DollarRate[] {
  const [rates, setRates] = useState(initial);
  const seen = useInView('#simulation');

  useEffect(() => {
    if (!seen) return;
    const ask = async () => {
      const { askRates } = await import('../../market/market-feed.ts');
      setRates(await askRates());
    };
    const timer = window.setTimeout(() => void ask().catch(() => undefined), restBeforeAsking);
    return () => window.clearTimeout(timer);
  }, [seen]);

  return rates;
}
