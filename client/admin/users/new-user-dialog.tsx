import { Button, chakra, Dialog, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { adminRoles, enumName, type AdminRole } from '../../../common/enums.ts';
import { adminUserWithPasswordForm, newAdminUserForm } from '../../../common/forms/admin-user.ts';
import { useCreateAdminUserMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { PasswordField } from '../login/password-field.tsx';
import { useEnumOptions } from '../kit/enum-options.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { JobTitleField } from './job-title-field.tsx';
import { VisibilityField } from './visibility-field.tsx';

interface Props {
  onClose: () => void;
  onAdded: () => void;
}

/** The new user either chooses a password by a mailed link, or gets a first password. */
const passwordMethods = ['mail', 'password'] as const;

/** Dialog to add a user. */
export function NewUserDialog({ onClose, onAdded }: Props) {
  const { formatMessage } = useIntl();
  const [method, setMethod] = useState<(typeof passwordMethods)[number]>('mail');
  const [create] = useCreateAdminUserMutation();
  const roles = useEnumOptions('role', adminRoles);

  async function add({
    password,
    role,
    seesOwnOnly,
    ...fields
  }: {
    email: string;
    name: string;
    jobTitle: string;
    role: AdminRole;
    seesOwnOnly?: boolean;
    password?: string;
  }) {
    const visibility = role === 'sales' && { seesOwnOnly };
    const input = { ...fields, role: enumName(role), ...visibility, ...(method === 'password' && { password }) };
    await create({ variables: { input } });
    notify({
      type: 'success',
      title: formatMessage({ id: method === 'mail' ? 'users.invited' : 'users.added' }),
      description: fields.email,
    });
    onAdded();
    onClose();
  }

  return (
    <Modal open onClose={onClose} title={<FormattedMessage id="users.add" />} size="sm" hasForm>
      <Form
        schema={method === 'mail' ? newAdminUserForm : adminUserWithPasswordForm}
        initialValues={initialValues}
        markedFields="required"
        onSubmit={add}
      >
        <Dialog.Body display="grid" gap="3.5">
          <TextField name="name" autoComplete="off" />
          <JobTitleField />
          <TextField name="email" type="email" autoComplete="off" autoCapitalize="none" />
          <SelectField
            name="role"
            label={<FormattedMessage id="users.role" />}
            hint={<FormattedMessage id="users.roleHint" />}
            options={roles}
            emptyOption={null}
          />
          <VisibilityField />
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
              {passwordMethods.map((value) => (
                <Button
                  key={value}
                  variant={value === method ? 'outline' : 'ghost'}
                  aria-pressed={value === method}
                  onClick={() => setMethod(value)}
                >
                  <FormattedMessage id={`users.entry.${value}`} />
                </Button>
              ))}
            </Flex>
          </chakra.div>
          {method === 'mail' ? (
            <chakra.p color="fg.muted">
              <FormattedMessage id="users.mailHint" />
            </chakra.p>
          ) : (
            <PasswordField label="users.firstPassword" hint={<FormattedMessage id="password.hint" />} isNew size="md" />
          )}
        </Dialog.Body>
        <DialogActions label={method === 'mail' ? 'users.invite' : 'users.addOne'} onClose={onClose} />
      </Form>
    </Modal>
  );
}

const initialValues = { role: 'analyst', seesOwnOnly: true, password: '' } as const;
