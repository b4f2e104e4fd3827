import { chakra, Dialog } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { secondFactorChangeForm } from '../../../common/forms/second-factor.ts';
import { Form } from '../../ui/form/form.tsx';
import { HiddenUsername } from '../login/hidden-username.tsx';
import { PasswordField } from '../login/password-field.tsx';
import { useSession } from '../session/session.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { OneTimeSecretDialog } from '../kit/one-time-secret-dialog.tsx';
import { CodeField } from './code-field.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

interface Props {
  /** Message id of the title. */
  title: string;
  /** Message id of the submit button. */
  action: string;
  children: ReactNode;
  /** Resolves to new recovery codes, if there are any: they are shown before the dialog closes. */
  onSubmit: (proof: { current: string; code: string }) => Promise<readonly string[] | undefined>;
  onClose: () => void;
}

/** Dialog that requires password and code before the second factor is changed. */
export function ProofDialog({ title, action, children, onSubmit, onClose }: Props) {
  const { profile } = useSession();
  const [codes, setCodes] = useState<readonly string[]>();

  async function send(proof: { current: string; code: string }) {
    const newCodes = await onSubmit(proof);
    if (newCodes) setCodes(newCodes);
    else onClose();
  }

  if (codes)
    return (
      <OneTimeSecretDialog
        title="factor.codes"
        warning="factor.keepCodes"
        confirm="factor.kept"
        size="sm"
        onClose={onClose}
      >
        <RecoveryCodeList codes={codes} />
      </OneTimeSecretDialog>
    );
  return (
    <Modal open onClose={onClose} title={<FormattedMessage id={title} />} size="sm" hasForm>
      <Form schema={secondFactorChangeForm} onSubmit={send}>
        <Dialog.Body display="grid" gap="3.5">
          <chakra.p color="fg.muted">{children}</chakra.p>
          <HiddenUsername email={profile?.email} />
          <PasswordField name="current" label="password.current" size="md" />
          <CodeField kind="either" hint={<FormattedMessage id="factor.eitherHint" />} />
        </Dialog.Body>
        <DialogActions label={action} onClose={onClose} />
      </Form>
    </Modal>
  );
}
