import { Button, chakra, Dialog, Flex, Grid } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InferType } from 'yup';
import { enumName, languages, storedValue } from '../../../common/enums.ts';
import { mailTemplateForm } from '../../../common/forms/scheduled-mail.ts';
import { fillVariables, mailVariables, type MailVariable } from '../../../common/mail-variables.ts';
import { useSaveMailTemplateMutation, type MailTemplateRowFragment } from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { useEnumOptions } from '../kit/enum-options.ts';
import { Modal } from '../kit/modal.tsx';
import { FormattedMail } from '../mail/formatted-mail.tsx';
import { useIsAdmin } from '../session/session.ts';

type TemplateForm = InferType<typeof mailTemplateForm>;

interface Props {
  /** Template to change; undefined for a new one. */
  template?: MailTemplateRowFragment | undefined;
  onClose: () => void;
}

/** Adds a template, or changes it. */
export function MailTemplateDialog({ template, onClose }: Props) {
  const { formatMessage } = useIntl();
  const isAdmin = useIsAdmin();
  const languageOptions = useEnumOptions('languageName', languages);
  const [save] = useSaveMailTemplateMutation({ refetchQueries: ['MailTemplates'] });
  const [initialValues] = useState(() => ({
    name: template?.name ?? '',
    language: storedValue(languages, template?.language) ?? 'tr',
    subject: template?.subject ?? '',
    content: template?.content ?? '',
    isShared: template?.isShared ?? false,
  }));

  async function send({ language, ...form }: TemplateForm) {
    const input = { ...form, language: enumName(language) };
    await save({ variables: { id: template?.id, input, version: template?.updatedAt } });
    notify({ type: 'success', title: formatMessage({ id: 'mailTemplates.saved' }), topic: 'mailTemplates' });
    onClose();
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      hasForm
      title={<FormattedMessage id={template ? 'mailTemplates.edit.title' : 'mailTemplates.add'} />}
    >
      <Form schema={mailTemplateForm} initialValues={initialValues} markedFields="required" onSubmit={send}>
        <Dialog.Body display="grid" gap="3.5">
          <Grid templateColumns={{ md: 'minmax(0, 1fr) 10rem' }} gap="3.5">
            <TextField name="name" label={<FormattedMessage id="mailTemplates.name" />} autoComplete="off" />
            <SelectField
              name="language"
              options={languageOptions}
              emptyOption={null}
              label={<FormattedMessage id="mailTemplates.language" />}
            />
          </Grid>
          <TextField name="subject" label={<FormattedMessage id="mail.subject" />} dir="auto" autoComplete="off" />
          <TextAreaField
            name="content"
            rows={8}
            label={<FormattedMessage id="mail.content" />}
            hint={<FormattedMessage id="mailTemplates.contentHint" />}
          />
          <Variables />
          {isAdmin && (
            <CheckboxField
              name="isShared"
              label={<FormattedMessage id="mailTemplates.isShared" />}
              hint={<FormattedMessage id="mailTemplates.isSharedHint" />}
            />
          )}
          <Preview />
        </Dialog.Body>
        <DialogActions label="admin.save" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
    </Modal>
  );
}

/** Buttons that add a variable to the text. */
function Variables() {
  const labelId = useId();
  const { values, setFieldValue } = useFormikContext<TemplateForm>();
  return (
    <chakra.div role="group" aria-labelledby={labelId}>
      <chakra.p id={labelId} textStyle="metaStrong" color="fg.muted" mb="1.5">
        <FormattedMessage id="mailTemplates.variables" />
      </chakra.p>
      <Flex gap="2" wrap="wrap">
        {mailVariables.map((variable) => (
          <Button
            key={variable}
            size="xs"
            h={{ base: '11', md: '7' }}
            onClick={() => void setFieldValue('content', `${values.content}{{${variable}}}`)}
          >
            <FormattedMessage id={`mailVariable.${variable}`} />
          </Button>
        ))}
      </Flex>
    </chakra.div>
  );
}

/** The text with an example for each variable. */
function Preview() {
  const labelId = useId();
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<TemplateForm>();
  if (!values.content.trim()) return null;
  const examples = Object.fromEntries(
    mailVariables.map((variable) => [variable, formatMessage({ id: `mailVariable.example.${variable}` })]),
  ) as Record<MailVariable, string>;
  return (
    <chakra.div role="group" aria-labelledby={labelId} borderWidth="1px" borderRadius="md" px="4" py="3">
      <chakra.p id={labelId} textStyle="metaStrong" color="fg.muted" mb="1.5">
        <FormattedMessage id="mail.preview" />
      </chakra.p>
      <FormattedMail text={fillVariables(values.content, examples)} />
    </chakra.div>
  );
}
