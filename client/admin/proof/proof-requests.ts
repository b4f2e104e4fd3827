import { createContext, use } from 'react';

/** Asks the user for a fresh proof of identity. Operations that need one at the same time share one dialog. */
export class ProofRequests {
  #pending: { answer: Promise<boolean>; settle: (confirmed: boolean) => void } | undefined;
  readonly #listeners = new Set<() => void>();

  /** Opens the dialog. Resolves to whether the user has confirmed; false when they closed the dialog. */
  readonly request = (): Promise<boolean> => {
    if (!this.#pending) {
      let settle: (confirmed: boolean) => void = () => {};
      const answer = new Promise<boolean>((resolve) => (settle = resolve));
      this.#pending = { answer, settle };
      this.#announce();
    }
    return this.#pending.answer;
  };

  readonly settle = (confirmed: boolean): void => {
    const pending = this.#pending;
    this.#pending = undefined;
    pending?.settle(confirmed);
    this.#announce();
  };

  readonly isOpen = (): boolean => this.#pending !== undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #announce(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const ProofContext = createContext<ProofRequests | undefined>(undefined);

/**
 * Returns a function that opens the dialog, for requests that are not GraphQL operations.
 * @throws Error outside the admin
 */
export function useRequestProof(): () => Promise<boolean> {
  const requests = use(ProofContext);
  if (!requests) throw new Error('useRequestProof needs a SessionProvider.');
  return requests.request;
}
