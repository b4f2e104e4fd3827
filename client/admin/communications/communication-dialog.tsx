import { Dialog, Kbd } from '@chakra-ui/react';
import type { FormikErrors } from 'formik';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { communicationForm, communicationLimits, type CommunicationForm } from '../../../common/forms/communication.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import type { CommunicationType, TimelineItemFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { useSession } from '../session/session.ts';
import { ConflictDialog } from '../kit/conflict-dialog.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { DraftSaver, DraftKeptNote, submitOnCtrlEnter } from '../kit/form-drafts.tsx';
import { Modal } from '../kit/modal.tsx';
import { CommunicationFields } from './communication-fields.tsx';
import {
  createFormFields,
  toCommunicationInput,
  toFormFields,
  toRecordInput,
  type CommunicationFormFields,
} from './communication-values.ts';
import { formatFieldValue } from './format-field-value.tsx';
import { useSaveCommunication } from './use-save-communication.ts';

interface Props {
  /** The record to edit; omitted for a new one. */
  record?: TimelineItemFragment;
  /** Company of a new record. */
  companyId?: string;
  /** Contact and quote request of a new record; both belong to the company. */
  contactId?: string | null;
  quoteRequestId?: string;
  /** Type of a new record, EMAIL by default. */
  type?: CommunicationType;
  onClose: () => void;
}

/** Unsaved input of a new record, by the user's e-mail, so that closing the dialog does not lose it. */
const unsavedDrafts = new Map<string, CommunicationFormFields>();

/** Dialog that creates or edits a communication. Ctrl/⌘+Enter saves. */
export function CommunicationDialog({ record, companyId, contactId, quoteRequestId, type, onClose }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const userEmail = useSession().profile?.email ?? '';
  const companyInput = useRef<HTMLInputElement>(null);
  const draft = record || companyId ? undefined : unsavedDrafts.get(userEmail);
  const { save, showFailure, pendingMerge } = useSaveCommunication(record, () => {
    if (!record) unsavedDrafts.delete(userEmail);
    onClose();
  });

  function showInvalid({ companyId, subject }: FormikErrors<CommunicationForm>) {
    const isMissing = companyId === reasons.required || subject === reasons.required;
    if (!isMissing && subject !== reasons.tooLong) return;
    notify({
      type: 'error',
      title: formatMessage({ id: 'communications.invalid' }),
      description: formatMessage(
        { id: isMissing ? 'communications.invalid.text' : 'communications.invalid.subjectTooLong' },
        { max: communicationLimits.subject },
      ),
      topic: 'communication',
    });
  }

  return (
    <>
      <Modal
        open
        onClose={onClose}
        title={<FormattedMessage id={record ? 'communications.editTitle' : 'communications.new'} />}
        initialFocus={companyInput}
        hasForm
      >
        <Form
          schema={communicationForm}
          initialValues={
            record
              ? toFormFields(toRecordInput(record))
              : (draft ?? createFormFields({ companyId, contactId, quoteRequestId, type }))
          }
          markedFields="required"
          onSubmit={(form) => save(toCommunicationInput(form))}
          onFailure={showFailure}
          onInvalid={showInvalid}
          onKeyDown={submitOnCtrlEnter}
        >
          {!record && <DraftSaver drafts={unsavedDrafts} userEmail={userEmail} />}
          <Dialog.Body>
            <CommunicationFields companyInput={companyInput} />
          </Dialog.Body>
          <DialogActions
            label="admin.save"
            sendingLabel="admin.saving"
            icon={<Kbd variant="plain">Ctrl ↵</Kbd>}
            onClose={onClose}
          >
            {!record && <DraftKeptNote />}
          </DialogActions>
        </Form>
      </Modal>
      {pendingMerge && (
        <ConflictDialog
          open
          conflicts={pendingMerge.conflicts}
          renderLabel={(name) => <FormattedMessage id={`field.${name}`} />}
          renderValue={(name, value) => formatFieldValue(intl, name, value, record?.companyId)}
          onResolve={pendingMerge.resolve}
          onClose={() => pendingMerge.resolve(undefined)}
        />
      )}
    </>
  );
}
