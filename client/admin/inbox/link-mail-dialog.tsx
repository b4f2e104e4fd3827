import { skipToken } from '@apollo/client/react';
import { Dialog } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import type { InferType } from 'yup';
import { linkMailForm } from '../../../common/forms/mailbox.ts';
import {
  useContactChoicesQuery,
  useLeadPreviewQuery,
  useLinkMailMutation,
  type InboundMailDetailFragment,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
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

/** Dialog that writes a mail to a company, with its contact and request; the suggestion is preselected. */
export function LinkMailDialog({ mail, onDone, onClose }: Props) {
  const [linkMail] = useLinkMailMutation(refetchLists);
  const { suggestion } = mail;

  async function save({ companyId, contactId, quoteRequestId }: InferType<typeof linkMailForm>) {
    const input = { companyId, contactId: contactId ?? null, quoteRequestId: quoteRequestId ?? null };
    const { data } = await linkMail({ variables: { id: mail.id, input } });
    if (data) onDone(data.linkMail);
    onClose();
  }

  return (
    <Modal open hasForm onClose={onClose} title={<FormattedMessage id="inbox.link" />}>
      <Form
        schema={linkMailForm}
        initialValues={{
          companyId: suggestion?.company.id ?? '',
          contactId: suggestion?.contact?.id ?? '',
          quoteRequestId: suggestion?.quoteRequest?.id ?? '',
        }}
        markedFields="required"
        onSubmit={save}
        onKeyDown={submitOnCtrlEnter}
      >
        <Dialog.Body display="grid" gap="3.5">
          <CompanyField name="companyId" label="inbox.link.company" />
          <RecordsOfCompany />
        </Dialog.Body>
        <DialogActions label="inbox.link.save" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
    </Modal>
  );
}

/** Contacts and open requests of the selected company. */
function RecordsOfCompany() {
  const { companyId } = useFormikContext<{ companyId: string }>().values;
  const contacts = useContactChoicesQuery(companyId ? { variables: { companyId } } : skipToken);
  const preview = useLeadPreviewQuery(companyId ? { variables: { person: { companyId, name: '' } } } : skipToken);
  const contactOptions = contacts.data?.contacts.edges.map(({ node }) => ({
    value: node.id,
    label: [node.name, node.email].filter(Boolean).join(', '),
  }));
  const requestOptions = preview.data?.leadPreview.openRequests.map(({ id, reference, name }) => ({
    value: id,
    label: `${reference}, ${name}`,
  }));
  return (
    <>
      <SelectField
        name="contactId"
        label={<FormattedMessage id="inbox.link.contact" />}
        emptyOption="inbox.link.noContact"
        options={contactOptions ?? []}
      />
      <SelectField
        name="quoteRequestId"
        label={<FormattedMessage id="inbox.link.request" />}
        emptyOption="inbox.link.noRequest"
        options={requestOptions ?? []}
      />
    </>
  );
}
