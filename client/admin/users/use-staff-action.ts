import { useIntl } from 'react-intl';
import { failureOf } from '../../graphql/failure.ts';
import { notify } from '../../ui/toast/notify.ts';

/** Does something and says how it went, with the server's reason where it refused. Answers whether it was done. */
export function useStaffAction() {
  const { formatMessage, messages } = useIntl();

  return async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work();
      notify({ type: 'success', title: formatMessage({ id: done }), topic: 'staff' });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      const reason = failure.kind === 'fields' ? Object.values(failure.fields)[0] : undefined;
      notify({
        type: 'error',
        title: formatMessage({ id: 'users.notDone' }),
        description: formatMessage({
          id:
            reason && reason in messages
              ? reason
              : `admin.failure.${failure.kind === 'unreachable' ? 'unreachable' : 'server'}`,
        }),
        topic: 'staff',
      });
      return false;
    }
  };
}
