import { Button, chakra, Dialog } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { reasons } from '../../../../common/forms/reasons.ts';
import { email } from '../../../../common/forms/text.ts';
import { useAddQuoteEmailMutation, type QuoteRecordFragment } from '../../../graphql/generated.ts';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { notify } from '../../../ui/toast/notify.ts';
import { DialogActions } from '../../kit/dialog-actions.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useCanEdit } from '../../session/session.ts';

const emailForm = object({ email: email().required(reasons.required) });

/** Shows that a request that was entered by hand has no e-mail address, with a field that adds one. */
export function MissingEmail({ quote: { id, updatedAt } }: { quote: QuoteRecordFragment }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const [isOpen, setOpen] = useState(false);
  const [addEmail] = useAddQuoteEmailMutation();
  const close = () => setOpen(false);

  async function save(values: { email: string }) {
    await addEmail({ variables: { id, email: values.email, version: updatedAt } });
    notify({
      type: 'success',
      title: formatMessage({ id: 'quote.addEmail.saved' }),
      description: values.email,
      topic: 'quote',
    });
    close();
  }

  if (!canEdit)
    return (
      <chakra.span color="fg.subtle">
        <FormattedMessage id="quote.noEmail" />
      </chakra.span>
    );
  return (
    <>
      <Button h={{ base: '11', md: '7' }} onClick={() => setOpen(true)}>
        <FormattedMessage id="quote.addEmail" />
      </Button>
      <Modal open={isOpen} hasForm onClose={close} size="sm" title={<FormattedMessage id="quote.addEmail.title" />}>
        <Form
          schema={emailForm}
          markedFields="required"
          onSubmit={save}
          onFailure={() =>
            notify({ type: 'error', title: formatMessage({ id: 'quote.addEmail.failed' }), topic: 'quote' })
          }
        >
          <Dialog.Body display="grid" gap="4">
            <TextField name="email" type="email" autoComplete="off" />
          </Dialog.Body>
          <DialogActions label="admin.save" sendingLabel="admin.saving" onClose={close} />
        </Form>
      </Modal>
    </>
  );
}
