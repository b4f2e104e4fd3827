import { chakra, Link } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { signInForm } from './sign-in.ts';
import { failureOf, type Failure } from '../../graphql/failure.ts';
import { useSignInMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { AdoptEarlyTyping } from './adopt-early-typing.tsx';
import { useFailureWords } from './failure-words.ts';
import { LoginButton } from './login-button.tsx';
import { LoginNotice } from './login-notice.tsx';
import { PasswordField } from './password-field.tsx';
import { useWelcome } from './use-welcome.ts';

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  /** A session of this browser ran out, and that is why its owner is here. */
  ended: boolean;
  /** What they gave before they came back from the code. */
  typed?: Credentials;
  /** The password is right, and the account has a second factor. */
  onCodeAsked: (credentials: Credentials) => void;
}

export function LoginForm({ ended, typed, onCodeAsked }: Props) {
  const { formatMessage } = useIntl();
  const welcome = useWelcome();
  const failureWords = useFailureWords();
  const [signIn] = useSignInMutation();

  async function send(variables: Credentials) {
    try {
      const { data } = await signIn({ variables });
      if (data) await welcome(data.signIn);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'refused' || failure.code !== 'SECOND_FACTOR_REQUIRED') throw error;
      onCodeAsked(variables);
    }
  }

  function tell(failure: Failure) {
    const title = formatMessage({ id: 'login.failed' });
    notify({ type: 'error', title, description: failureWords(failure).reason });
  }

  return (
    <Form schema={signInForm} initialValues={typed} method="post" onSubmit={send} onFailure={tell}>
      <chakra.div display="grid" gap="4">
        <AdoptEarlyTyping />
        <LoginNotice ended={ended} />
        <TextField
          name="email"
          type="email"
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField />
        <LoginButton />
        <chakra.p textStyle="ui" textAlign="center">
          <Link asChild>
            <RouterLink to="/admin/forgot-password">
              <FormattedMessage id="login.forgot" />
            </RouterLink>
          </Link>
        </chakra.p>
      </chakra.div>
    </Form>
  );
}
