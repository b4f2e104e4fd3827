import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuoteButton } from '../quote/quote-button.tsx';
import type { QuickQuoteControl } from '../quote/use-quick-quote.tsx';

/** Note that the prices are not binding, with a button to request a binding quote. */
export function Disclaimer({ quickQuote }: { quickQuote: QuickQuoteControl }) {
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
      <QuoteButton
        label="price-lists.binding"
        quickQuote={quickQuote}
        product={{
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
