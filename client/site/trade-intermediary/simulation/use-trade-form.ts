import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { moneyDecimals } from '../../../../common/market/format.ts';
import { readAmount } from '../../trade/amount.ts';
import { maxPrice, maxTons, type Trade } from '../../trade/simulation.ts';
import { tradeQuery } from '../../trade/trade-query.ts';
import { isNoted, noted } from './use-arrival.ts';

/** Milliseconds without a key before the address follows; browsers refuse a page that rewrites it with every stroke. */
const pause = 400;

export interface Refusal {
  /** Message id. */
  reason: string;
  max?: number;
}

export type Refusals = Partial<Record<'tons' | 'price' | 'to', Refusal>>;

const refusalOf = (value: number, max: number): Refusal | undefined => {
  if (!(value > 0)) return { reason: 'simulation.positive' };
  return value > max ? { reason: 'simulation.tooLarge', max } : undefined;
};

/** What stands in the simulation's fields, the trade that it makes, and why it makes none. */
export function useTradeForm(start: Trade) {
  const { locale, formatNumber } = useIntl();
  const [choices, setChoices] = useState(start);
  const [texts, setTexts] = useState(() => ({
    tons: formatNumber(start.tons, { maximumFractionDigits: 3 }),
    price: formatNumber(start.price, { maximumFractionDigits: moneyDecimals(start.currency) }),
  }));

  const tons = readAmount(texts.tons, locale);
  const price = readAmount(texts.price, locale);
  const refusals: Refusals = {
    tons: refusalOf(tons, maxTons),
    price: refusalOf(price, maxPrice(choices.currency)),
    to: choices.from === choices.to ? { reason: 'simulation.samePort' } : undefined,
  };
  const refused = Object.values(refusals).some(Boolean);
  const trade: Trade | undefined = refused ? undefined : { ...choices, tons, price };
  useNote(trade && tradeQuery(trade), tradeQuery(start));

  return {
    choices,
    texts,
    refusals,
    trade,
    choose: (change: Partial<Trade>) => setChoices((before) => ({ ...before, ...change })),
    type: (change: Partial<typeof texts>) => setTexts((before) => ({ ...before, ...change })),
  };
}

/** Keeps the address in step with the trade, once the visitor has changed something. */
function useNote(query: string | undefined, start: string) {
  const navigate = useNavigate();
  const { search, hash, ...location } = useLocation();
  const known = isNoted(location.state) ? search.slice(1) : start;
  const changed = query !== undefined && query !== known;

  useEffect(() => {
    if (!changed) return;
    const note = () =>
      void navigate({ search: query, hash }, { replace: true, preventScrollReset: true, state: noted });
    const timer = setTimeout(note, pause);
    return () => clearTimeout(timer);
  }, [changed, query, hash, navigate]);
}
