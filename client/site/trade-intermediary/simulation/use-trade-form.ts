import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { getMoneyDecimals } from '../../../../common/market/format.ts';
import { parseAmount } from '../../trade/parse-amount.ts';
import { getMaxPrice, MAX_TONS, type Trade } from '../../trade/simulation.ts';
import { createTradeQuery } from '../../trade/trade-query.ts';
import { isUrlSync, syncState } from './use-entry-location.ts';

/** Debounces URL updates, because browsers limit how often a page can change its URL. */
const URL_UPDATE_DELAY_MS = 400;

export interface FieldError {
  messageId: string;
  max?: number;
}

type FieldErrors = Partial<Record<'tons' | 'price' | 'to', FieldError>>;

const validateAmount = (value: number, max: number): FieldError | undefined => {
  if (!(value > 0)) return { messageId: 'simulation.positive' };
  return value > max ? { messageId: 'simulation.tooLarge', max } : undefined;
};

/** State of the simulation form. `trade` is undefined while a field has an error. */
export function useTradeForm(initialTrade: Trade) {
  const { locale, formatNumber } = useIntl();
  const [choices, setChoices] = useState(initialTrade);
  const [inputs, setInputs] = useState(() => ({
    tons: formatNumber(initialTrade.tons, { maximumFractionDigits: 3 }),
    price: formatNumber(initialTrade.price, { maximumFractionDigits: getMoneyDecimals(initialTrade.currency) }),
  }));

  const tons = parseAmount(inputs.tons, locale);
  const price = parseAmount(inputs.price, locale);
  const errors: FieldErrors = {
    tons: validateAmount(tons, MAX_TONS),
    price: validateAmount(price, getMaxPrice(choices.currency)),
    to: choices.from === choices.to ? { messageId: 'simulation.samePort' } : undefined,
  };
  const hasErrors = Object.values(errors).some(Boolean);
  const trade: Trade | undefined = hasErrors ? undefined : { ...choices, tons, price };
  useUrlSync(trade && createTradeQuery(trade), createTradeQuery(initialTrade));

  return {
    choices,
    inputs,
    errors,
    trade,
    setChoice: (change: Partial<Trade>) => setChoices((previous) => ({ ...previous, ...change })),
    setInput: (change: Partial<typeof inputs>) => setInputs((previous) => ({ ...previous, ...change })),
  };
}

/** Writes the trade to the query of the URL after the visitor has changed it. */
function useUrlSync(query: string | undefined, initialQuery: string) {
  const navigate = useNavigate();
  const { search, hash, ...location } = useLocation();
  // A URL that was not written here may spell the same trade differently.
  const currentQuery = isUrlSync(location.state) ? search.slice(1) : initialQuery;
  const hasChanged = query !== undefined && query !== currentQuery;

  useEffect(() => {
    if (!hasChanged) return;
    const updateUrl = () =>
      void navigate({ search: query, hash }, { replace: true, preventScrollReset: true, state: syncState });
    const timer = setTimeout(updateUrl, URL_UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasChanged, query, hash, navigate]);
}
