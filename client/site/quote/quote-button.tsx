import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import type { QuickQuoteControl, QuoteProduct } from './use-quick-quote.tsx';

interface Props extends ButtonProps {
  /** Message id. */
  label: string;
  quickQuote: QuickQuoteControl;
  product: QuoteProduct;
}

/** Button that opens the quick-quote dialog. When its code cannot be loaded, an alert shows the e-mail address. */
export function QuoteButton({ label, quickQuote, product, ...buttonProps }: Props) {
  return (
    <>
      <Button
        {...buttonProps}
        onPointerEnter={quickQuote.preload}
        onFocus={quickQuote.preload}
        onClick={() => quickQuote.open(product)}
      >
        <FormattedMessage id={label} />
        <ArrowRight aria-hidden />
      </Button>
      <Box role="alert" color="fg.error" textStyle="small" fontWeight="500" _empty={{ position: 'absolute' }}>
        {quickQuote.failedProductType === product.productType && (
          <FormattedMessage id="quote.unopened" values={{ email: brand.email }} />
        )}
      </Box>
    </>
  );
}
