import { Button, chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changePasswordForm } from '../../../common/forms/password.ts';
import { useChangePasswordMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { HiddenUsername } from './hidden-username.tsx';
import { LoginFrame } from './login-frame.tsx';
import { PasswordField } from './password-field.tsx';

/** Shown instead of the admin until a user has replaced a first password that somebody else knows. */
export function PasswordRequired({ email, onDone }: { email: string; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const [change] = useChangePasswordMutation();

  async function save(variables: { current: string; password: string; keepTokens: boolean }) {
    await change({ variables });
    notify({ type: 'success', title: formatMessage({ id: 'account.changed' }) });
    onDone();
  }

  return (
    <LoginFrame pageTitle="password.due" title="password.due" introduction="password.dueText">
      <Form schema={changePasswordForm} onSubmit={save} display="grid" gap="4">
        <HiddenUsername email={email} />
        <PasswordField name="current" label="users.firstPassword" autoFocus />
        <PasswordField label="password.new" hint={<FormattedMessage id="password.hint" />} isNew />
        <SubmitButton label="choose.save" size="lg" variant="solid" colorPalette="molten" />
      </Form>
      <chakra.p mt="5" textAlign="center">
        <Button variant="ghost" onClick={() => void signOut()}>
          <FormattedMessage id="user.signOut" />
        </Button>
      </chakra.p>
    </LoginFrame>
  );
}
