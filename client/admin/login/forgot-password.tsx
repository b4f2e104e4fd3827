import { chakra, Link } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { forgottenPasswordForm } from '../../../common/forms/admin-user.ts';
import { useRequestPasswordResetMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { LoginFrame } from './login-frame.tsx';

/** Requests a link to choose a new password. The confirmation does not reveal whether the account exists. */
export default function ForgotPassword() {
  const [request] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string>();

  async function send({ email }: { email: string }) {
    await request({ variables: { email } });
    setSentTo(email);
  }

  return (
    <LoginFrame pageTitle="forgot.title" title="forgot.title" introduction={sentTo ? undefined : 'forgot.introduction'}>
      {sentTo ? (
        <chakra.p role="status" color="fg.muted">
          <FormattedMessage id="forgot.sent" values={{ email: <b dir="ltr">{sentTo}</b> }} />
        </chakra.p>
      ) : (
        <Form schema={forgottenPasswordForm} onSubmit={send} display="grid" gap="4">
          <TextField name="email" type="email" size="lg" autoComplete="username" autoCapitalize="none" autoFocus />
          <SubmitButton label="forgot.send" size="lg" variant="solid" colorPalette="molten" />
        </Form>
      )}
      <chakra.p mt="5" textStyle="ui" textAlign="center">
        <Link asChild>
          <RouterLink to="/admin/login">
            <FormattedMessage id="forgot.back" />
          </RouterLink>
        </Link>
      </chakra.p>
    </LoginFrame>
  );
}
