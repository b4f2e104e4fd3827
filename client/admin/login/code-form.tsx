import { Button, chakra, Link } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { codeForm } from '../../../common/forms/second-factor.ts';
import type { Failure } from '../../graphql/failure.ts';
import { useSignInMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { HiddenUsername } from './hidden-username.tsx';
import { useFailureText } from './failure-text.ts';
import { LoginButton } from './login-button.tsx';
import type { Credentials } from './login-form.tsx';
import { LoginNotice } from './login-notice.tsx';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

interface Props {
  credentials: Credentials;
  kind: 'app' | 'recovery';
  onKindChange: (kind: 'app' | 'recovery') => void;
  onBack: () => void;
}

/** Second step of signing in: a code of the authenticator app or a recovery code. */
export function CodeForm({ credentials, kind, onKindChange, onBack }: Props) {
  const { formatMessage } = useIntl();
  const getFailureText = useFailureText();
  const completeSignIn = useCompleteSignIn();
  const [signIn] = useSignInMutation();

  async function send({ code }: { code: string }) {
    const { data } = await signIn({ variables: { ...credentials, code } });
    if (data) await completeSignIn(data.signIn);
  }

  function showFailure(failure: Failure) {
    if (failure.kind === 'fields') return; // shown beside the field
    const title = formatMessage({ id: 'login.failed' });
    notify({ type: 'error', title, description: getFailureText(failure).reason });
  }

  return (
    <Form schema={codeForm} method="post" onSubmit={send} onFailure={showFailure}>
      <chakra.div display="grid" gap="4">
        <LoginNotice sessionEnded={false} />
        <HiddenUsername email={credentials.email} />
        <CodeField kind={kind} size="lg" autoFocus />
        <LoginButton />
        <chakra.div textStyle="ui" textAlign="center" display="grid" gap="2" justifyItems="center">
          <Link asChild>
            <button type="button" onClick={() => onKindChange(kind === 'app' ? 'recovery' : 'app')}>
              <FormattedMessage id={kind === 'app' ? 'factor.signIn.useRecovery' : 'factor.signIn.useApp'} />
            </button>
          </Link>
          {kind === 'recovery' && (
            <chakra.p textStyle="meta" color="fg.subtle">
              <FormattedMessage id="factor.signIn.lost" />
            </chakra.p>
          )}
          <Button variant="ghost" onClick={onBack}>
            <FormattedMessage id="factor.back" />
          </Button>
        </chakra.div>
      </chakra.div>
    </Form>
  );
}
