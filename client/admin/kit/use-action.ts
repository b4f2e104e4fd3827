import { useIntl } from 'react-intl';
import { notify } from '../../ui/toast/notify.ts';

/**
 * Returns a function that performs an action, then shows the message with the id `done`, or `failed` when it throws.
 * @param topic of the message; it replaces an earlier one of the topic
 * @returns whether it succeeded
 */
export function useAction({ topic, failed }: { topic: string; failed: string }) {
  const { formatMessage } = useIntl();
  return async (action: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await action();
      notify({ type: 'success', title: formatMessage({ id: done }), topic });
      return true;
    } catch {
      notify({ type: 'error', title: formatMessage({ id: failed }), topic });
      return false;
    }
  };
}
