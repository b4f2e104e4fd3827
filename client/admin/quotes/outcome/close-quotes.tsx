import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import type { Outcome, QuoteRowFragment } from '../../../graphql/generated.ts';

const CloseDialog = lazy(() => import('./close-dialog.tsx'));

export type ClosableQuote = Pick<
  QuoteRowFragment,
  | 'id'
  | 'name'
  | 'company'
  | 'language'
  | 'status'
  | 'outcome'
  | 'quotedAmount'
  | 'quotedCurrency'
  | 'amountUsd'
  | 'updatedAt'
>;

interface CloseOptions {
  quotes: readonly ClosableQuote[];
  /** Outcome that is selected when the dialog opens. */
  outcome?: Outcome;
}

const CloseQuotesContext = createContext<(options: CloseOptions) => void>(() => undefined);

/** Returns a function that opens the dialog in which requests are closed as won or lost. */
export const useCloseQuotes = () => use(CloseQuotesContext);

/** Renders the dialog that `useCloseQuotes` opens. */
export function CloseQuotesProvider({ children }: { children: ReactNode }) {
  const [options, setOptions] = useState<CloseOptions>();
  const close = useCallback(() => setOptions(undefined), []);
  return (
    <CloseQuotesContext value={setOptions}>
      {children}
      <Suspense>{options && <CloseDialog {...options} onClose={close} />}</Suspense>
    </CloseQuotesContext>
  );
}
