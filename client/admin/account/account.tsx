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
import { AccountName } from '../login/account-name.tsx';
import { PasswordField } from '../login/password-field.tsx';
import { useSession } from '../session/session.ts';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { FormEnd } from '../kit/form-end.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { Section } from '../kit/section.tsx';
import { SessionList } from '../users/session-list.tsx';
import { useStaffAction } from '../users/use-staff-action.ts';

/** One's own password and second factor, and where one is signed in. */
export default function Account() {
  const { data, error, refetch } = useAccountQuery({ fetchPolicy: 'cache-and-network' });
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
      <Section title="sessions.title" aside={<EverywhereButton />}>
        <Box px={{ base: '4', md: '5' }}>
          {me ? (
            <Sessions sessions={me.sessions} onEnded={() => void refetch()} />
          ) : (
            <SkeletonRows height={row} count={2} />
          )}
        </Box>
      </Section>
    </Screen>
  );
}

const row = { base: '52px', md: '52px' };

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const [change] = useChangePasswordMutation();

  async function save(variables: { current: string; password: string }) {
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
      <AccountName email={profile?.email} />
      <PasswordField name="current" label="password.current" size="md" />
      <PasswordField label="password.new" hint={<FormattedMessage id="password.hint" />} isNew size="md" />
      <FormEnd>
        <SubmitButton label="account.change" size="md" variant="solid" colorPalette="molten" />
      </FormEnd>
    </Form>
  );
}

type SessionsProps = Pick<Parameters<typeof SessionList>[0], 'sessions'> & { onEnded: () => void };

function Sessions({ sessions, onEnded }: SessionsProps) {
  const does = useStaffAction();
  const [end] = useEndSessionMutation();
  const endOne = async (id: string) => {
    if (await does(() => end({ variables: { id } }), 'sessions.ended')) onEnded();
  };
  return <SessionList sessions={sessions} onEnd={(id) => void endOne(id)} />;
}

function EverywhereButton() {
  const { close, open, profile } = useSession();
  const does = useStaffAction();
  const [signOut] = useSignOutEverywhereMutation();

  /** The page leaves the session first, so that its closing socket is not taken for one that ran out. */
  async function leave() {
    close('left');
    if (!(await does(() => signOut(), 'account.leftEverywhere')) && profile) open(profile);
  }
  return (
    <Button size="xs" onClick={() => void leave()}>
      <FormattedMessage id="account.everywhere" />
    </Button>
  );
}
