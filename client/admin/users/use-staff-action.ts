import { useIntl } from 'react-intl';
import { failureOf } from '../../graphql/failure.ts';
import { notify } from '../../ui/toast/notify.ts';

/**
 * Returns a function that runs an operation and shows its result as a toast, with the server's reason if it was refused. It resolves to
 * whether the operation succeeded. `successId` is the message id of the success toast. `getReason` returns the message id of the reason when
 * the failure does not come from the server.
 */
export function useStaffAction() {
  const { formatMessage, messages } = useIntl();

  return async (
    operation: () => Promise<unknown>,
    successId: string,
    getReason?: (error: unknown) => string | undefined,
  ): Promise<boolean> => {
    try {
      await operation();
      notify({ type: 'success', title: formatMessage({ id: successId }), topic: 'staff' });
      return true;
    } catch (error) {
      const clientReason = getReason?.(error);
      const failure = clientReason ? undefined : failureOf(error);
      const isUnproved = failure?.kind === 'refused' && failure.code === 'PROOF_REQUIRED';
      const reason = failure?.kind === 'fields' ? Object.values(failure.fields)[0] : clientReason;
      notify({
        type: 'error',
        title: formatMessage({ id: 'users.notDone' }),
        description: formatMessage({
          id: isUnproved
            ? 'proof.missing'
            : reason && reason in messages
              ? reason
              : `admin.failure.${failure?.kind === 'unreachable' ? 'unreachable' : 'server'}`,
        }),
        topic: 'staff',
      });
      return false;
    }
  };
}
