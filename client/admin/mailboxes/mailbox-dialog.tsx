import { Button, chakra, Dialog, Flex, Grid } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InferType } from 'yup';
import { enumName, mailboxAuthentications, storedValue } from '../../../common/enums.ts';
import {
  mailboxDialogForm,
  mailboxTokenForm,
  newMailboxDialogForm,
  parseTrustedServers,
} from '../../../common/forms/mailbox.ts';
import { useSaveMailboxMutation, type MailboxInput, type MailboxRowFragment } from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormContext, useFormSettings } from '../../ui/form/form-context.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { useEnumOptions } from '../kit/enum-options.ts';
import { Modal } from '../kit/modal.tsx';

type Settings = InferType<typeof mailboxDialogForm>;

/** Settings of a new mailbox, and of a provider that is not listed. */
const blankSettings = {
  host: '',
  port: 993,
  secure: true,
  authentication: 'password',
  tokenUrl: '',
  scope: '',
  trustedServers: '',
} satisfies Partial<Settings>;

/** Settings by provider. */
const presets = {
  gmail: {
    ...blankSettings,
    host: 'imap.gmail.com',
    authentication: 'xoauth2',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    trustedServers: 'mx.google.com',
  },
  microsoft: {
    ...blankSettings,
    host: 'outlook.office365.com',
    authentication: 'xoauth2',
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scope: 'https://outlook.office.com/IMAP.AccessAsUser.All offline_access',
    trustedServers: '-',
  },
  yandex: { ...blankSettings, host: 'imap.yandex.com' },
  other: blankSettings,
} satisfies Record<string, Partial<Settings>>;

const technicalText = { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
/** `new-password` prevents the browser from filling in the password of the user. */
const secretText = { ...technicalText, type: 'password', autoComplete: 'new-password' } as const;

interface Props {
  /** Mailbox to change; undefined for a new one. */
  mailbox?: MailboxRowFragment | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds a mailbox, or changes its settings. Stored secrets are not shown; empty fields keep them. */
export function MailboxDialog({ mailbox, onSaved, onClose }: Props) {
  const { formatMessage } = useIntl();
  const authentications = useEnumOptions('mailboxes.authentication', mailboxAuthentications);
  const [save] = useSaveMailboxMutation();
  const initialValues = useMemo(() => (mailbox ? toFormValues(mailbox) : blankSettings), [mailbox]);

  async function send(settings: Settings) {
    await save({ variables: { id: mailbox?.id, input: toInput(settings) } });
    notify({ type: 'success', title: formatMessage({ id: 'mailboxes.saved' }), topic: 'mailboxes' });
    onSaved();
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="md"
      hasForm
      title={<FormattedMessage id={mailbox ? 'mailboxes.edit.title' : 'mailboxes.add'} />}
    >
      <Form
        schema={mailbox ? mailboxDialogForm : newMailboxDialogForm}
        initialValues={initialValues}
        markedFields="required"
        onSubmit={send}
      >
        <Dialog.Body display="grid" gap="3.5">
          <Presets />
          <TextField
            name="address"
            type="email"
            {...technicalText}
            label={<FormattedMessage id="mailboxes.address" />}
          />
          <Grid templateColumns={{ md: '1fr 8rem' }} gap="3.5">
            <TextField name="host" {...technicalText} label={<FormattedMessage id="mailboxes.host" />} />
            <TextField
              name="port"
              inputMode="numeric"
              {...technicalText}
              label={<FormattedMessage id="mailboxes.port" />}
            />
          </Grid>
          <CheckboxField
            name="secure"
            label={<FormattedMessage id="mailboxes.secure" />}
            hint={<FormattedMessage id="mailboxes.secureHint" />}
          />
          <Grid templateColumns={{ md: '1fr 1fr' }} gap="3.5">
            <SelectField
              name="authentication"
              options={authentications}
              emptyOption={null}
              label={<FormattedMessage id="mailboxes.authentication" />}
            />
            <TextField
              name="username"
              {...technicalText}
              label={<FormattedMessage id="mailboxes.username" />}
              hint={<FormattedMessage id="mailboxes.usernameHint" />}
            />
          </Grid>
          <TokenFields isStored={mailbox?.authentication === 'XOAUTH2'} />
          <SecretField isStored={mailbox !== undefined} />
          <TextField
            name="trustedServers"
            {...technicalText}
            label={<FormattedMessage id="mailboxes.trustedServers" />}
            hint={
              <FormattedMessage
                id="mailboxes.trustedServersHint"
                values={{
                  google: <chakra.code dir="ltr">mx.google.com</chakra.code>,
                  microsoft: <chakra.code dir="ltr">-</chakra.code>,
                }}
              />
            }
          />
          <CheckboxField name="enabled" label={<FormattedMessage id="mailboxes.enabled" />} />
        </Dialog.Body>
        <DialogActions label="admin.save" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
    </Modal>
  );
}

/** Buttons that fill in the settings of a provider. */
function Presets() {
  const labelId = useId();
  const { values, setValues } = useFormikContext<object>();
  return (
    <chakra.div role="group" aria-labelledby={labelId}>
      <chakra.p id={labelId} textStyle="metaStrong" color="fg.muted" mb="1.5">
        <FormattedMessage id="mailboxes.presets" />
      </chakra.p>
      <Flex gap="2" wrap="wrap">
        {Object.entries(presets).map(([provider, settings]) => (
          <Button
            key={provider}
            size="xs"
            h={{ base: '11', md: '7' }}
            onClick={() => void setValues({ ...values, ...settings })}
          >
            <FormattedMessage id={`mailboxes.preset.${provider}`} />
          </Button>
        ))}
      </Flex>
    </chakra.div>
  );
}

/** Password or refresh token. @param props.isStored whether the server has one */
function SecretField({ isStored }: { isStored: boolean }) {
  const { authentication } = useFormikContext<Settings>().values;
  return (
    <TextField
      name="secret"
      {...secretText}
      label={<FormattedMessage id={`mailboxes.secret.${authentication}`} />}
      hint={<FormattedMessage id={`mailboxes.secretHint.${isStored ? 'stored' : authentication}`} />}
    />
  );
}

/** Settings of XOAUTH2. @param props.isStored whether the server may have a client secret */
function TokenFields({ isStored }: { isStored: boolean }) {
  const settings = useFormSettings();
  const { authentication } = useFormikContext<Settings>().values;
  const tokenSettings = useMemo(() => ({ ...settings, schema: mailboxTokenForm }), [settings]);
  if (authentication !== 'xoauth2') return null;
  return (
    <FormContext value={tokenSettings}>
      <TextField name="tokenUrl" type="url" {...technicalText} label={<FormattedMessage id="mailboxes.tokenUrl" />} />
      <Grid templateColumns={{ md: '1fr 1fr' }} gap="3.5">
        <TextField name="clientId" {...technicalText} label={<FormattedMessage id="mailboxes.clientId" />} />
        <TextField
          name="clientSecret"
          {...secretText}
          label={<FormattedMessage id="mailboxes.clientSecret" />}
          hint={<FormattedMessage id={`mailboxes.clientSecretHint.${isStored ? 'stored' : 'new'}`} />}
        />
      </Grid>
      <TextField
        name="scope"
        {...technicalText}
        label={<FormattedMessage id="mailboxes.scope" />}
        hint={<FormattedMessage id="mailboxes.scopeHint" />}
      />
    </FormContext>
  );
}

function toFormValues(mailbox: MailboxRowFragment) {
  const { address, host, port, secure, username, authentication, trustedServers, enabled } = mailbox;
  return {
    address,
    host,
    port,
    secure,
    username,
    authentication: storedValue(mailboxAuthentications, authentication),
    tokenUrl: mailbox.tokenUrl ?? '',
    clientId: mailbox.clientId ?? '',
    scope: mailbox.scope ?? '',
    trustedServers: trustedServers.join(', '),
    enabled,
  };
}

/** Omits empty secrets, of which the server then keeps the stored ones. */
function toInput(settings: Settings): MailboxInput {
  const { authentication, secret, tokenUrl, clientId, clientSecret, scope, trustedServers, ...rest } = settings;
  return {
    ...rest,
    authentication: enumName(authentication),
    ...(secret && { secret }),
    ...(authentication === 'xoauth2' && { tokenUrl, clientId, scope }),
    ...(clientSecret && { clientSecret }),
    trustedServers: parseTrustedServers(trustedServers),
  };
}
