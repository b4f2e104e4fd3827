import { Button, chakra, Dialog, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { adminRoles, enumName } from '../../../common/enums.ts';
import { adminUserForm } from '../../../common/forms/admin-user.ts';
import {
  useDeleteAdminUserMutation,
  useEndSessionMutation,
  useEndSessionsOfMutation,
  useResetSecondFactorMutation,
  useSendPasswordLinkMutation,
  useUpdateAdminUserMutation,
  type AdminRole,
  type StaffMemberFragment,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SecondFactorState } from '../second-factor/second-factor-state.tsx';
import { useSession } from '../session/session.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { storedValue, useEnumOptions } from '../kit/enum-options.ts';
import { Modal } from '../kit/modal.tsx';
import { SessionList } from './session-list.tsx';
import { StaffState } from './staff-state.tsx';
import { useStaffAction } from './use-staff-action.ts';

interface Props {
  user: StaffMemberFragment;
  onClose: () => void;
  onChanged: () => void;
}

/** A colleague: name and role, the way in, and where they are signed in. What one may not do to oneself is not offered. */
export function UserDialog({ user, onClose, onChanged }: Props) {
  const { id, email, name, role, disabledAt, invited, secondFactorSince, sessions } = user;
  const { formatMessage } = useIntl();
  const isOneself = useSession().profile?.email === email;
  const [asked, setAsked] = useState<'disable' | 'remove' | 'resetFactor'>();
  const roles = useEnumOptions('role', adminRoles);
  const does = useStaffAction();
  const [update] = useUpdateAdminUserMutation();
  const [remove] = useDeleteAdminUserMutation();
  const [sendLink] = useSendPasswordLinkMutation();
  const [resetFactor] = useResetSecondFactorMutation();
  const [endSession] = useEndSessionMutation();
  const [endAll] = useEndSessionsOfMutation();

  async function act(work: () => Promise<unknown>, done: string) {
    const isDone = await does(work, done);
    if (isDone) onChanged();
    return isDone;
  }
  const change = (patch: { disabled: boolean }, done: string) => act(() => update({ variables: { id, patch } }), done);

  async function save(form: { name: string; role: string }) {
    const patch = { name: form.name, ...(!isOneself && { role: enumName(form.role) as AdminRole }) };
    await update({ variables: { id, patch } });
    await does(() => Promise.resolve(), 'users.saved');
    onChanged();
  }

  async function confirm() {
    setAsked(undefined);
    if (asked === 'disable') await change({ disabled: true }, 'users.disabled');
    else if (asked === 'resetFactor') await act(() => resetFactor({ variables: { id } }), 'users.factorReset');
    else if (await act(() => remove({ variables: { id } }), 'users.removed')) onClose();
  }

  if (asked)
    return (
      <ConfirmDialog
        open
        title={formatMessage({ id: `users.${asked}.title` }, { name })}
        action={`users.${asked}`}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(undefined)}
      >
        <FormattedMessage id={`users.${asked}.text`} />
      </ConfirmDialog>
    );
  return (
    <Modal open onClose={onClose} title={<bdi>{name}</bdi>} size="md" form>
      <Dialog.Body display="grid" gap="5">
        <Flex align="center" gap="3" color="fg.muted">
          <bdi dir="ltr">{email}</bdi>
          <StaffState user={user} />
        </Flex>
        <Form
          schema={adminUserForm}
          initialValues={{ name, role: storedValue(adminRoles, role) }}
          marks="required"
          onSubmit={save}
          display="grid"
          gap="3.5"
          gridTemplateColumns={{ md: '1fr 1fr auto' }}
          alignItems="end"
        >
          <TextField name="name" autoComplete="off" />
          {!isOneself && (
            <SelectField name="role" label={<FormattedMessage id="users.role" />} options={roles} blank={null} />
          )}
          <chakra.div>
            <SubmitButton
              label="admin.save"
              sendingLabel="admin.saving"
              size="md"
              variant="solid"
              colorPalette="molten"
            />
          </chakra.div>
        </Form>
        <chakra.section aria-labelledby="user-factor">
          <Flex align="center" gap="3" minH="7">
            <chakra.h3 id="user-factor" textStyle="head">
              <FormattedMessage id="factor.title" />
            </chakra.h3>
            <SecondFactorState on={secondFactorSince !== null} />
            {!isOneself && secondFactorSince && (
              <Button ms="auto" size="xs" onClick={() => setAsked('resetFactor')}>
                <FormattedMessage id="users.resetFactor" />
              </Button>
            )}
          </Flex>
        </chakra.section>
        <chakra.section aria-labelledby="user-sessions">
          <Flex align="center" justify="space-between">
            <chakra.h3 id="user-sessions" textStyle="head">
              <FormattedMessage id="sessions.title" />
            </chakra.h3>
            {!isOneself && sessions.length > 1 && (
              <Button size="xs" onClick={() => void act(() => endAll({ variables: { id } }), 'sessions.allEnded')}>
                <FormattedMessage id="sessions.endAll" />
              </Button>
            )}
          </Flex>
          <SessionList
            sessions={sessions}
            onEnd={(session) => void act(() => endSession({ variables: { id: session } }), 'sessions.ended')}
          />
        </chakra.section>
      </Dialog.Body>
      {!isOneself && (
        <Dialog.Footer justifyContent="flex-start" flexWrap="wrap">
          {!disabledAt && (
            <Button onClick={() => void act(() => sendLink({ variables: { id } }), 'users.linkSent')}>
              <FormattedMessage id={invited ? 'users.inviteAgain' : 'users.resetPassword'} />
            </Button>
          )}
          {disabledAt ? (
            <Button onClick={() => void change({ disabled: false }, 'users.enabled')}>
              <FormattedMessage id="users.enable" />
            </Button>
          ) : (
            <Button onClick={() => setAsked('disable')}>
              <FormattedMessage id="users.disable" />
            </Button>
          )}
          <Button ms="auto" color="red.fg" onClick={() => setAsked('remove')}>
            <FormattedMessage id="users.remove" />
          </Button>
        </Dialog.Footer>
      )}
    </Modal>
  );
}
