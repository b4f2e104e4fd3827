import { useIntl } from 'react-intl';
import { useSignOutMutation } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useSession } from './session.ts';

/** Ends the session. The page leaves it first, so that its closing socket is not taken for a session that ran out. */
export function useSignOut(): () => Promise<void> {
  const { profile, open, close } = useSession();
  const { formatMessage } = useIntl();
  const [signOut] = useSignOutMutation();

  return async () => {
    close('left');
    try {
      await signOut();
    } catch {
      if (profile) open(profile);
      notify({ type: 'error', title: formatMessage({ id: 'session.signOutFailed' }) });
    }
  };
}
