import { chakra, Dialog } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tokenScopes, type TokenScope } from '../../../common/enums.ts';
import { apiTokenDialogForm } from '../../../common/forms/api-token.ts';
import { useCreateApiTokenMutation } from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { OneTimeSecretDialog } from '../kit/one-time-secret-dialog.tsx';
import { CopyBlock } from './copy-block.tsx';

type NewToken = { name: string; days: number } & Partial<Record<TokenScope, boolean>>;

interface Props {
  onClose: () => void;
  onCreated: (secret: string) => void;
}

/** Lifetimes on offer, in days. */
const lifetimes = [7, 30, 90, 365];

/** Creates a token and shows its secret, which cannot be shown again. */
export function NewTokenDialog({ onClose, onCreated }: Props) {
  const { formatMessage } = useIntl();
  const [create] = useCreateApiTokenMutation();
  const [secret, setSecret] = useState<string>();

  async function createToken({ name, days, ...ticked }: NewToken) {
    const scopes = tokenScopes.filter((scope) => ticked[scope]);
    const { data } = await create({ variables: { name, days, scopes } });
    if (!data) return;
    setSecret(data.createApiToken.secret);
    onCreated(data.createApiToken.secret);
  }

  if (secret)
    return (
      <OneTimeSecretDialog title="tokens.made" warning="tokens.once" confirm="tokens.kept" size="md" onClose={onClose}>
        <CopyBlock text={secret} label={formatMessage({ id: 'tokens.secret' })} />
      </OneTimeSecretDialog>
    );
  return (
    <Modal open onClose={onClose} title={<FormattedMessage id="tokens.new" />} size="sm" hasForm>
      <Form schema={apiTokenDialogForm} initialValues={initialValues} markedFields="required" onSubmit={createToken}>
        <Dialog.Body display="grid" gap="3.5">
          <TextField
            name="name"
            label={<FormattedMessage id="tokens.name" />}
            hint={<FormattedMessage id="tokens.nameHint" />}
            autoComplete="off"
          />
          <SelectField
            name="days"
            label={<FormattedMessage id="tokens.days" />}
            options={lifetimes.map((days) => ({
              value: String(days),
              label: formatMessage({ id: 'tokens.daysCount' }, { days }),
            }))}
            emptyOption={null}
          />
          <chakra.fieldset display="grid" gap="2">
            <chakra.legend textStyle="metaStrong" mb="1.5">
              <FormattedMessage id="tokens.scopes" />
            </chakra.legend>
            {tokenScopes.map((scope) => (
              <CheckboxField
                key={scope}
                name={scope}
                label={<FormattedMessage id={`tokens.scope.${scope}`} />}
                hint={<FormattedMessage id={`tokens.scopeHint.${scope}`} />}
              />
            ))}
          </chakra.fieldset>
        </Dialog.Body>
        <DialogActions label="tokens.make" onClose={onClose} />
      </Form>
    </Modal>
  );
}

const initialValues = { days: 90, read: true };
