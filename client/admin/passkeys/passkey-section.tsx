import { Box, Button, chakra, Dialog, Flex, Icon } from '@chakra-ui/react';
import { KeyRound, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { getDeviceName } from '../../../common/device-name.ts';
import { passkeyForm } from '../../../common/forms/passkey.ts';
import {
  useBeginPasskeyRegistrationMutation,
  useFinishPasskeyRegistrationMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  type PasskeyFragment,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Modal } from '../kit/modal.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { Section } from '../kit/section.tsx';
import { useStaffAction } from '../users/use-staff-action.ts';
import { createPasskey, PasskeyFailure, useSupportsPasskeys } from './browser-passkeys.ts';

interface Props {
  /** Undefined while they are loading. */
  passkeys: readonly PasskeyFragment[] | undefined;
  onChanged: () => void;
}

/** Account section in which users add, rename and remove their passkeys. */
export function PasskeySection({ passkeys, onChanged }: Props) {
  const { formatMessage } = useIntl();
  const isSupported = useSupportsPasskeys();
  const runAction = useStaffAction();
  const [begin] = useBeginPasskeyRegistrationMutation();
  const [finish] = useFinishPasskeyRegistrationMutation();
  const [remove] = useRemovePasskeyMutation();
  const [isAdding, setIsAdding] = useState(false);
  const [open, setOpen] = useState<{ action: 'rename' | 'remove'; passkey: PasskeyFragment }>();
  const close = () => setOpen(undefined);

  async function create() {
    const { data } = await begin();
    const response = await createPasskey(data?.beginPasskeyRegistration);
    const name = getDeviceName(navigator.userAgent) ?? formatMessage({ id: 'sessions.unknown' });
    await finish({ variables: { name, response } });
  }

  async function handleAdd() {
    setIsAdding(true);
    const added = await runAction(
      () => create(),
      'passkeys.added',
      (error) => (error instanceof PasskeyFailure ? error.reason : undefined),
    );
    setIsAdding(false);
    if (added) onChanged();
  }

  async function handleRemove(id: string) {
    close();
    if (await runAction(() => remove({ variables: { id } }), 'passkeys.removed')) onChanged();
  }

  return (
    <Section
      title="passkeys.title"
      aside={
        isSupported && (
          <Button size="xs" disabled={isAdding} onClick={() => void handleAdd()}>
            <Plus aria-hidden />
            <FormattedMessage id="passkeys.add" />
          </Button>
        )
      }
    >
      <Box px={{ base: '4', md: '5' }} py="4">
        <chakra.p color="fg.muted" maxW="34rem">
          <FormattedMessage id={isSupported || passkeys?.length ? 'passkeys.why' : 'passkeys.noBrowser'} />
        </chakra.p>
        {passkeys && passkeys.length > 0 && (
          <chakra.ul mt="2">
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <PasskeyLine passkey={passkey} onOpen={(action) => setOpen({ action, passkey })} />
              </li>
            ))}
          </chakra.ul>
        )}
      </Box>
      {open?.action === 'rename' && (
        <RenameDialog
          passkey={open.passkey}
          onClose={close}
          onRenamed={() => {
            notify({ type: 'success', title: formatMessage({ id: 'passkeys.renamed' }) });
            close();
          }}
        />
      )}
      <ConfirmDialog
        open={open?.action === 'remove'}
        title={formatMessage({ id: 'passkeys.remove.title' }, { name: open?.passkey.name })}
        action="passkeys.remove"
        onConfirm={() => open && void handleRemove(open.passkey.id)}
        onClose={close}
      >
        <FormattedMessage id="passkeys.remove.text" />
      </ConfirmDialog>
    </Section>
  );
}

interface LineProps {
  passkey: PasskeyFragment;
  onOpen: (action: 'rename' | 'remove') => void;
}

function PasskeyLine({ passkey: { name, createdAt, lastUsedAt }, onOpen }: LineProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex align="center" gap="2.5" minH="13" py="1.5" borderBottomWidth="1px" borderColor="border.subtle">
      <Icon as={KeyRound} boxSize="4" color="fg.subtle" aria-hidden />
      <Box flex="1" minW="0">
        <chakra.p truncate title={name}>
          <bdi>{name}</bdi>
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.subtle">
          <FormattedMessage
            id="passkeys.addedAt"
            values={{ at: <FormattedDate value={createdAt} dateStyle="long" /> }}
          />
          {' · '}
          {lastUsedAt ? (
            <FormattedMessage id="sessions.used" values={{ at: <RelativeTime at={lastUsedAt} /> }} />
          ) : (
            <FormattedMessage id="passkeys.unused" />
          )}
        </chakra.p>
      </Box>
      <IconButton
        icon={Pencil}
        label={formatMessage({ id: 'passkeys.renameOne' }, { name })}
        onClick={() => onOpen('rename')}
      />
      <Button
        size="xs"
        aria-label={formatMessage({ id: 'passkeys.removeOne' }, { name })}
        onClick={() => onOpen('remove')}
      >
        <FormattedMessage id="passkeys.remove" />
      </Button>
    </Flex>
  );
}

function RenameDialog({
  passkey: { id, name },
  onRenamed,
  onClose,
}: {
  passkey: PasskeyFragment;
  onRenamed: () => void;
  onClose: () => void;
}) {
  const [rename] = useRenamePasskeyMutation();
  async function save(form: { name: string }) {
    await rename({ variables: { id, name: form.name } });
    onRenamed();
  }
  return (
    <Modal open onClose={onClose} title={<FormattedMessage id="passkeys.rename.title" />} size="sm" hasForm>
      <Form schema={passkeyForm} initialValues={{ name }} onSubmit={save}>
        <Dialog.Body>
          <TextField name="name" label={<FormattedMessage id="passkeys.name" />} autoComplete="off" />
        </Dialog.Body>
        <DialogActions label="admin.save" onClose={onClose} />
      </Form>
    </Modal>
  );
}
