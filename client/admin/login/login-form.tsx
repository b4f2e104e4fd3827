import { chakra, Link } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { object, string } from 'yup';
import { reasons } from '../../../common/forms/reasons.ts';
import { email } from '../../../common/forms/text.ts';
import { failureOf, type Failure } from '../../graphql/failure.ts';
import { useSignInMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { PasskeySignInButton } from '../passkeys/sign-in-button.tsx';
import { useFailureText } from './failure-text.ts';
import { LoginButton } from './login-button.tsx';
import { LoginNotice } from './login-notice.tsx';
import { PasswordField } from './password-field.tsx';
import { RestoreEarlyInput } from './restore-early-input.tsx';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

/** The password is compared exactly as typed: it is neither trimmed nor normalized. */
const signInForm = object({
  email: email().required(reasons.required),
  password: string().required(reasons.required),
});

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  /** Whether the user was sent here because the session had ended. */
  sessionEnded: boolean;
  /** Initial values, for a user who returns from the second step. */
  initialCredentials?: Credentials;
  /** Called when the password is right and the account has a second factor. */
  onCodeRequired: (credentials: Credentials) => void;
}

export function LoginForm({ sessionEnded, initialCredentials, onCodeRequired }: Props) {
  const { formatMessage } = useIntl();
  const completeSignIn = useCompleteSignIn();
  const getFailureText = useFailureText();
  const [signIn] = useSignInMutation();

  async function send(variables: Credentials) {
    try {
      const { data } = await signIn({ variables });
      if (data) await completeSignIn(data.signIn);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'refused' || failure.code !== 'SECOND_FACTOR_REQUIRED') throw error;
      onCodeRequired(variables);
    }
  }

  function showFailure(failure: Failure) {
    const title = formatMessage({ id: 'login.failed' });
    notify({ type: 'error', title, description: getFailureText(failure).reason });
  }

  return (
    <Form schema={signInForm} initialValues={initialCredentials} method="post" onSubmit={send} onFailure={showFailure}>
      <chakra.div display="grid" gap="4">
        <RestoreEarlyInput />
        <LoginNotice sessionEnded={sessionEnded} />
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
        <PasskeySignInButton />
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
