import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { pageAskedFor, playground, type LoginState } from '../session/login-path.ts';
import { useSession } from '../session/session.ts';
import { LoginForm } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

/** The way in. Who is signed in already goes on to the page asked for. */
export default function Login() {
  const [search] = useSearchParams();
  const { profile } = useSession();
  const state = useLocation().state as LoginState | null;
  const next = pageAskedFor(search);
  const leaves = profile !== undefined && next === playground;

  useEffect(() => {
    if (leaves) window.location.replace(playground);
  }, [leaves]);

  if (profile && !leaves) return <Navigate to={next} replace />;
  return (
    <LoginFrame pageTitle="login.pageTitle" title="login.title" introduction="login.introduction">
      <LoginForm ended={state?.over === 'ended'} />
    </LoginFrame>
  );
}
