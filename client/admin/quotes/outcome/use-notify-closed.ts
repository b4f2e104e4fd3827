import { useIntl } from 'react-intl';
import { useReopenQuoteMutation, type Outcome } from '../../../graphql/generated.ts';
import { notify } from '../../../ui/toast/notify.ts';
import { useUndo } from '../../kit/use-undo.ts';
import type { ClosableQuote } from './close-quotes.tsx';

/** Returns a function that reports closed requests. The toast and the key Z reopen them, unless they were closed before. */
export function useNotifyClosed(): (quotes: readonly ClosableQuote[], outcome: Outcome) => void {
  const { formatMessage } = useIntl();
  const { remember, undo } = useUndo();
  const [reopen] = useReopenQuoteMutation();
  return (quotes, outcome) => {
    const canUndo = quotes.every(({ status }) => status !== 'CLOSED');
    if (canUndo)
      remember(() => {
        for (const { id } of quotes)
          reopen({ variables: { id } }).catch(() =>
            notify({ type: 'error', title: formatMessage({ id: 'quotes.statusFailed' }), topic: 'quote-change' }),
          );
      });
    notify({
      type: 'success',
      title: formatMessage({ id: `close.done.${outcome}` }),
      description:
        quotes.length > 1 ? formatMessage({ id: 'quotes.changedCount' }, { count: quotes.length }) : undefined,
      topic: 'quote-change',
      action: canUndo ? { label: formatMessage({ id: 'admin.undo' }), onClick: undo } : undefined,
    });
  };
}
