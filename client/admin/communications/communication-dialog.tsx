import { Button, chakra, Dialog, Kbd } from '@chakra-ui/react';
import { useFormikContext, type FormikErrors } from 'formik';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { communicationForm, communicationLimits, type CommunicationForm } from '../../../common/forms/communication.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import type { CommunicationType, TimelineItemFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { useSession } from '../session/session.ts';
import { ConflictDialog } from '../kit/conflict-dialog.tsx';
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
          {!record && <DraftSaver userEmail={userEmail} />}
          <Dialog.Body>
            <CommunicationFields companyInput={companyInput} />
          </Dialog.Body>
          <Dialog.Footer flexWrap="wrap">
            {!record && (
              <chakra.span me="auto" color="fg.subtle" textStyle="meta" hideBelow="md">
                <Kbd>Esc</Kbd> <FormattedMessage id="communications.kept" />
              </chakra.span>
            )}
            <Button size="md" onClick={onClose}>
              <FormattedMessage id="admin.cancel" />
            </Button>
            <SubmitButton
              label="admin.save"
              sendingLabel="admin.saving"
              size="md"
              variant="solid"
              colorPalette="molten"
              icon={<Kbd variant="plain">Ctrl ↵</Kbd>}
            />
          </Dialog.Footer>
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

function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

function DraftSaver({ userEmail }: { userEmail: string }) {
  const { values, dirty } = useFormikContext<CommunicationFormFields>();
  useEffect(() => {
    if (dirty) unsavedDrafts.set(userEmail, values);
  }, [dirty, values, userEmail]);
  return null;
}
