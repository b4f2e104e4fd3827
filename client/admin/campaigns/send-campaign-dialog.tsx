import { chakra, Dialog } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InferType } from 'yup';
import { campaignTimeForm } from '../../../common/forms/campaign.ts';
import { useCampaignReachQuery, useSendCampaignMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';

/** Asks when the campaign is sent, and says how many mailboxes get it. */
export function SendCampaignDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { data } = useCampaignReachQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [send] = useSendCampaignMutation();

  async function submit({ sendAt }: InferType<typeof campaignTimeForm>) {
    await send({ variables: { id, sendAt: sendAt?.toISOString() ?? null } });
    notify({ type: 'success', title: formatMessage({ id: 'campaigns.queued' }), topic: 'campaigns' });
    onClose();
  }

  return (
    <Modal open onClose={onClose} size="sm" hasForm title={<FormattedMessage id="campaigns.send.title" />}>
      <Form schema={campaignTimeForm} onSubmit={submit} markedFields="required">
        <Dialog.Body display="grid" gap="3.5">
          <chakra.p>
            <FormattedMessage id="campaigns.send.text" values={{ count: data?.campaign?.reach.recipients ?? 0 }} />
          </chakra.p>
          <TextField
            name="sendAt"
            type="datetime-local"
            label={<FormattedMessage id="mail.sendAt" />}
            hint={<FormattedMessage id="campaigns.send.hint" />}
          />
        </Dialog.Body>
        <DialogActions label="campaigns.send.confirm" sendingLabel="form.sending" onClose={onClose} />
      </Form>
    </Modal>
  );
}
