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
import { fieldsOf, newFields, valuesOf, valuesOfRecord, type Fields } from './communication-values.ts';
import { showValue } from './show-value.tsx';
import { useSaveCommunication } from './use-save-communication.ts';

interface Props {
  /** What is edited; left out for a new record. */
  record?: TimelineItemFragment;
  /** Company of a new record. */
  companyId?: string;
  /** By which means a new one took place; an e-mail unless told. */
  type?: CommunicationType;
  onClose: () => void;
}

/** What was typed for a new record and not saved, by who typed it: closing the dialog throws nothing away. */
const unsaved = new Map<string, Fields>();

/** Enters or edits a communication. Ctrl/⌘ and Enter save. */
export function CommunicationDialog({ record, companyId, type, onClose }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const writer = useSession().profile?.email ?? '';
  const first = useRef<HTMLInputElement>(null);
  const draft = record || companyId ? undefined : unsaved.get(writer);
  const { save, failed, dispute } = useSaveCommunication(record, () => {
    if (!record) unsaved.delete(writer);
    onClose();
  });

  function refuse({ companyId, subject }: FormikErrors<CommunicationForm>) {
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

  // Escape closes an open list of companies first.
  const close = () => {
    if (first.current?.getAttribute('aria-expanded') !== 'true') onClose();
  };

  return (
    <>
      <Modal
        open
        onClose={close}
        title={<FormattedMessage id={record ? 'communications.editTitle' : 'communications.new'} />}
        initialFocus={first}
        form
      >
        <Form
          schema={communicationForm}
          // The schema's types are those of what is sent; the fields hold what is typed.
          initialValues={(record ? fieldsOf(valuesOfRecord(record)) : (draft ?? newFields(companyId, type))) as object}
          marks="required"
          onSubmit={(form) => save(valuesOf(form))}
          onFailure={failed}
          onInvalid={refuse}
          onKeyDown={sendByKeys}
        >
          {!record && <KeepUnsaved writer={writer} />}
          <Dialog.Body>
            <CommunicationFields first={first} />
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
      {dispute && (
        <ConflictDialog
          open
          conflicts={dispute.conflicts}
          label={(name) => <FormattedMessage id={`field.${name}`} />}
          show={(name, value) => showValue(intl, name, value, record?.companyId)}
          onResolve={dispute.settle}
          onClose={() => dispute.settle(undefined)}
        />
      )}
    </>
  );
}

function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

function KeepUnsaved({ writer }: { writer: string }) {
  const { values, dirty } = useFormikContext<Fields>();
  useEffect(() => {
    if (dirty) unsaved.set(writer, values);
  }, [dirty, values, writer]);
  return null;
}
