import { tradeProducts } from '../../../common/enums.ts';
import { useQueryParam } from '../../ui/use-query-param.ts';
import { tradeModes } from '../links.ts';

/** Reads the mode of the form and the preselected product from the query: `?mode=seller&product=slab`. */
export function useTradeParams() {
  const [mode, product] = [useQueryParam('mode'), useQueryParam('product')];
  return {
    mode: tradeModes.find((value) => value === mode) ?? 'buyer',
    product: tradeProducts.find((value) => value === product),
  };
}
