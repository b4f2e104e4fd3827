import { chakra, Dialog } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InferType } from 'yup';
import { notePublicationForm } from '../../../common/forms/market-note.ts';
import { usePublishMarketNoteMutation, type MarketNoteRecordFragment } from '../../graphql/generated.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';

/** Asks when a note is published, and whether its subscribers get a mail. */
export function PublishNoteDialog({
  note: { id, campaignId },
  onClose,
}: {
  note: MarketNoteRecordFragment;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const [publish] = usePublishMarketNoteMutation();

  async function submit({ publishAt, notifySubscribers }: InferType<typeof notePublicationForm>) {
    const { data } = await publish({
      variables: { id, publishAt: publishAt?.toISOString() ?? null, notifySubscribers },
    });
    const status = data?.publishMarketNote.status ?? 'PUBLISHED';
    notify({ type: 'success', title: formatMessage({ id: `news.done.${status}` }), topic: 'news' });
    onClose();
  }

  return (
    <Modal open onClose={onClose} size="sm" hasForm title={<FormattedMessage id="news.publish.title" />}>
      <Form
        schema={notePublicationForm}
        initialValues={{ publishAt: '', notifySubscribers: campaignId === null }}
        onSubmit={submit}
        markedFields="required"
      >
        <Dialog.Body display="grid" gap="3.5">
          <TextField
            name="publishAt"
            type="datetime-local"
            label={<FormattedMessage id="news.publishAt" />}
            hint={<FormattedMessage id="news.publishAtHint" />}
          />
          {campaignId === null ? (
            <CheckboxField name="notifySubscribers" label={<FormattedMessage id="news.notifySubscribers" />} />
          ) : (
            <chakra.p textStyle="meta" color="fg.muted">
              <FormattedMessage id="news.mailedBefore" />
            </chakra.p>
          )}
        </Dialog.Body>
        <DialogActions label="news.publish.confirm" sendingLabel="form.sending" onClose={onClose} />
      </Form>
    </Modal>
  );
}
