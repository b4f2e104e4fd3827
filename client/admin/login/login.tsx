import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { pageAskedFor, playground, type LoginState } from '../session/login-path.ts';
import { useSession } from '../session/session.ts';
import { CodeForm } from './code-form.tsx';
import { LoginForm, type Credentials } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

/** The way in: the password, then a code where the account asks for one. Who is signed in already goes on to the page asked for. */
export default function Login() {
  const [search] = useSearchParams();
  const { profile } = useSession();
  const state = useLocation().state as LoginState | null;
  const next = pageAskedFor(search);
  const leaves = profile !== undefined && next === playground;

  const [credentials, setCredentials] = useState<Credentials>();
  const [step, setStep] = useState<'app' | 'recovery'>();
  function askForCode(given: Credentials) {
    setCredentials(given);
    setStep('app');
  }

  useEffect(() => {
    if (leaves) window.location.replace(playground);
  }, [leaves]);

  if (profile && !leaves) return <Navigate to={next} replace />;
  if (credentials && step)
    return (
      <LoginFrame pageTitle="login.pageTitle" title="factor.title" introduction={`factor.signIn.${step}`}>
        <CodeForm key={step} credentials={credentials} of={step} onOther={setStep} onBack={() => setStep(undefined)} />
      </LoginFrame>
    );
  return (
    <LoginFrame pageTitle="login.pageTitle" title="login.title" introduction="login.introduction">
      <LoginForm ended={state?.over === 'ended'} typed={credentials} onCodeAsked={askForCode} />
    </LoginFrame>
  );
}
