import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuoteCall } from '../quote/quote-call.tsx';
import type { QuickQuoteOffer } from '../quote/use-quick-quote.tsx';

/** What the values are not, and the way to one that binds. */
export function Disclaimer({ offer }: { offer: QuickQuoteOffer }) {
  const { formatMessage } = useIntl();
  return (
    <Box
      borderWidth="1px"
      borderColor="border"
      paddingBlock="24"
      paddingInline="28"
      fontSize=".9375rem"
      color="fg.muted"
    >
      <Box as="h2" fontWeight="600" color="fg">
        <FormattedMessage id="price-lists.disclaimer" />
      </Box>
      <Box as="p" marginTop="4" marginBottom="20">
        <FormattedMessage id="price-lists.disclaimer.text" />
      </Box>
      <QuoteCall
        label="price-lists.binding"
        offer={offer}
        wish={{
          productType: 'price-lists',
          productTitle: formatMessage({ id: 'price-lists.binding' }),
          picture: 'hero-rebar',
        }}
        colorPalette="hot"
        width="full"
      />
    </Box>
  );
}
