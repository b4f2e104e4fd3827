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
import { getProofForm, ProofFields, toProof, type Proof } from './proof-fields.tsx';

interface Props {
  /** Account to change; undefined for a new one. */
  account?: BankAccountRowFragment | undefined;
  hasSecondFactor: boolean;
  onProposed: () => void;
  onClose: () => void;
}

const code = { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/** Proposes a new account or other details of an account. */
export function ProposalDialog({ account, hasSecondFactor, onProposed, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [propose] = useProposeBankAccountChangeMutation();
  const schema = useMemo(
    () => bankAccountForm.concat(bankAccountNoteForm).concat(getProofForm(hasSecondFactor)),
    [hasSecondFactor],
  );
  const initialValues = useMemo(
    () =>
      account && { ...account, iban: formatIban(account.iban), currency: storedValue(currencies, account.currency) },
    [account],
  );

  async function send({ note, current, code: typedCode, ...details }: BankAccountForm & Proof & { note?: string }) {
    await propose({
      variables: {
        input: { kind: account ? 'EDIT' : 'CREATE', accountId: account?.id, details: pickDetails(details), note },
        proof: toProof({ current, code: typedCode }),
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
        schema={schema}
        initialValues={initialValues}
        markedFields="optional"
        onSubmit={(values) => send(values)}
        onFailure={(failure) => {
          if (failure.kind !== 'refused') return;
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
            <TextField name="iban" {...code} />
            <SelectField
              name="currency"
              options={currencies.map((value) => ({ value, label: value }))}
              emptyOption="form.select"
            />
          </Grid>
          <TextField name="swift" {...code} />
          <Grid templateColumns={{ md: '1fr 1fr' }} gap="3.5">
            <TextField name="intermediaryBank" autoComplete="off" />
            <TextField name="intermediarySwift" {...code} />
          </Grid>
          <TextField name="note" autoComplete="off" label={<FormattedMessage id="bank.note" />} />
          <ProofFields hasSecondFactor={hasSecondFactor} />
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
