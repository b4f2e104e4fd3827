import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { brand } from '../../../common/brand.ts';
import { useMeQuery } from '../../graphql/generated.ts';
import { SecondFactorDue } from '../second-factor/second-factor-due.tsx';
import { LiveActivity } from '../live/live-activity.tsx';
import { Shell } from '../shell/shell.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { loginPath, type LoginState } from './login-path.ts';
import { useSession } from './session.ts';

/**
 * Lets only signed-in people in. Who was signed in a moment ago sees the shell at once and the records as soon as the
 * server agrees; everybody else goes to the login page, which brings them back to the page they asked for.
 */
export default function Guard() {
  const location = useLocation();
  const { profile, over, open, close } = useSession();
  const { data, error, refetch } = useMeQuery({ fetchPolicy: 'network-only' });
  const me = data?.me;

  useEffect(() => {
    if (me) open(me);
    if (me === null) close();
  }, [me, open, close]);

  if (over) {
    const login = over === 'left' ? '/admin/login' : loginPath(location);
    return <Navigate to={login} replace state={{ over } satisfies LoginState} />;
  }
  if (me?.secondFactorRequired && !me.secondFactorSince) return <SecondFactorDue onDone={() => void refetch()} />;
  // A page asks what its reader may do as soon as it is there: then the session has to know what the server said.
  const confirmed = Boolean(me) && profile?.email === me?.email && profile?.role === me?.role;
  return (
    <LiveActivity enabled={confirmed}>
      <Shell waiting={!profile && !error} confirmed={confirmed}>
        {confirmed ? <Outlet /> : <title>{brand.name}</title>}
        {!confirmed && error && <ErrorStrip title="session.unknown" error={error} onRetry={() => void refetch()} />}
      </Shell>
    </LiveActivity>
  );
}
