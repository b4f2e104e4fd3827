import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import type { QuickQuoteOffer, QuoteWish } from './use-quick-quote.tsx';

interface Props extends ButtonProps {
  /** Message id. */
  label: string;
  offer: QuickQuoteOffer;
  wish: QuoteWish;
}

/** The button that opens the quick quote. Where its code cannot be fetched, it says so and names the mailbox. */
export function QuoteCall({ label, offer, wish, ...button }: Props) {
  return (
    <>
      <Button {...button} onPointerEnter={offer.prepare} onFocus={offer.prepare} onClick={() => offer.ask(wish)}>
        <FormattedMessage id={label} />
        <ArrowRight aria-hidden />
      </Button>
      <Box role="alert" color="fg.error" textStyle="small" fontWeight="500" _empty={{ position: 'absolute' }}>
        {offer.failed === wish.productType && <FormattedMessage id="quote.unopened" values={{ email: brand.email }} />}
      </Box>
    </>
  );
}
