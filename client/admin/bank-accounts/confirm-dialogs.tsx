import { chakra, Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bankAccountNoteForm } from '../../../common/forms/bank-account.ts';
import { maskIban } from '../../../common/iban.ts';
import {
  useApproveBankAccountChangeMutation,
  useProposeBankAccountChangeMutation,
  type BankAccountChangeFragment,
  type BankAccountRowFragment,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { ChangeDetails, ChangeTitle } from './change-item.tsx';

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/** Approves a change; the values are shown again, because approving a forged account would put it into use. */
export function ApproveDialog({ change, ...props }: Props & { change: BankAccountChangeFragment }) {
  const [approve] = useApproveBankAccountChangeMutation();
  return (
    <ChangeDialog
      {...props}
      title={<FormattedMessage id="bank.approve.title" />}
      action="bank.approve"
      doneId="bank.approved"
      onSubmit={() => approve({ variables: { id: change.id } })}
    >
      <chakra.p fontWeight="medium">
        <ChangeTitle change={change} />
      </chakra.p>
      <ChangeDetails change={change} />
      <chakra.p color="fg.muted">
        <FormattedMessage id="bank.approve.text" />
      </chakra.p>
    </ChangeDialog>
  );
}

/** Proposes to retire an account. */
export function RetireDialog({ account, ...props }: Props & { account: BankAccountRowFragment }) {
  const [propose] = useProposeBankAccountChangeMutation();
  const { id: accountId, bank, currency, iban } = account;
  return (
    <ChangeDialog
      {...props}
      hasNote
      title={<FormattedMessage id="bank.retire.title" values={{ name: `${bank} ${currency} ${maskIban(iban)}` }} />}
      action="bank.propose"
      doneId="bank.proposed"
      onSubmit={({ note }) => propose({ variables: { input: { kind: 'RETIRE', accountId, note } } })}
    >
      <chakra.p color="fg.muted">
        <FormattedMessage id="bank.retire.text" />
      </chakra.p>
    </ChangeDialog>
  );
}

interface ChangeDialogProps extends Props {
  title: ReactNode;
  /** Message id of the submit button. */
  action: string;
  /** Message id of the toast after a successful submission. */
  doneId: string;
  /** Whether a reason may be entered. */
  hasNote?: boolean;
  onSubmit: (values: { note?: string | undefined }) => Promise<unknown>;
  children: ReactNode;
}

function ChangeDialog(props: ChangeDialogProps) {
  const { title, action, doneId, hasNote, onSubmit, onDone, onClose, children } = props;
  const { formatMessage } = useIntl();

  async function send({ note }: { note?: string }) {
    await onSubmit({ note });
    notify({ type: 'success', title: formatMessage({ id: doneId }), topic: 'bank' });
    onDone();
  }

  return (
    <Modal open onClose={onClose} title={title} size="sm" hasForm>
      <Form
        schema={bankAccountNoteForm}
        onSubmit={send}
        onFailure={(failure) => {
          if (failure.kind !== 'refused' || failure.code === 'PROOF_REQUIRED') return;
          notify({ type: 'error', title: formatMessage({ id: 'bank.gone' }), topic: 'bank' });
          onDone();
        }}
      >
        <Dialog.Body display="grid" gap="3.5">
          {children}
          {hasNote && <TextField name="note" autoComplete="off" label={<FormattedMessage id="bank.note" />} />}
        </Dialog.Body>
        <DialogActions label={action} onClose={onClose} />
      </Form>
    </Modal>
  );
}
