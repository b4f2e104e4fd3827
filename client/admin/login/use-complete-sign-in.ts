import { useIntl } from 'react-intl';
import type { ProfileFragment } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useSession } from '../session/session.ts';

/** Delay between the toast and the requested page. */
const REDIRECT_DELAY_MS = 100;
const TOAST_DURATION_MS = 2000;

/** Returns a function that shows the welcome toast and opens the session, which leads to the requested page. */
export function useCompleteSignIn() {
  const { formatMessage } = useIntl();
  const { openSession } = useSession();

  return async (profile: ProfileFragment): Promise<void> => {
    notify({
      type: 'success',
      title: formatMessage({ id: 'login.success' }),
      description: formatMessage({ id: 'login.welcome' }, { name: profile.name }),
      duration: TOAST_DURATION_MS,
    });
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
    openSession(profile);
  };
}
