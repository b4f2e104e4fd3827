import { deliveryTerms, paymentTerms, tradeProducts } from '../../../common/enums.ts';
import { MAX_QUANTITY_TONS, type TradeTerms } from '../../../common/forms/quote-request.ts';
import { useQueryParam } from '../../ui/use-query-param.ts';

/** Reads terms from the query: `?product=slab&quantity=10000&deliveryTerms=CIF&paymentTerms=LC`. */
export function usePreselectedTerms(): Partial<TradeTerms> {
  const [product, tons] = [useQueryParam('product'), Number(useQueryParam('quantity'))];
  const [delivery, payment] = [useQueryParam('deliveryTerms'), useQueryParam('paymentTerms')];
  const productType = tradeProducts.find((value) => value === product);
  const deliveryTerm = deliveryTerms.find((value) => value.toUpperCase() === delivery);
  const paymentTerm = paymentTerms.find((value) => value.toUpperCase() === payment);
  return {
    ...(productType && { productType }),
    ...(tons > 0 && tons <= MAX_QUANTITY_TONS && { quantity: tons }),
    ...(deliveryTerm && { deliveryTerms: deliveryTerm }),
    ...(paymentTerm && { paymentTerms: paymentTerm }),
  };
}
