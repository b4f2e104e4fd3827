import { Dialog } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { companyLimits } from '../../../common/forms/company.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { paragraphs } from '../../../common/forms/text.ts';
import { getConflictingRecord } from '../../graphql/conflict.ts';
import { useUpdateCompanyMutation, type CompanyRecordFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { useCompanyToasts } from './use-company-toasts.ts';

const schema = object({ note: paragraphs(companyLimits.notes).required(reasons.required) });

interface Props {
  company: CompanyRecordFragment;
  onClose: () => void;
}

/** Appends a dated note to the notes of a company. */
export function NoteDialog({ company, onClose }: Props) {
  const { formatDate } = useIntl();
  const { showToast } = useCompanyToasts();
  const [update] = useUpdateCompanyMutation();

  async function appendNote(note: string, notes: string | null, version: string): Promise<void> {
    const entry = `${formatDate(Date.now(), { day: '2-digit', month: '2-digit', year: 'numeric' })}: ${note}`;
    const input = { name: company.name, notes: [notes, entry].filter(Boolean).join('\n\n') };
    try {
      await update({ variables: { id: company.id, input, version } });
    } catch (error) {
      const theirs = getConflictingRecord(error) as
        { name: string; notes: string | null; updatedAt: string } | undefined;
      if (!theirs) throw error;
      // Somebody else saved first: append the note to their version.
      return appendNote(note, theirs.notes, theirs.updatedAt);
    }
  }

  async function save({ note }: { note: string }) {
    await appendNote(note, company.notes, company.updatedAt);
    showToast('success', 'updated');
    onClose();
  }

  return (
    <Modal open onClose={onClose} size="sm" title={<FormattedMessage id="company.action.note" />}>
      <Form
        schema={schema}
        markedFields="required"
        onSubmit={save}
        onFailure={() => showToast('error', 'updateFailed')}
      >
        <Dialog.Body>
          <TextAreaField name="note" label={<FormattedMessage id="company.note" />} rows={5} />
        </Dialog.Body>
        <DialogActions label="admin.save" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
    </Modal>
  );
}
