import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { getRequestedPage, playgroundPath, type LoginState } from '../session/login-path.ts';
import { useSession } from '../session/session.ts';
import { CodeForm } from './code-form.tsx';
import { LoginForm, type Credentials } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';

/** Login page: e-mail and password, then a code if the account has a second factor. Redirects signed-in users to the requested page. */
export default function Login() {
  const [search] = useSearchParams();
  const { profile } = useSession();
  const state = useLocation().state as LoginState | null;
  const next = getRequestedPage(search);
  const leavesAdmin = profile !== undefined && next === playgroundPath;

  const [credentials, setCredentials] = useState<Credentials>();
  const [step, setStep] = useState<'app' | 'recovery'>();
  function showCodeStep(accepted: Credentials) {
    setCredentials(accepted);
    setStep('app');
  }

  // The playground is no route of the router: it needs a new page load.
  useEffect(() => {
    if (leavesAdmin) window.location.replace(playgroundPath);
  }, [leavesAdmin]);

  if (profile && !leavesAdmin) return <Navigate to={next} replace />;
  if (credentials && step)
    return (
      <LoginFrame pageTitle="login.pageTitle" title="factor.title" introduction={`factor.signIn.${step}`}>
        <CodeForm
          key={step}
          credentials={credentials}
          kind={step}
          onKindChange={setStep}
          onBack={() => setStep(undefined)}
        />
      </LoginFrame>
    );
  return (
    <LoginFrame pageTitle="login.pageTitle" title="login.title" introduction="login.introduction">
      <LoginForm
        sessionEnded={state?.signedOutReason === 'ended'}
        initialCredentials={credentials}
        onCodeRequired={showCodeStep}
      />
    </LoginFrame>
  );
}
