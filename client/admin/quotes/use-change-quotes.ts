import { useIntl } from 'react-intl';
import { useChangeQuotesMutation, type Priority, type QuoteStatus } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useUndo } from '../kit/use-undo.ts';
import { useCloseQuotes, type ClosableQuote } from './outcome/close-quotes.tsx';

/** Maximum number of requests in one mutation; the server has the same limit. */
const MAX_BATCH = 100;

interface ChangeableQuote extends ClosableQuote {
  priority: Priority;
  firstResponseAt?: string | null;
}

export type QuoteChange = { status: QuoteStatus } | { priority: Priority };
type ChangeQuotes = (quotes: readonly ChangeableQuote[], change: QuoteChange) => Promise<void>;

/**
 * Returns a function that sets the status or priority of requests; CLOSED opens the dialog that asks for the outcome. The update is
 * optimistic and is rolled back with an error toast when the server refuses it. The success toast and the key Z undo the change.
 */
export function useChangeQuotes(): ChangeQuotes {
  const { formatMessage } = useIntl();
  const [change] = useChangeQuotesMutation();
  const { remember, undo } = useUndo();
  const closeQuotes = useCloseQuotes();

  async function send(quotes: readonly ChangeableQuote[], patch: QuoteChange): Promise<boolean> {
    const field = 'status' in patch ? 'status' : 'priority';
    const mutations = toBatches(quotes).map((batch) =>
      change({
        variables: { ids: batch.map(({ id }) => id), patch },
        optimisticResponse: {
          updateQuoteRequests: batch.map(({ id, status, outcome, priority, updatedAt, firstResponseAt = null }) => ({
            __typename: 'QuoteRequest',
            id,
            status,
            outcome: 'status' in patch ? null : outcome,
            lostReason: null,
            priority,
            updatedAt,
            firstResponseAt,
            ...patch,
          })),
        },
      }),
    );
    const results = await Promise.allSettled(mutations);
    if (results.every(({ status }) => status === 'fulfilled')) return true;
    notify({
      type: 'error',
      title: formatMessage({ id: `quotes.${field}Failed` }),
      topic: 'quote-change',
      action: { label: formatMessage({ id: 'admin.retry' }), onClick: () => void changeQuotes(quotes, patch) },
    });
    return false;
  }

  async function changeQuotes(quotes: readonly ChangeableQuote[], patch: QuoteChange): Promise<void> {
    const field = 'status' in patch ? 'status' : 'priority';
    const changedQuotes = quotes.filter((quote) =>
      Object.entries(patch).some(([name, value]) => quote[name as typeof field] !== value),
    );
    if (changedQuotes.length === 0) return;
    if ('status' in patch && patch.status === 'CLOSED') {
      closeQuotes({ quotes: changedQuotes });
      return;
    }
    if (!(await send(changedQuotes, patch))) return;
    // A closed request loses its outcome with its status, and the undo function could not restore it.
    const canUndo = field === 'priority' || changedQuotes.every(({ status }) => status !== 'CLOSED');
    const undoChange = () => {
      for (const value of new Set(changedQuotes.map((quote) => quote[field])))
        void send(
          changedQuotes.filter((quote) => quote[field] === value),
          { [field]: value } as QuoteChange,
        );
    };
    if (canUndo) remember(undoChange);
    notify({
      type: 'success',
      title: formatMessage({ id: `quotes.${field}Changed` }),
      description:
        changedQuotes.length > 1
          ? formatMessage({ id: 'quotes.changedCount' }, { count: changedQuotes.length })
          : undefined,
      topic: 'quote-change',
      action: canUndo ? { label: formatMessage({ id: 'admin.undo' }), onClick: undo } : undefined,
    });
  }

  return changeQuotes;
}

/** Splits items into batches of at most MAX_BATCH. */
const toBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_BATCH) }, (_, index) =>
    items.slice(index * MAX_BATCH, (index + 1) * MAX_BATCH),
  );
