import { chakra, Dialog, Grid } from '@chakra-ui/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currencies, storedValue } from '../../../common/enums.ts';
import { bankAccountForm, bankAccountNoteForm, type BankAccountForm } from '../../../common/forms/bank-account.ts';
import { formatIban } from '../../../common/iban.ts';
import { useProposeBankAccountChangeMutation, type BankAccountRowFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';

interface Props {
  /** Account to change; undefined for a new one. */
  account?: BankAccountRowFragment | undefined;
  onProposed: () => void;
  onClose: () => void;
}

const proposalForm = bankAccountForm.concat(bankAccountNoteForm);
const codeInputProps = { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/** Proposes a new account or other details of an account. */
export function ProposalDialog({ account, onProposed, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [propose] = useProposeBankAccountChangeMutation();
  const initialValues = useMemo(
    () =>
      account && { ...account, iban: formatIban(account.iban), currency: storedValue(currencies, account.currency) },
    [account],
  );

  async function send({ note, ...details }: BankAccountForm & { note?: string }) {
    await propose({
      variables: {
        input: { kind: account ? 'EDIT' : 'CREATE', accountId: account?.id, details: pickDetails(details), note },
      },
    });
    notify({ type: 'success', title: formatMessage({ id: 'bank.proposed' }), topic: 'bank' });
    onProposed();
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="md"
      hasForm
      title={<FormattedMessage id={account ? 'bank.propose.edit' : 'bank.propose.create'} />}
    >
      <Form
        schema={proposalForm}
        initialValues={initialValues}
        markedFields="optional"
        onSubmit={(values) => send(values)}
        onFailure={(failure) => {
          if (failure.kind !== 'refused' || failure.code === 'PROOF_REQUIRED') return;
          notify({ type: 'error', title: formatMessage({ id: 'bank.gone' }), topic: 'bank' });
        }}
      >
        <Dialog.Body display="grid" gap="3.5">
          <chakra.p color="fg.muted">
            <FormattedMessage id="bank.propose.text" />
          </chakra.p>
          <TextField name="holder" autoComplete="off" />
          <Grid templateColumns={{ md: '1fr 1fr' }} gap="3.5">
            <TextField name="bank" autoComplete="off" />
            <TextField name="branch" autoComplete="off" hint={<FormattedMessage id="bank.branchHint" />} />
          </Grid>
          <Grid templateColumns={{ md: '1fr 8rem' }} gap="3.5">
            <TextField name="iban" {...codeInputProps} />
            <SelectField
              name="currency"
              options={currencies.map((value) => ({ value, label: value }))}
              emptyOption="form.select"
            />
          </Grid>
          <TextField name="swift" {...codeInputProps} />
          <Grid templateColumns={{ md: '1fr 1fr' }} gap="3.5">
            <TextField name="intermediaryBank" autoComplete="off" />
            <TextField name="intermediarySwift" {...codeInputProps} />
          </Grid>
          <TextField name="note" autoComplete="off" label={<FormattedMessage id="bank.note" />} />
        </Dialog.Body>
        <DialogActions label="bank.propose" onClose={onClose} />
      </Form>
    </Modal>
  );
}

const pickDetails = (form: BankAccountForm): BankAccountForm => {
  const { holder, bank, branch, iban, swift, currency, intermediaryBank, intermediarySwift } = form;
  return { holder, bank, branch, iban, swift, currency, intermediaryBank, intermediarySwift };
};
