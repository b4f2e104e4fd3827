import { Button, chakra, Dialog, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { adminRoles, enumName, storedValue, type AdminRole } from '../../../common/enums.ts';
import { adminUserForm } from '../../../common/forms/admin-user.ts';
import {
  useDeleteAdminUserMutation,
  useEndSessionMutation,
  useEndSessionsOfMutation,
  useResetSecondFactorMutation,
  useSendPasswordLinkMutation,
  useUpdateAdminUserMutation,
  type StaffMemberFragment,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { HandOverButton } from '../owners/hand-over-button.tsx';
import { SecondFactorState } from '../second-factor/second-factor-state.tsx';
import { useSession } from '../session/session.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useEnumOptions } from '../kit/enum-options.ts';
import { Modal } from '../kit/modal.tsx';
import { SessionList } from './session-list.tsx';
import { StaffState } from './staff-state.tsx';
import { JobTitleField } from './job-title-field.tsx';
import { VisibilityField } from './visibility-field.tsx';
import { useStaffAction } from './use-staff-action.ts';

interface Props {
  user: StaffMemberFragment;
  onClose: () => void;
  onChanged: () => void;
}

/** Dialog of a user: name, role, second factor, sessions and account actions. Users cannot change their own role or account state. */
export function UserDialog({ user, onClose, onChanged }: Props) {
  const { id, email, name, jobTitle, role, seesOwnOnly, disabledAt, invited, sessions } = user;
  const hasFactor = user.secondFactorSince !== null || user.hasPasskey;
  const { formatMessage } = useIntl();
  const isSelf = useSession().profile?.email === email;
  const [isHandOverOffered, setIsHandOverOffered] = useState(false);
  const [actionToConfirm, setActionToConfirm] = useState<'disable' | 'remove' | 'resetFactor'>();
  const roles = useEnumOptions('role', adminRoles);
  const runStaffAction = useStaffAction();
  const [update] = useUpdateAdminUserMutation();
  const [remove] = useDeleteAdminUserMutation();
  const [sendLink] = useSendPasswordLinkMutation();
  const [resetFactor] = useResetSecondFactorMutation();
  const [endSession] = useEndSessionMutation();
  const [endAll] = useEndSessionsOfMutation();

  async function runAndRefresh(operation: () => Promise<unknown>, successId: string) {
    const succeeded = await runStaffAction(operation, successId);
    if (succeeded) onChanged();
    return succeeded;
  }
  const setDisabled = (disabled: boolean, successId: string) =>
    runAndRefresh(() => update({ variables: { id, patch: { disabled } } }), successId);

  async function save(form: { name: string; jobTitle: string; role: AdminRole; seesOwnOnly?: boolean }) {
    const access = {
      role: enumName(form.role),
      ...(form.role === 'sales' && { seesOwnOnly: form.seesOwnOnly }),
    };
    await update({ variables: { id, patch: { name: form.name, jobTitle: form.jobTitle, ...(!isSelf && access) } } });
    await runStaffAction(() => Promise.resolve(), 'users.saved');
    onChanged();
    if (form.role === 'analyst' && role !== 'ANALYST') setIsHandOverOffered(true);
  }

  async function confirm() {
    setActionToConfirm(undefined);
    if (actionToConfirm === 'disable') {
      if (await setDisabled(true, 'users.disabled')) setIsHandOverOffered(true);
    } else if (actionToConfirm === 'resetFactor')
      await runAndRefresh(() => resetFactor({ variables: { id } }), 'users.factorReset');
    else if (await runAndRefresh(() => remove({ variables: { id } }), 'users.removed')) onClose();
  }

  if (isHandOverOffered)
    return (
      <Modal
        open
        onClose={() => setIsHandOverOffered(false)}
        title={<FormattedMessage id="users.demote.title" values={{ name }} />}
        size="sm"
      >
        <Dialog.Body color="fg.muted">
          <FormattedMessage id="users.demote.text" />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={() => setIsHandOverOffered(false)}>
            <FormattedMessage id="users.demote.later" />
          </Button>
          <HandOverButton userId={id} onDone={() => setIsHandOverOffered(false)} />
        </Dialog.Footer>
      </Modal>
    );
  if (actionToConfirm)
    return (
      <ConfirmDialog
        open
        title={formatMessage({ id: `users.${actionToConfirm}.title` }, { name })}
        action={`users.${actionToConfirm}`}
        onConfirm={() => void confirm()}
        onClose={() => setActionToConfirm(undefined)}
      >
        <FormattedMessage id={`users.${actionToConfirm}.text`} />
      </ConfirmDialog>
    );
  return (
    <Modal open onClose={onClose} title={<bdi>{name}</bdi>} size="md" hasForm>
      <Dialog.Body display="grid" gap="5">
        <Flex align="center" gap="3" color="fg.muted">
          <bdi dir="ltr">{email}</bdi>
          <StaffState user={user} />
        </Flex>
        <Form
          schema={adminUserForm}
          // A user who gets the role `sales` has the limit by default.
          initialValues={{
            name,
            jobTitle,
            role: storedValue(adminRoles, role),
            seesOwnOnly: role !== 'SALES' || seesOwnOnly,
          }}
          markedFields="required"
          onSubmit={save}
          display="grid"
          gap="3.5"
          gridTemplateColumns={{ md: '1fr 1fr' }}
          alignItems="start"
        >
          <TextField name="name" autoComplete="off" />
          <JobTitleField />
          {!isSelf && (
            <SelectField name="role" label={<FormattedMessage id="users.role" />} options={roles} emptyOption={null} />
          )}
          {!isSelf && <VisibilityField />}
          <chakra.div alignSelf="end">
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
            <SecondFactorState on={hasFactor} />
            {!isSelf && hasFactor && (
              <Button ms="auto" size="xs" onClick={() => setActionToConfirm('resetFactor')}>
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
            {!isSelf && sessions.length > 1 && (
              <Button
                size="xs"
                onClick={() => void runAndRefresh(() => endAll({ variables: { id } }), 'sessions.allEnded')}
              >
                <FormattedMessage id="sessions.endAll" />
              </Button>
            )}
          </Flex>
          <SessionList
            sessions={sessions}
            onEnd={(sessionId) =>
              void runAndRefresh(() => endSession({ variables: { id: sessionId } }), 'sessions.ended')
            }
          />
        </chakra.section>
      </Dialog.Body>
      {!isSelf && (
        <Dialog.Footer justifyContent="flex-start" flexWrap="wrap">
          {!disabledAt && (
            <Button onClick={() => void runAndRefresh(() => sendLink({ variables: { id } }), 'users.linkSent')}>
              <FormattedMessage id={invited ? 'users.inviteAgain' : 'users.resetPassword'} />
            </Button>
          )}
          {disabledAt ? (
            <Button onClick={() => void setDisabled(false, 'users.enabled')}>
              <FormattedMessage id="users.enable" />
            </Button>
          ) : (
            <Button onClick={() => setActionToConfirm('disable')}>
              <FormattedMessage id="users.disable" />
            </Button>
          )}
          <HandOverButton userId={id} />
          <Button ms="auto" color="red.fg" onClick={() => setActionToConfirm('remove')}>
            <FormattedMessage id="users.remove" />
          </Button>
        </Dialog.Footer>
      )}
    </Modal>
  );
}
