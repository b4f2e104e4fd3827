import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { brand } from '../../../common/brand.ts';
import { useMeQuery } from '../../graphql/generated.ts';
import { PasswordRequired } from '../login/password-required.tsx';
import { SecondFactorRequired } from '../second-factor/second-factor-required.tsx';
import { LiveActivityProvider } from '../live/live-activity.tsx';
import { Shell } from '../shell/shell.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { getLoginPath, type LoginState } from './login-path.ts';
import { useSession } from './session.ts';

/**
 * Restricts the screens to signed-in users. With a cached profile the shell is shown immediately, the screen only after the server has
 * confirmed the session. Other users are redirected to the login page, which leads back to the requested page.
 */
export default function Guard() {
  const location = useLocation();
  const { profile, signedOutReason, openSession, closeSession } = useSession();
  const { data, error, refetch } = useMeQuery({ fetchPolicy: 'network-only' });
  const me = data?.me;

  useEffect(() => {
    if (me) openSession(me);
    if (me === null) closeSession();
  }, [me, openSession, closeSession]);

  if (signedOutReason) {
    const login = signedOutReason === 'signed-out' ? '/admin/login' : getLoginPath(location);
    return <Navigate to={login} replace state={{ signedOutReason } satisfies LoginState} />;
  }
  if (me?.mustChangePassword) return <PasswordRequired email={me.email} onDone={() => void refetch()} />;
  if (me?.secondFactorRequired && !me.secondFactorSince && !me.signedInWithPasskey)
    return <SecondFactorRequired onDone={() => void refetch()} />;
  // Screens check permissions as soon as they are mounted, so the session must already have the profile of the server.
  const isConfirmed = Boolean(me) && profile?.email === me?.email && profile?.role === me?.role;
  return (
    <LiveActivityProvider enabled={isConfirmed}>
      <Shell isHidden={!profile && !error} isConfirmed={isConfirmed}>
        {isConfirmed ? <Outlet /> : <title>{brand.name}</title>}
        {!isConfirmed && error && <ErrorStrip title="session.unknown" error={error} onRetry={() => void refetch()} />}
      </Shell>
    </LiveActivityProvider>
  );
}
