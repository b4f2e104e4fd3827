import { useIntl } from 'react-intl';
import { useSignOutMutation } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useSession } from './session.ts';

/**
 * Returns a function that signs out. The session is closed before the request, so that the closing socket is not reported as an ended
 * session. If the request fails, the session is opened again.
 */
export function useSignOut(): () => Promise<void> {
  const { profile, openSession, closeSession } = useSession();
  const { formatMessage } = useIntl();
  const [signOut] = useSignOutMutation();

  return async () => {
    closeSession('signed-out');
    try {
      await signOut();
    } catch {
      if (profile) openSession(profile);
      notify({ type: 'error', title: formatMessage({ id: 'session.signOutFailed' }) });
    }
  };
}
