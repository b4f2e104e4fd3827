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

interface Request {
  quotes: readonly ClosableQuote[];
  /** Outcome that is selected when the dialog opens. */
  outcome?: Outcome;
}

const CloseQuotesContext = createContext<(request: Request) => void>(() => undefined);

/** Returns a function that opens the dialog in which requests are closed as won or lost. */
export const useCloseQuotes = () => use(CloseQuotesContext);

/** Renders the dialog that `useCloseQuotes` opens. */
export function CloseQuotesProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request>();
  const close = useCallback(() => setRequest(undefined), []);
  return (
    <CloseQuotesContext value={setRequest}>
      {children}
      <Suspense>{request && <CloseDialog {...request} onClose={close} />}</Suspense>
    </CloseQuotesContext>
  );
}
