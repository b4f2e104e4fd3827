import { Dialog } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { mailLeadForm } from '../../../common/forms/mailbox.ts';
import type { InferType } from 'yup';
import { useCreateLeadFromMailMutation, type InboundMailDetailFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { CompanyField } from '../kit/company-field.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { submitOnCtrlEnter } from '../kit/form-drafts.tsx';
import { Modal } from '../kit/modal.tsx';
import { refetchLists } from './use-decisions.ts';

interface Props {
  mail: InboundMailDetailFragment;
  onDone: (mail: InboundMailDetailFragment) => void;
  onClose: () => void;
}

/** Dialog that makes company and contact of a mail; the company can be an existing one. */
export function LeadFromMailDialog({ mail, onDone, onClose }: Props) {
  const [createLead] = useCreateLeadFromMailMutation(refetchLists);
  const [recipient] = mail.recipients;
  const person = mail.folder === 'SENT' ? recipient?.name : mail.senderName;
  const company = mail.suggestion?.company;

  async function save({ name, company: companyName, companyId }: InferType<typeof mailLeadForm>) {
    const input = { name, company: companyName, companyId: companyId ?? null };
    const { data } = await createLead({ variables: { id: mail.id, input } });
    if (data) onDone(data.createLeadFromMail);
    onClose();
  }

  return (
    <Modal
      open
      hasForm
      onClose={onClose}
      title={<FormattedMessage id="inbox.lead" />}
      description={<FormattedMessage id="inbox.lead.text" />}
    >
      <Form
        schema={mailLeadForm}
        initialValues={{ name: person ?? '', company: company?.name ?? '', companyId: company?.id ?? '' }}
        markedFields="required"
        onSubmit={save}
        onKeyDown={submitOnCtrlEnter}
      >
        <Dialog.Body display="grid" gap="3.5">
          <TextField name="name" label={<FormattedMessage id="contacts.name" />} autoComplete="off" />
          <CompanyField name="companyId" textName="company" label="inbox.lead.company" />
        </Dialog.Body>
        <DialogActions label="inbox.lead.save" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
    </Modal>
  );
}
