import { chakra, Dialog } from '@chakra-ui/react';
import { useCallback, useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, type AnyObjectSchema } from 'yup';
import { personCorrectionForm } from '../../../common/forms/privacy-request.ts';
import { useCorrectPersonMutation, useErasePersonMutation } from '../../graphql/generated.ts';
import { failureOf } from '../../graphql/failure.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { Modal } from '../kit/modal.tsx';
import { useRequestProof } from '../proof/proof-requests.ts';
import { ErasureSummary, toErasure } from './counts.tsx';
import { downloadPersonalData } from './download-personal-data.ts';
import type { PersonAction } from './person-search.tsx';

interface Props {
  action: PersonAction;
  /** E-mail address or phone number of the person. */
  personKey: string;
  onDone: () => void;
  onClose: () => void;
}

/** Exports, corrects or erases the data of a person, after a fresh proof of identity, which the server asks for. */
export function PersonDialog({ action, ...props }: Props) {
  const { personKey } = props;
  const [correct] = useCorrectPersonMutation();
  const requestProof = useRequestProof();
  if (action === 'erase') return <EraseDialog {...props} />;
  if (action === 'export')
    return <ActionDialog {...props} action="export" onSubmit={() => downloadPersonalData(personKey, requestProof)} />;
  return (
    <ActionDialog
      {...props}
      action="correct"
      schema={personCorrectionForm}
      onSubmit={({ name, newEmail, phone }) =>
        correct({ variables: { email: personKey, correction: { name, newEmail, phone } } })
      }
    >
      <TextField name="name" autoComplete="off" label={<FormattedMessage id="privacy.correct.name" />} />
      <TextField
        name="newEmail"
        type="email"
        autoComplete="off"
        label={<FormattedMessage id="privacy.correct.email" />}
      />
      <TextField name="phone" type="tel" autoComplete="off" label={<FormattedMessage id="privacy.correct.phone" />} />
    </ActionDialog>
  );
}

/** Shows first what will be erased and what has to be kept by law. */
function EraseDialog(props: Omit<Props, 'action'>) {
  const { personKey } = props;
  const [preview, { data, error }] = useErasePersonMutation();
  const [erase] = useErasePersonMutation();
  const loadPreview = useCallback(() => {
    // The dialog shows the error of the mutation's state.
    preview({ variables: { email: personKey, dryRun: true } }).catch(() => {});
  }, [preview, personKey]);
  useEffect(loadPreview, [loadPreview]);
  return (
    <ActionDialog
      {...props}
      action="erase"
      label="privacy.erase.confirm"
      onSubmit={() => erase({ variables: { email: personKey, dryRun: false } })}
    >
      <chakra.div role="status">
        {data && <ErasureSummary erasure={toErasure(data.erasePerson)} />}
        {!data && !error && <FormattedMessage id="privacy.erase.counting" />}
        {error && <PreviewFailure error={error} onRetry={loadPreview} />}
      </chakra.div>
    </ActionDialog>
  );
}

function PreviewFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = failureOf(error);
  if (failure.kind !== 'fields') return <ErrorStrip title="privacy.failed" error={error} onRetry={onRetry} />;
  return (
    <chakra.p color="fg.error">
      {Object.values(failure.fields).map((id) => (
        <FormattedMessage key={id} id={id} />
      ))}
    </chakra.p>
  );
}

const noFields = object({});

interface Values {
  name?: string;
  newEmail?: string;
  phone?: string;
}

interface ActionDialogProps extends Props {
  /** Fields of the dialog; none by default. */
  schema?: AnyObjectSchema;
  /** Message id of the submit button; the default is that of the action. */
  label?: string;
  onSubmit: (values: Values) => Promise<unknown>;
  children?: ReactNode;
}

function ActionDialog(props: ActionDialogProps) {
  const { action, personKey, schema = noFields, label, onSubmit, onDone, onClose, children } = props;
  const { formatMessage } = useIntl();

  async function send(values: Values) {
    await onSubmit(values);
    notify({ type: 'success', title: formatMessage({ id: `privacy.${action}.done` }), topic: 'privacy' });
    onDone();
  }

  return (
    <Modal open onClose={onClose} title={<FormattedMessage id={`privacy.${action}.title`} />} size="sm" hasForm>
      <Form schema={schema} onSubmit={send}>
        <Dialog.Body display="grid" gap="3.5">
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            <FormattedMessage id={`privacy.${action}.text`} values={{ key: <bdi key="key">{personKey}</bdi> }} />
          </chakra.p>
          {children}
        </Dialog.Body>
        <DialogActions label={label ?? `privacy.${action}`} onClose={onClose} />
      </Form>
    </Modal>
  );
}
