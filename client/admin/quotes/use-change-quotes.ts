import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useChangeQuotesMutation, type Priority, type QuoteStatus } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useShortcuts } from '../shell/shortcuts.ts';

/** Requests that one mutation takes. */
const mostAtOnce = 100;
const undoKeys = ['z'];

export interface Changeable {
  id: string;
  status: QuoteStatus;
  priority: Priority;
  updatedAt: string;
  firstResponseAt?: string | null;
}

export type QuoteChange = { status: QuoteStatus } | { priority: Priority };
export type ChangeQuotes = (quotes: readonly Changeable[], change: QuoteChange) => Promise<void>;

/**
 * Sets the status or the priority of requests: at once on the screen, back again, which a toast says, where the server
 * refuses. The toast, and Z, take it back.
 */
export function useChangeQuotes(): ChangeQuotes {
  const { formatMessage } = useIntl();
  const [change] = useChangeQuotesMutation();
  const undo = useRef<() => void>(undefined);
  const takeBack = () => {
    undo.current?.();
    undo.current = undefined;
  };
  useShortcuts(undoKeys, takeBack);

  async function send(quotes: readonly Changeable[], patch: QuoteChange): Promise<boolean> {
    const what = 'status' in patch ? 'status' : 'priority';
    const sent = parts(quotes).map((part) =>
      change({
        variables: { ids: part.map(({ id }) => id), patch },
        optimisticResponse: {
          updateQuoteRequests: part.map(({ id, status, priority, updatedAt, firstResponseAt = null }) => ({
            ...{ __typename: 'QuoteRequest', id, status, priority, updatedAt, firstResponseAt },
            ...patch,
          })),
        },
      }),
    );
    const results = await Promise.allSettled(sent);
    if (results.every(({ status }) => status === 'fulfilled')) return true;
    notify({
      type: 'error',
      title: formatMessage({ id: `quotes.${what}Failed` }),
      topic: 'quote-change',
      action: { label: formatMessage({ id: 'admin.retry' }), onClick: () => void changeQuotes(quotes, patch) },
    });
    return false;
  }

  async function changeQuotes(quotes: readonly Changeable[], patch: QuoteChange): Promise<void> {
    const what = 'status' in patch ? 'status' : 'priority';
    const others = quotes.filter((quote) =>
      Object.entries(patch).some(([name, value]) => quote[name as typeof what] !== value),
    );
    if (others.length === 0 || !(await send(others, patch))) return;
    undo.current = () => {
      for (const value of new Set(others.map((quote) => quote[what])))
        void send(
          others.filter((quote) => quote[what] === value),
          { [what]: value } as QuoteChange,
        );
    };
    notify({
      type: 'success',
      title: formatMessage({ id: `quotes.${what}Changed` }),
      description:
        others.length > 1 ? formatMessage({ id: 'quotes.changedCount' }, { count: others.length }) : undefined,
      topic: 'quote-change',
      action: { label: formatMessage({ id: 'admin.undo' }), onClick: takeBack },
    });
  }

  return changeQuotes;
}

const parts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / mostAtOnce) }, (_, part) =>
    items.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  );
