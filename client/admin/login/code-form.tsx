import { Button, chakra, Link } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { codeForm } from '../../../common/forms/second-factor.ts';
import type { Failure } from '../../graphql/failure.ts';
import { useSignInMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { AccountName } from './account-name.tsx';
import { useFailureWords } from './failure-words.ts';
import { LoginButton } from './login-button.tsx';
import type { Credentials } from './login-form.tsx';
import { LoginNotice } from './login-notice.tsx';
import { useWelcome } from './use-welcome.ts';

interface Props {
  credentials: Credentials;
  of: 'app' | 'recovery';
  onOther: (other: 'app' | 'recovery') => void;
  onBack: () => void;
}

/** The second step of signing in: a code of the app, or one that was kept for when it is lost. */
export function CodeForm({ credentials, of, onOther, onBack }: Props) {
  const { formatMessage } = useIntl();
  const failureWords = useFailureWords();
  const welcome = useWelcome();
  const [signIn] = useSignInMutation();

  async function send({ code }: { code: string }) {
    const { data } = await signIn({ variables: { ...credentials, code } });
    if (data) await welcome(data.signIn);
  }

  /** A wrong code is told beside its field. */
  function tell(failure: Failure) {
    if (failure.kind === 'fields') return;
    const title = formatMessage({ id: 'login.failed' });
    notify({ type: 'error', title, description: failureWords(failure).reason });
  }

  return (
    <Form schema={codeForm} method="post" onSubmit={send} onFailure={tell}>
      <chakra.div display="grid" gap="4">
        <LoginNotice ended={false} />
        <AccountName email={credentials.email} />
        <CodeField of={of} size="lg" autoFocus />
        <LoginButton />
        <chakra.div textStyle="ui" textAlign="center" display="grid" gap="2" justifyItems="center">
          <Link asChild>
            <button type="button" onClick={() => onOther(of === 'app' ? 'recovery' : 'app')}>
              <FormattedMessage id={of === 'app' ? 'factor.signIn.useRecovery' : 'factor.signIn.useApp'} />
            </button>
          </Link>
          {of === 'recovery' && (
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
