import { chakra, Dialog, Grid } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { enumName, feedFormats } from '../../../common/enums.ts';
import { marketFeedForm } from '../../../common/forms/market-feed.ts';
import { useConnectMarketFeedMutation } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';

/** Dialog that connects a feed of prices or exchange rates by its address. The server reads the feed once before it stores the address. */
export default function FeedDialog({ onConnected, onClose }: { onConnected: () => void; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [connectFeed] = useConnectMarketFeedMutation();
  return (
    <Modal open hasForm onClose={onClose} size="md" title={<FormattedMessage id="desk.feed.title" />}>
      <Form
        schema={marketFeedForm}
        onSubmit={async ({ url, format }) => {
          await connectFeed({ variables: { input: { url, format: enumName(format) } } });
          notify({ type: 'success', title: formatMessage({ id: 'desk.feed.connected' }), topic: 'market' });
          onConnected();
          onClose();
        }}
        onFailure={() => notify({ type: 'error', title: formatMessage({ id: 'desk.feed.failed' }), topic: 'market' })}
      >
        <Dialog.Body>
          <chakra.p color="fg.muted" mb="3.5">
            <FormattedMessage id="desk.feed.lead" />
          </chakra.p>
          <Grid gap="3.5">
            <SelectField
              name="format"
              emptyOption={null}
              label={<FormattedMessage id="desk.feed.format" />}
              options={feedFormats.map((value) => ({
                value,
                label: formatMessage({ id: `desk.feed.format.${value}` }),
              }))}
            />
            <TextField
              name="url"
              type="url"
              dir="ltr"
              label={<FormattedMessage id="desk.feed.url" />}
              hint={<FormattedMessage id="desk.feed.shape" />}
            />
          </Grid>
        </Dialog.Body>
        <DialogActions label="desk.feed.connect" sendingLabel="desk.feed.connecting" onClose={onClose} />
      </Form>
    </Modal>
  );
}
