import { useState } from 'react';
import type { QuoteSource } from '../../graphql/generated.ts';
import type { MediumName } from '../../ui/media.ts';

/** The product that a visitor requests a quote for. */
export interface QuoteProduct {
  /** Id of a section or category. */
  productType: string;
  /** Title in the language of the page. */
  productTitle: string;
  picture: MediumName;
}

const load = async () => (await import('./quick-quote-dialog.tsx')).default;

/**
 * Controls the quick-quote dialog of a page. `preload` loads its code (call it on hover and focus), `open` shows it, and
 * `failedProductType` is the product type whose button could not load the code.
 * @param source origin of the request, shown in the CRM
 */
export function useQuickQuote(source: QuoteSource = 'QUICK_QUOTE') {
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof load>>>();
  const [product, setProduct] = useState<QuoteProduct>();
  const [isOpen, setIsOpen] = useState(false);
  const [failedProductType, setFailedProductType] = useState<string>();

  async function open(next: QuoteProduct) {
    setFailedProductType(undefined);
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setProduct(next);
      setIsOpen(true);
    } catch {
      setFailedProductType(next.productType);
    }
  }

  return {
    open: (next: QuoteProduct) => void open(next),
    preload: () => void load().catch(() => undefined), // `open` reports the error
    failedProductType,
    dialog: Dialog && product && (
      <Dialog
        subject={{ productType: product.productType, productTitle: product.productTitle, source }}
        picture={product.picture}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}

export type QuickQuoteControl = ReturnType<typeof useQuickQuote>;
