import { useQueryParam } from '../../ui/use-query-param.ts';
import { tradeModes, type TradeMode } from '../links.ts';

/** Reads the mode of the form from the query: `?mode=seller`. */
export function useTradeMode(): TradeMode {
  const mode = useQueryParam('mode');
  return tradeModes.find((value) => value === mode) ?? 'buyer';
}
