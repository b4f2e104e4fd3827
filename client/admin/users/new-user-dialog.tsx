import { Button, chakra, Dialog, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { adminRoles, enumName } from '../../../common/enums.ts';
import { adminUserWithPasswordForm, newAdminUserForm } from '../../../common/forms/admin-user.ts';
import { useCreateAdminUserMutation, type NewAdminUserInput } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { PasswordField } from '../login/password-field.tsx';
import { useEnumOptions } from '../kit/enum-options.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';

interface Props {
  onClose: () => void;
  onAdded: () => void;
}

const entries = ['mail', 'password'] as const;

/** Adds a colleague, who chooses a password by mail or gets one to begin with. */
export function NewUserDialog({ onClose, onAdded }: Props) {
  const { formatMessage } = useIntl();
  const [entry, setEntry] = useState<(typeof entries)[number]>('mail');
  const [create] = useCreateAdminUserMutation();
  const roles = useEnumOptions('role', adminRoles);

  async function add({ password, role, ...about }: { email: string; name: string; role: string; password?: string }) {
    const input = { ...about, role: enumName(role), ...(entry === 'password' && { password }) } as NewAdminUserInput;
    await create({ variables: { input } });
    notify({
      type: 'success',
      title: formatMessage({ id: entry === 'mail' ? 'users.invited' : 'users.added' }),
      description: about.email,
    });
    onAdded();
    onClose();
  }

  return (
    <Modal open onClose={onClose} title={<FormattedMessage id="users.add" />} size="sm" form>
      <Form
        schema={entry === 'mail' ? newAdminUserForm : adminUserWithPasswordForm}
        initialValues={initialValues}
        marks="required"
        onSubmit={add}
      >
        <Dialog.Body display="grid" gap="3.5">
          <TextField name="name" autoComplete="off" />
          <TextField name="email" type="email" autoComplete="off" autoCapitalize="none" />
          <SelectField
            name="role"
            label={<FormattedMessage id="users.role" />}
            hint={<FormattedMessage id="users.roleHint" />}
            options={roles}
            blank={null}
          />
          <chakra.div>
            <chakra.p id="entry-label" textStyle="metaStrong" mb="1.5">
              <FormattedMessage id="users.entry" />
            </chakra.p>
            <Flex
              role="group"
              aria-labelledby="entry-label"
              gap="1"
              p="0.5"
              borderRadius="md"
              bg="bg.muted"
              w="fit-content"
            >
              {entries.map((value) => (
                <Button
                  key={value}
                  variant={value === entry ? 'outline' : 'ghost'}
                  aria-pressed={value === entry}
                  onClick={() => setEntry(value)}
                >
                  <FormattedMessage id={`users.entry.${value}`} />
                </Button>
              ))}
            </Flex>
          </chakra.div>
          {entry === 'mail' ? (
            <chakra.p color="fg.muted">
              <FormattedMessage id="users.mailHint" />
            </chakra.p>
          ) : (
            <PasswordField label="users.firstPassword" hint={<FormattedMessage id="password.hint" />} isNew size="md" />
          )}
        </Dialog.Body>
        <DialogActions label={entry === 'mail' ? 'users.invite' : 'users.addOne'} onClose={onClose} />
      </Form>
    </Modal>
  );
}

const initialValues = { role: 'analyst', password: '' } as const;
