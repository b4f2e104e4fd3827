import { chakra, Dialog } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { enumName, languages, privacyRequestKinds } from '../../../common/enums.ts';
import { privacyAnswerForm, privacyRequestForm } from '../../../common/forms/privacy-request.ts';
import {
  useAnswerPrivacyRequestMutation,
  useEnterPrivacyRequestMutation,
  type PrivacyRequestRowFragment,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/** Answers a request; the person gets the text by mail. */
export function AnswerDialog({ request, onDone, onClose }: Props & { request: PrivacyRequestRowFragment }) {
  const { formatMessage } = useIntl();
  const [answer] = useAnswerPrivacyRequestMutation();
  const language = formatMessage({ id: `languageName.${request.language}` });
  return (
    <Modal open onClose={onClose} title={<FormattedMessage id="privacy.answer.title" />} size="md" hasForm>
      <Form
        schema={privacyAnswerForm}
        onSubmit={async (values) => {
          await answer({ variables: { id: request.id, answer: values.answer } });
          notify({ type: 'success', title: formatMessage({ id: 'privacy.answer.done' }), topic: 'privacy' });
          onDone();
        }}
        onFailure={(failure) => {
          if (failure.kind !== 'refused') return;
          notify({ type: 'error', title: formatMessage({ id: 'privacy.answer.gone' }), topic: 'privacy' });
          onDone();
        }}
      >
        <Dialog.Body display="grid" gap="3.5">
          <chakra.p overflowWrap="anywhere">
            <FormattedMessage id={`privacy.kind.${request.kind}`} />
            {' · '}
            <bdi>{request.email}</bdi>
          </chakra.p>
          {request.message && (
            <chakra.p dir="auto" color="fg.muted" whiteSpace="pre-wrap">
              {request.message}
            </chakra.p>
          )}
          <TextAreaField
            name="answer"
            rows={8}
            label={<FormattedMessage id="privacy.answer.text" values={{ language }} />}
            hint={<FormattedMessage id="privacy.answer.hint" />}
          />
        </Dialog.Body>
        <DialogActions label="privacy.answer" onClose={onClose} />
      </Form>
    </Modal>
  );
}

/** Enters a request that came by letter or phone. */
export function EnterDialog({ onDone, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [enter] = useEnterPrivacyRequestMutation();
  return (
    <Modal open onClose={onClose} title={<FormattedMessage id="privacy.enter.title" />} size="sm" hasForm>
      <Form
        schema={privacyRequestForm}
        initialValues={{ language: 'tr' }}
        onSubmit={async ({ privacyKind, email, language, message }) => {
          const input = { kind: enumName(privacyKind), email, language: enumName(language), message };
          await enter({ variables: { input } });
          notify({ type: 'success', title: formatMessage({ id: 'privacy.enter.done' }), topic: 'privacy' });
          onDone();
        }}
      >
        <Dialog.Body display="grid" gap="3.5">
          <chakra.p color="fg.muted">
            <FormattedMessage id="privacy.enter.text" />
          </chakra.p>
          <SelectField
            name="privacyKind"
            label={<FormattedMessage id="privacy.enter.kind" />}
            options={privacyRequestKinds.map((kind) => ({
              value: kind,
              label: formatMessage({ id: `privacy.kind.${enumName(kind)}` }),
            }))}
          />
          <TextField name="email" type="email" autoComplete="off" />
          <SelectField
            name="language"
            emptyOption={null}
            label={<FormattedMessage id="privacy.enter.language" />}
            options={languages.map((language) => ({
              value: language,
              label: formatMessage({ id: `languageName.${enumName(language)}` }),
            }))}
          />
          <TextAreaField name="message" rows={3} label={<FormattedMessage id="privacy.enter.message" />} />
        </Dialog.Body>
        <DialogActions label="privacy.enter" onClose={onClose} />
      </Form>
    </Modal>
  );
}
