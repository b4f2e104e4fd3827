import { chakra, Dialog } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
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
import { getProofForm, ProofFields, toProof, type Proof } from './proof-fields.tsx';

interface Props {
  hasSecondFactor: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Approves a change; the values are shown again, because an approval is what makes a forged account work. */
export function ApproveDialog({ change, ...props }: Props & { change: BankAccountChangeFragment }) {
  const [approve] = useApproveBankAccountChangeMutation();
  return (
    <ProvenDialog
      {...props}
      title={<FormattedMessage id="bank.approve.title" />}
      action="bank.approve"
      doneId="bank.approved"
      onSubmit={({ proof }) => approve({ variables: { id: change.id, proof } })}
    >
      <chakra.p fontWeight="medium">
        <ChangeTitle change={change} />
      </chakra.p>
      <ChangeDetails change={change} />
      <chakra.p color="fg.muted">
        <FormattedMessage id="bank.approve.text" />
      </chakra.p>
    </ProvenDialog>
  );
}

/** Proposes to retire an account. */
export function RetireDialog({ account, ...props }: Props & { account: BankAccountRowFragment }) {
  const [propose] = useProposeBankAccountChangeMutation();
  const { id: accountId, bank, currency, iban } = account;
  return (
    <ProvenDialog
      {...props}
      hasNote
      title={<FormattedMessage id="bank.retire.title" values={{ name: `${bank} ${currency} ${maskIban(iban)}` }} />}
      action="bank.propose"
      doneId="bank.proposed"
      onSubmit={({ note, proof }) => propose({ variables: { input: { kind: 'RETIRE', accountId, note }, proof } })}
    >
      <chakra.p color="fg.muted">
        <FormattedMessage id="bank.retire.text" />
      </chakra.p>
    </ProvenDialog>
  );
}

interface ProvenDialogProps extends Props {
  title: ReactNode;
  /** Message id of the submit button. */
  action: string;
  /** Message id of the toast after it. */
  doneId: string;
  /** Whether a reason may be entered. */
  hasNote?: boolean;
  onSubmit: (values: { note?: string | undefined; proof: Proof }) => Promise<unknown>;
  children: ReactNode;
}

function ProvenDialog(props: ProvenDialogProps) {
  const { title, action, doneId, hasNote, hasSecondFactor, onSubmit, onDone, onClose, children } = props;
  const { formatMessage } = useIntl();
  const schema = useMemo(() => bankAccountNoteForm.concat(getProofForm(hasSecondFactor)), [hasSecondFactor]);

  async function send({ note, ...proof }: Proof & { note?: string }) {
    await onSubmit({ note, proof: toProof(proof) });
    notify({ type: 'success', title: formatMessage({ id: doneId }), topic: 'bank' });
    onDone();
  }

  return (
    <Modal open onClose={onClose} title={title} size="sm" hasForm>
      <Form
        schema={schema}
        onSubmit={send}
        onFailure={(failure) => {
          if (failure.kind !== 'refused') return;
          notify({ type: 'error', title: formatMessage({ id: 'bank.gone' }), topic: 'bank' });
          onDone();
        }}
      >
        <Dialog.Body display="grid" gap="3.5">
          {children}
          {hasNote && <TextField name="note" autoComplete="off" label={<FormattedMessage id="bank.note" />} />}
          <ProofFields hasSecondFactor={hasSecondFactor} />
        </Dialog.Body>
        <DialogActions label={action} onClose={onClose} />
      </Form>
    </Modal>
  );
}
