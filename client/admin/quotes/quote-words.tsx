import { useIntl } from 'react-intl';
import type { Language, QuoteRowFragment } from '../../graphql/generated.ts';

type Asked = Pick<
  QuoteRowFragment,
  'productType' | 'productTitle' | 'language' | 'source' | 'quantity' | 'deliveryTerms' | 'deliveryLocation'
>;

interface Words {
  /** Empty where they named none. */
  product: string;
  /** Of the product, where it is in the visitor's own words. */
  language?: Language;
  /** How much of it and where to, else the form that they used. */
  terms: string;
}

/** What a request is for: in our words where it is one of our products. */
export function useQuoteWords(): (quote: Asked) => Words {
  const { formatMessage, messages } = useIntl();
  return ({ productType, productTitle, language, source, quantity, deliveryTerms, deliveryLocation }) => {
    const known = `product.${productType}`;
    const isKnown = known in messages;
    const amount = quantity && formatMessage({ id: 'quotes.tons' }, { tons: quantity });
    const place = [deliveryTerms, deliveryLocation].filter(Boolean).join(' ');
    return {
      product: isKnown ? formatMessage({ id: known }) : (productTitle ?? ''),
      language: isKnown ? undefined : language,
      terms: [amount, place].filter(Boolean).join(' · ') || formatMessage({ id: `quoteSource.${source}` }),
    };
  };
}
