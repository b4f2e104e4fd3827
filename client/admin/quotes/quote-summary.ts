import { useIntl } from 'react-intl';
import type { Language, QuoteRowFragment } from '../../graphql/generated.ts';

type SummarizedQuote = Pick<
  QuoteRowFragment,
  'productType' | 'productTitle' | 'language' | 'source' | 'quantity' | 'deliveryTerms' | 'deliveryLocation'
>;

interface QuoteSummary {
  /** Empty when the visitor named no product. */
  product: string;
  /** Language of `product` when it is text of the visitor; undefined for a known product, which is translated. */
  language?: Language;
  /** Quantity and delivery place, else the form that the request came from. */
  terms: string;
}

/** Returns a function that summarizes what a request is for. Known products are translated. */
export function useQuoteSummary(): (quote: SummarizedQuote) => QuoteSummary {
  const { formatMessage, messages } = useIntl();
  return ({ productType, productTitle, language, source, quantity, deliveryTerms, deliveryLocation }) => {
    const messageId = `product.${productType}`;
    const isKnown = messageId in messages;
    const amount = quantity && formatMessage({ id: 'quotes.tons' }, { tons: quantity });
    const place = [deliveryTerms, deliveryLocation].filter(Boolean).join(' ');
    return {
      product: isKnown ? formatMessage({ id: messageId }) : (productTitle ?? ''),
      language: isKnown ? undefined : language,
      terms: [amount, place].filter(Boolean).join(' · ') || formatMessage({ id: `quoteSource.${source}` }),
    };
  };
}
