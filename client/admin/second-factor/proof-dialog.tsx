import { chakra, Dialog } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { proofForm } from '../../../common/forms/second-factor.ts';
import { Form } from '../../ui/form/form.tsx';
import { AccountName } from '../login/account-name.tsx';
import { PasswordField } from '../login/password-field.tsx';
import { useSession } from '../session/session.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { ShownOnceDialog } from '../kit/shown-once-dialog.tsx';
import { CodeField } from './code-field.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

interface Props {
  /** Message ids. */
  title: string;
  action: string;
  children: ReactNode;
  /** Answers recovery codes where it made some: they are shown before the dialog closes. */
  onProof: (proof: { current: string; code: string }) => Promise<readonly string[] | undefined>;
  onClose: () => void;
}

/** Asks for the password and a code before a second factor changes. */
export function ProofDialog({ title, action, children, onProof, onClose }: Props) {
  const { profile } = useSession();
  const [codes, setCodes] = useState<readonly string[]>();

  async function send(proof: { current: string; code: string }) {
    const made = await onProof(proof);
    if (made) setCodes(made);
    else onClose();
  }

  if (codes)
    return (
      <ShownOnceDialog title="factor.codes" once="factor.keepCodes" kept="factor.kept" size="sm" onClose={onClose}>
        <RecoveryCodeList codes={codes} />
      </ShownOnceDialog>
    );
  return (
    <Modal open onClose={onClose} title={<FormattedMessage id={title} />} size="sm" form>
      <Form schema={proofForm} onSubmit={send}>
        <Dialog.Body display="grid" gap="3.5">
          <chakra.p color="fg.muted">{children}</chakra.p>
          <AccountName email={profile?.email} />
          <PasswordField name="current" label="password.current" size="md" />
          <CodeField of="either" hint={<FormattedMessage id="factor.eitherHint" />} />
        </Dialog.Body>
        <DialogActions label={action} onClose={onClose} />
      </Form>
    </Modal>
  );
}
