import { tradeProducts } from '../../../common/enums.ts';
import { useUrlChoice } from '../../ui/use-url-choice.ts';
import { tradeModes } from '../links.ts';

/** The form that the address asks for, `?mode=seller`, and the product chosen in it, `&product=slab`. */
export function useTradeChoice() {
  const [mode, product] = [useUrlChoice('mode'), useUrlChoice('product')];
  return {
    mode: tradeModes.find((known) => known === mode) ?? 'buyer',
    product: tradeProducts.find((known) => known === product),
  };
}
