import { Box, Button, chakra } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { changePasswordForm } from '../../../common/forms/password.ts';
import {
  useAccountQuery,
  useChangePasswordMutation,
  useEndSessionMutation,
  useSignOutEverywhereMutation,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { KeepTokensField } from '../login/keep-tokens-field.tsx';
import { HiddenUsername } from '../login/hidden-username.tsx';
import { PasswordField } from '../login/password-field.tsx';
import { NotificationChoices } from '../notifications/notification-choices.tsx';
import { useCanEdit, useSession } from '../session/session.ts';
import { PasskeySection } from '../passkeys/passkey-section.tsx';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { FormFooter } from '../kit/form-footer.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { Section } from '../kit/section.tsx';
import { SessionList } from '../users/session-list.tsx';
import { SignatureSection } from './signature-section.tsx';
import { useStaffAction } from '../users/use-staff-action.ts';

/** The signed-in user's own password, second factor, passkeys and sessions. */
export default function Account() {
  const { data, error, refetch } = useAccountQuery({ fetchPolicy: 'cache-and-network' });
  const canEdit = useCanEdit();
  const me = data?.me;
  return (
    <Screen title="account.title">
      {error && !data && <ErrorStrip title="account.failed" error={error} onRetry={() => void refetch()} />}
      <Section title="account.password">
        <Box px={{ base: '4', md: '5' }} py="4" maxW="26rem">
          {me?.passwordChangedAt && (
            <chakra.p color="fg.muted" mb="3.5">
              <FormattedMessage
                id="account.changedAt"
                values={{ at: <FormattedDate value={me.passwordChangedAt} dateStyle="long" timeStyle="short" /> }}
              />
            </chakra.p>
          )}
          <PasswordForm onChanged={() => void refetch()} />
        </Box>
      </Section>
      <SecondFactorSection factor={me ?? undefined} onChanged={() => void refetch()} />
      <PasskeySection passkeys={me?.passkeys} onChanged={() => void refetch()} />
      {canEdit && <SignatureSection />}
      <NotificationChoices />
      <Section title="sessions.title" aside={<SignOutEverywhereButton />}>
        <Box px={{ base: '4', md: '5' }}>
          {me ? (
            <Sessions sessions={me.sessions} onEnded={() => void refetch()} />
          ) : (
            <SkeletonRows height={sessionHeight} count={2} />
          )}
        </Box>
      </Section>
    </Screen>
  );
}

const sessionHeight = { base: '52px', md: '52px' };

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const [change] = useChangePasswordMutation();

  async function save(variables: { current: string; password: string; keepTokens: boolean }) {
    await change({ variables });
    notify({
      type: 'success',
      title: formatMessage({ id: 'account.changed' }),
      description: formatMessage({ id: 'account.othersEnded' }),
    });
    onChanged();
  }

  return (
    <Form schema={changePasswordForm} onSubmit={save} display="grid" gap="3.5">
      <HiddenUsername email={profile?.email} />
      <PasswordField name="current" label="password.current" size="md" />
      <PasswordField label="password.new" hint={<FormattedMessage id="password.hint" />} isNew size="md" />
      <KeepTokensField />
      <FormFooter>
        <SubmitButton label="account.change" size="md" variant="solid" colorPalette="molten" />
      </FormFooter>
    </Form>
  );
}

type SessionsProps = Pick<Parameters<typeof SessionList>[0], 'sessions'> & { onEnded: () => void };

function Sessions({ sessions, onEnded }: SessionsProps) {
  const runAction = useStaffAction();
  const [endSession] = useEndSessionMutation();
  const handleEnd = async (id: string) => {
    if (await runAction(() => endSession({ variables: { id } }), 'sessions.ended')) onEnded();
  };
  return <SessionList sessions={sessions} onEnd={(id) => void handleEnd(id)} />;
}

function SignOutEverywhereButton() {
  const { closeSession, openSession, profile } = useSession();
  const runAction = useStaffAction();
  const [signOut] = useSignOutEverywhereMutation();

  /** Closes the local session first; otherwise the socket that the server closes would look like an expired session. */
  async function handleSignOut() {
    closeSession('signed-out');
    if (!(await runAction(() => signOut(), 'account.leftEverywhere')) && profile) openSession(profile);
  }
  return (
    <Button size="xs" onClick={() => void handleSignOut()}>
      <FormattedMessage id="account.everywhere" />
    </Button>
  );
}
