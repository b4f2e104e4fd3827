import { chakra, Dialog, NativeSelect } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { object, type InferType } from 'yup';
import { currencies, enumName, enumNames, saleKinds, storedValue } from '../../../common/enums.ts';
import { orderDetailsForm } from '../../../common/forms/order.ts';
import { formatOfferNumber } from '../../../common/offer-number.ts';
import {
  useCreateOrderMutation,
  useUpdateOrderMutation,
  type OfferRowFragment,
  type OrderRecordFragment,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { ConflictDialog } from '../kit/conflict-dialog.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { Modal } from '../kit/modal.tsx';
import { MoneyFields } from '../kit/money-fields.tsx';
import { useSaveWithMerge } from '../kit/use-save-with-merge.ts';
import { getChanges } from './get-changes.ts';

/** The request, company or offer of a new order. */
export interface OrderOrigin {
  quoteRequestId?: string;
  companyId?: string;
  /** Offers that the customer has; the first one is selected. */
  offers?: readonly Pick<OfferRowFragment, 'id' | 'number' | 'revision' | 'total' | 'currency'>[];
  amount?: number | null;
  currency?: string | null;
}

interface Props {
  /** The order to edit, which awaits confirmation. */
  order?: OrderRecordFragment;
  /** Origin of a new order. */
  origin?: OrderOrigin;
  onClose: () => void;
}

type Details = InferType<typeof orderDetailsForm>;

const toInput = ({ saleKind, rateToUsd, ...details }: Details) => ({
  ...details,
  saleKind: enumName(saleKind),
  rateToUsd: rateToUsd ?? null,
});

/** Creates an order, or edits one that awaits confirmation. */
export default function OrderDialog({ order, origin, onClose }: Props) {
  return order ? <EditOrder order={order} onClose={onClose} /> : <NewOrder origin={origin ?? {}} onClose={onClose} />;
}

/** An order from an offer takes everything from the offer. */
const noFields = object({}).default({});

function NewOrder({ origin, onClose }: { origin: OrderOrigin; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { offers = [], quoteRequestId, companyId, amount, currency } = origin;
  const [offerId, setOfferId] = useState(offers[0]?.id ?? '');
  const [id] = useState(createSubmissionId);
  const [create] = useCreateOrderMutation({ refetchQueries: ['RequestOrders', 'OrderList'] });
  const initialValues = useMemo(
    () => ({ saleKind: saleKinds[0], amount: amount ?? '', currency: currency ?? currencies[0] }),
    [amount, currency],
  );

  async function submit(input: { offerId: string } | ReturnType<typeof toInput>) {
    const originIds = 'offerId' in input ? {} : { quoteRequestId, companyId };
    const { data } = await create({ variables: { input: { ...input, ...originIds }, id } });
    notify({
      type: 'success',
      title: formatMessage({ id: 'order.created' }),
      description: data?.createOrder.number,
      topic: 'order',
    });
    onClose();
    if (data) void navigate(`/admin/orders/${data.createOrder.id}`);
  }
  const onFailure = () => notify({ type: 'error', title: formatMessage({ id: 'order.createFailed' }), topic: 'order' });

  return (
    <Modal open hasForm onClose={onClose} size="md" title={<FormattedMessage id="order.new.title" />}>
      {offers.length > 0 && (
        <chakra.div px="5" pt="4">
          <SourceSelect offers={offers} value={offerId} onChange={setOfferId} />
        </chakra.div>
      )}
      {offerId ? (
        <Form schema={noFields} onSubmit={() => submit({ offerId })} onFailure={onFailure}>
          <DialogActions label="orders.create" sendingLabel="admin.saving" onClose={onClose} />
        </Form>
      ) : (
        <Form
          schema={orderDetailsForm}
          initialValues={initialValues}
          markedFields="required"
          onSubmit={(details) => submit(toInput(details))}
          onFailure={onFailure}
        >
          <DetailFields />
          <DialogActions label="orders.create" sendingLabel="admin.saving" onClose={onClose} />
        </Form>
      )}
    </Modal>
  );
}

interface SourceSelectProps {
  offers: NonNullable<OrderOrigin['offers']>;
  value: string;
  onChange: (offerId: string) => void;
}

/** Selects the offer of a new order, or entry by hand. */
function SourceSelect({ offers, value, onChange }: SourceSelectProps) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  return (
    <>
      <chakra.label htmlFor={id} display="block" textStyle="metaStrong" color="fg.muted" mb="1.5">
        <FormattedMessage id="order.field.source" />
      </chakra.label>
      <NativeSelect.Root>
        <NativeSelect.Field id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {offers.map((offer) => (
            <option key={offer.id} value={offer.id}>
              {formatMessage(
                { id: 'order.field.offer' },
                {
                  number: formatOfferNumber(offer),
                  amount: formatNumber(offer.total, { style: 'currency', currency: offer.currency }),
                },
              )}
            </option>
          ))}
          <option value="">{formatMessage({ id: 'order.field.byHand' })}</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </>
  );
}

const toFormValues = (record: object) => {
  const { title, saleKind, amount, currency } = record as OrderRecordFragment;
  return { title, saleKind: storedValue(saleKinds, saleKind), amount, currency };
};

/** Labels of the fields in which two edits may conflict. */
const fieldLabels: Record<string, string> = {
  title: 'order.field.title',
  saleKind: 'order.field.saleKind',
  amount: 'order.field.amount',
  currency: 'field.currency',
};

/** An edit that a colleague has saved in the meantime is merged field by field. */
function EditOrder({ order, onClose }: { order: OrderRecordFragment; onClose: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const [update] = useUpdateOrderMutation();
  const [openedOrder] = useState(order);
  const initialValues = useMemo(() => toFormValues(openedOrder), [openedOrder]);
  const { save, pendingMerge } = useSaveWithMerge<Details>({
    toFormValues,
    update: (mine, before, version) => {
      const { saleKind, ...changes } = getChanges(before, mine);
      return update({
        variables: {
          id: openedOrder.id,
          patch: { ...changes, ...(saleKind && { saleKind: enumName(saleKind) }) },
          version,
        },
      });
    },
  });

  async function submit(details: Details) {
    if (!(await save(openedOrder, details))) return;
    notify({
      type: 'success',
      title: formatMessage({ id: 'order.saved' }),
      description: openedOrder.number,
      topic: 'order',
    });
    onClose();
  }
  return (
    <Modal
      open
      hasForm
      onClose={onClose}
      size="md"
      title={<FormattedMessage id="order.edit.title" values={{ number: openedOrder.number }} />}
    >
      <Form
        schema={orderDetailsForm}
        initialValues={initialValues}
        markedFields="required"
        onSubmit={submit}
        onFailure={() => notify({ type: 'error', title: formatMessage({ id: 'order.saveFailed' }), topic: 'order' })}
      >
        <DetailFields />
        <DialogActions label="admin.save" sendingLabel="admin.saving" onClose={onClose} />
      </Form>
      {pendingMerge && (
        <ConflictDialog
          open
          conflicts={pendingMerge.conflicts}
          renderLabel={(name) => <FormattedMessage id={fieldLabels[name]} />}
          renderValue={(name, value) => {
            if (name === 'saleKind') return <FormattedMessage id={`saleKind.${enumName(String(value))}`} />;
            return typeof value === 'number' ? formatNumber(value) : String(value);
          }}
          onResolve={pendingMerge.resolve}
          onClose={() => pendingMerge.resolve(undefined)}
        />
      )}
    </Modal>
  );
}

function DetailFields() {
  const { formatMessage } = useIntl();
  return (
    <Dialog.Body display="grid" gap="4">
      <TextField name="title" label={<FormattedMessage id="order.field.title" />} />
      <SelectField
        name="saleKind"
        label={<FormattedMessage id="order.field.saleKind" />}
        emptyOption={null}
        options={enumNames(saleKinds).map((kind, index) => ({
          value: saleKinds[index]!,
          label: formatMessage({ id: `saleKind.${kind}` }),
        }))}
      />
      <MoneyFields label="order.field.amount" />
    </Dialog.Body>
  );
}
