import { useState } from 'react';
import type { QuoteSource } from '../../graphql/generated.ts';
import type { MediumName } from '../../ui/media.ts';

/** What a visitor wants a quote for. */
export interface QuoteWish {
  /** Section or category id. */
  productType: string;
  /** In the language of the page. */
  productTitle: string;
  picture: MediumName;
}

const load = async () => (await import('./quick-quote-dialog.tsx')).default;

/**
 * The quick-quote dialog of a page, whose code is fetched when a visitor comes near a call: `prepare` then, `ask` on the call.
 * `failed` is the product type whose call could not fetch it.
 * @param source the form that the sales desk sees as the request's origin
 */
export function useQuickQuote(source: QuoteSource = 'QUICK_QUOTE') {
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof load>>>();
  const [wish, setWish] = useState<QuoteWish>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function ask(next: QuoteWish) {
    setFailed(undefined);
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setWish(next);
      setOpen(true);
    } catch {
      setFailed(next.productType);
    }
  }

  return {
    ask: (next: QuoteWish) => void ask(next),
    prepare: () => void load().catch(() => undefined), // `ask` tells
    failed,
    dialog: Dialog && wish && (
      <Dialog
        about={{ productType: wish.productType, productTitle: wish.productTitle, source }}
        picture={wish.picture}
        open={open}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

export type QuickQuoteOffer = ReturnType<typeof useQuickQuote>;
