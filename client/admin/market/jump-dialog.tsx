import { chakra, Dialog } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { marketReason } from '../../../common/forms/market-price.ts';
import { useAcceptMarketJumpMutation, type MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { ReasonField } from './reason-field.tsx';
import { useMarketFormat } from './use-market-format.ts';

/** A value that was refused because it differs too much from the last one. */
export interface PendingJump {
  source: string;
  series: MarketSeriesRowFragment;
  value: number;
  /** The last accepted value. */
  before: number;
  /** ISO 8601 instant at which the value was first refused. */
  since: string;
}

interface Props {
  jump: PendingJump;
  /** Called when the value was accepted, and when it is no longer pending. */
  onAccepted: () => void;
  onClose: () => void;
}

const schema = object({ reason: marketReason });

/** Dialog that accepts a refused value, with a reason. */
export function JumpDialog({ jump: { source, series, value }, onAccepted, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { getSeriesName, formatValue } = useMarketFormat();
  const [acceptJump] = useAcceptMarketJumpMutation({ refetchQueries: ['MarketChanges'] });

  async function handleSubmit({ reason }: { reason: string }) {
    await acceptJump({ variables: { input: { source, symbol: series.symbol, value, reason } } });
    notify({ type: 'success', title: formatMessage({ id: 'desk.jump.accepted' }), description: getSeriesName(series) });
    onAccepted();
    onClose();
  }

  return (
    <Modal open hasForm onClose={onClose} size="sm" title={<FormattedMessage id="desk.jump.title" />}>
      <Form
        schema={schema}
        markedFields="required"
        onSubmit={handleSubmit}
        onFailure={(failure) => {
          if (failure.kind !== 'refused') return;
          notify({ type: 'error', title: formatMessage({ id: 'desk.jump.gone' }), topic: 'market' });
          onAccepted();
          onClose();
        }}
      >
        <Dialog.Body>
          <chakra.p color="fg.muted" mb="3.5">
            <FormattedMessage
              id="desk.jump.what"
              values={{ name: getSeriesName(series), value: formatValue(series, value) }}
            />
          </chakra.p>
          <ReasonField />
        </Dialog.Body>
        <DialogActions label="desk.jump.accept" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
    </Modal>
  );
}
