import { chakra, Link } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { signInForm } from '../../../common/forms/sign-in.ts';
import type { Failure } from '../../graphql/failure.ts';
import { useSignInMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { useSession } from '../session/session.ts';
import { AdoptEarlyTyping } from './adopt-early-typing.tsx';
import { useFailureWords } from './failure-words.ts';
import { LoginButton } from './login-button.tsx';
import { LoginNotice } from './login-notice.tsx';
import { PasswordField } from './password-field.tsx';

/** Milliseconds between the welcome and the page asked for; specification, section 8. */
const pause = 100;
/** Milliseconds for which the welcome is shown; specification, section 9. */
const welcomeShown = 2000;

/** @param ended a session of this browser ran out, and that is why its owner is here */
export function LoginForm({ ended }: { ended: boolean }) {
  const { formatMessage } = useIntl();
  const { open } = useSession();
  const failureWords = useFailureWords();
  const [signIn] = useSignInMutation();

  async function send(variables: { email: string; password: string }) {
    const { data } = await signIn({ variables });
    if (!data) return;
    const profile = data.signIn;
    notify({
      type: 'success',
      title: formatMessage({ id: 'login.success' }),
      description: formatMessage({ id: 'login.welcome' }, { name: profile.name }),
      duration: welcomeShown,
    });
    await new Promise((resolve) => setTimeout(resolve, pause));
    open(profile);
  }

  function tell(failure: Failure) {
    const title = formatMessage({ id: 'login.failed' });
    notify({ type: 'error', title, description: failureWords(failure).reason });
  }

  return (
    <Form schema={signInForm} method="post" onSubmit={send} onFailure={tell}>
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
