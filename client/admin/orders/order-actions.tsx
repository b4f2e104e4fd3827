import { Button, chakra, Dialog, Kbd } from '@chakra-ui/react';
import { Ban, CircleCheck, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { cancelOrderForm } from '../../../common/forms/order.ts';
import { getConflictingRecord } from '../../graphql/conflict.ts';
import { useCancelOrderMutation, useConfirmOrderMutation, type OrderRecordFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { useCanEdit } from '../session/session.ts';
import { useShortcuts } from '../shell/shortcuts.ts';

const OrderDialog = lazy(() => import('./order-dialog.tsx'));

type Action = 'confirm' | 'cancel' | 'edit';
const actionByKey: Record<string, Action> = { o: 'confirm', d: 'edit' };
const shortcuts = Object.keys(actionByKey);

/** Buttons to confirm, edit and cancel an order, as far as its status allows. */
export function OrderActions({ order }: { order: OrderRecordFragment }) {
  const canEdit = useCanEdit();
  const [openDialog, setOpenDialog] = useState<Action>();
  const isAwaiting = order.status === 'AWAITING_CONFIRMATION';
  useShortcuts(shortcuts, (key) => {
    if (canEdit && isAwaiting) setOpenDialog(actionByKey[key]);
  });
  if (!canEdit || (!isAwaiting && order.status !== 'CONFIRMED')) return null;
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <Button onClick={() => setOpenDialog('cancel')}>
        <Ban aria-hidden />
        <chakra.span srOnly={{ base: true, md: false }}>
          <FormattedMessage id="order.cancel" />
        </chakra.span>
      </Button>
      {isAwaiting && (
        <>
          <Button onClick={() => setOpenDialog('edit')}>
            <Pencil aria-hidden />
            <chakra.span srOnly={{ base: true, md: false }}>
              <FormattedMessage id="admin.edit" />
            </chakra.span>
            <Kbd>D</Kbd>
          </Button>
          <Button variant="solid" colorPalette="molten" onClick={() => setOpenDialog('confirm')}>
            <CircleCheck aria-hidden />
            <FormattedMessage id="order.confirm" />
            <Kbd variant="plain" hideBelow="md">
              O
            </Kbd>
          </Button>
        </>
      )}
      {openDialog === 'confirm' && <ConfirmOrder order={order} onClose={close} />}
      {openDialog === 'cancel' && <CancelOrder order={order} onClose={close} />}
      <Suspense>{openDialog === 'edit' && <OrderDialog order={order} onClose={close} />}</Suspense>
    </>
  );
}

interface DialogProps {
  order: OrderRecordFragment;
  onClose: () => void;
}

const noFields = object({}).default({});

function ConfirmOrder({ order, onClose }: DialogProps) {
  const { formatMessage } = useIntl();
  const [confirm] = useConfirmOrderMutation();
  const { newer, withVersion } = useNewerVersion(order);
  async function submit() {
    await withVersion((version) => confirm({ variables: { id: order.id, version } }));
    notify({
      type: 'success',
      title: formatMessage({ id: 'order.confirmed' }),
      description: order.number,
      topic: 'order',
    });
    onClose();
  }
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      title={<FormattedMessage id="order.confirm.title" values={{ number: order.number }} />}
    >
      <Form
        schema={noFields}
        onSubmit={submit}
        onFailure={() => notify({ type: 'error', title: formatMessage({ id: 'order.confirmFailed' }), topic: 'order' })}
      >
        <Dialog.Body display="grid" gap="3">
          <p>
            <FormattedMessage id="order.confirm.text" values={{ request: order.quoteRequestId ?? 'none' }} />
          </p>
          {newer && <Changed status={newer.status} />}
        </Dialog.Body>
        <DialogActions label="order.confirm" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
    </Modal>
  );
}

function CancelOrder({ order, onClose }: DialogProps) {
  const { formatMessage } = useIntl();
  const [cancel] = useCancelOrderMutation();
  const { newer, withVersion } = useNewerVersion(order);
  async function submit({ reason }: { reason: string }) {
    await withVersion((version) => cancel({ variables: { id: order.id, reason, version } }));
    notify({
      type: 'success',
      title: formatMessage({ id: 'order.cancelled' }),
      description: order.number,
      topic: 'order',
    });
    onClose();
  }
  return (
    <Modal
      open
      hasForm
      onClose={onClose}
      size="sm"
      title={<FormattedMessage id="order.cancel.title" values={{ number: order.number }} />}
    >
      <Form schema={cancelOrderForm} onSubmit={submit} markedFields="required">
        <Dialog.Body display="grid" gap="3">
          <p>
            <FormattedMessage id="order.cancel.text" values={{ request: order.quoteRequestId ?? 'none' }} />
          </p>
          <TextAreaField
            name="reason"
            rows={3}
            label={<FormattedMessage id="order.cancel.reason" />}
            hint={<FormattedMessage id="order.cancel.reasonHint" />}
          />
          {newer && <Changed status={newer.status} />}
        </Dialog.Body>
        <DialogActions label="order.cancel" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
    </Modal>
  );
}

interface NewerOrder {
  status: string;
  updatedAt: string;
}

/** Sends the version that the user sees. After a conflict the next attempt is based on the record that the dialog shows then. */
function useNewerVersion(order: OrderRecordFragment) {
  const [version] = useState(order.updatedAt);
  const [newer, setNewer] = useState<NewerOrder>();
  async function withVersion(send: (version: string) => Promise<unknown>) {
    try {
      await send(newer?.updatedAt ?? version);
    } catch (error) {
      const theirs = getConflictingRecord(error);
      if (theirs) setNewer(theirs as unknown as NewerOrder);
      throw error;
    }
  }
  return { newer, withVersion };
}

/** Shows that somebody else has changed the order while the dialog was open. */
const Changed = ({ status }: { status: string }) => (
  <chakra.p role="status" color="molten.fg">
    <FormattedMessage id="order.changed" values={{ status: <FormattedMessage id={`orderStatus.${status}`} /> }} />
  </chakra.p>
);
