import { useIntl } from 'react-intl';
import type { ProfileFragment } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useSession } from '../session/session.ts';

/** Milliseconds between the welcome and the page asked for. */
const pause = 100;
/** Milliseconds for which the welcome is shown. */
const welcomeShown = 2000;

/** Greets who has just signed in, and lets them through. */
export function useWelcome() {
  const { formatMessage } = useIntl();
  const { open } = useSession();

  return async (profile: ProfileFragment): Promise<void> => {
    notify({
      type: 'success',
      title: formatMessage({ id: 'login.success' }),
      description: formatMessage({ id: 'login.welcome' }, { name: profile.name }),
      duration: welcomeShown,
    });
    await new Promise((resolve) => setTimeout(resolve, pause));
    open(profile);
  };
}
