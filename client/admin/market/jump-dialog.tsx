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
import { useMarketWords } from './use-market-words.ts';

export interface WaitingJump {
  source: string;
  series: MarketSeriesRowFragment;
  value: number;
  before: number;
  since: string;
}

interface Props {
  jump: WaitingJump;
  onAccepted: () => void;
  onClose: () => void;
}

const schema = object({ reason: marketReason });

/** Takes a value that was refused, with a reason. */
export function JumpDialog({ jump: { source, series, value }, onAccepted, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { nameOf, valueOf } = useMarketWords();
  const [accept] = useAcceptMarketJumpMutation({ refetchQueries: ['MarketChanges'] });

  async function send({ reason }: { reason: string }) {
    await accept({ variables: { input: { source, symbol: series.symbol, value, reason } } });
    notify({ type: 'success', title: formatMessage({ id: 'desk.jump.accepted' }), description: nameOf(series) });
    onAccepted();
    onClose();
  }

  return (
    <Modal open form onClose={onClose} size="sm" title={<FormattedMessage id="desk.jump.title" />}>
      <Form
        schema={schema}
        marks="required"
        onSubmit={send}
        onFailure={(failure) => {
          if (failure.kind !== 'refused') return;
          notify({ type: 'error', title: formatMessage({ id: 'desk.jump.gone' }), topic: 'market' });
          onAccepted();
          onClose();
        }}
      >
        <Dialog.Body>
          <chakra.p color="fg.muted" mb="3.5">
            <FormattedMessage id="desk.jump.what" values={{ name: nameOf(series), value: valueOf(series, value) }} />
          </chakra.p>
          <ReasonField />
        </Dialog.Body>
        <DialogActions label="desk.jump.accept" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
    </Modal>
  );
}
