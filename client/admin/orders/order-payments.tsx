import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getDayDifference, getIstanbulDay } from '../../../common/istanbul-day.ts';
import { useUpdateOrderPaymentMutation, type OrderRecordFragment } from '../../graphql/generated.ts';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { Money } from '../kit/money.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { useCanEdit } from '../session/session.ts';
import { StepMark } from './order-marks.tsx';
import { Day, emptyToNull, quietFields, StepConflict, StepDay, StepText } from './step-fields.tsx';
import { useStep } from './use-step.ts';

type Payment = OrderRecordFragment['payments'][number];

/** The steps of the payment: deposit, letter of credit and balance, each with due day, amount and the day on which it was received. */
export function OrderPayments({ order }: { order: OrderRecordFragment }) {
  return (
    <PaneSection title="order.payments">
      <chakra.ol display="grid" gap="3">
        {order.payments.map((payment) => (
          <li key={payment.kind}>
            <PaymentRow order={order} payment={payment} />
          </li>
        ))}
      </chakra.ol>
    </PaneSection>
  );
}

function PaymentRow({ order, payment }: { order: OrderRecordFragment; payment: Payment }) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit() && order.status !== 'CANCELLED';
  const [update] = useUpdateOrderPaymentMutation();
  const { kind, dueOn, amount, doneOn } = payment;
  const name = formatMessage({ id: `orderPayment.${kind}` });
  const { getField, pendingMerge } = useStep({
    order,
    dayFields: ['dueOn', 'doneOn'],
    toFormValues(record) {
      const found = (record as OrderRecordFragment).payments.find((step) => step.kind === kind);
      return { dueOn: found?.dueOn ?? '', amount: String(found?.amount ?? ''), doneOn: found?.doneOn ?? '' };
    },
    send({ amount: amountText, ...days }, version) {
      const amountInput = amountText === undefined ? {} : { amount: amountText === '' ? null : Number(amountText) };
      return update({ variables: { orderId: order.id, kind, ...emptyToNull(days), ...amountInput, version } });
    },
  });
  const labels = {
    dueOn: formatMessage({ id: 'order.dueOf' }, { step: name }),
    amount: formatMessage({ id: 'order.amountOf' }, { step: name }),
    doneOn: formatMessage({ id: 'order.paidOf' }, { step: name }),
  };
  const field = (name: keyof typeof labels) => ({ label: labels[name], ...getField(name) });
  const isLate = order.late.some((step) => step.payment === kind);
  // A delivered order may still have to be paid, but nothing is drawn on its letter of credit any more.
  const isLetterOfCredit = kind === 'LC_OPENED' || kind === 'LC_EXPIRY';
  const isOpen = order.status !== 'CANCELLED' && !(order.status === 'DELIVERED' && isLetterOfCredit);
  const days = dueOn && !doneOn && isOpen ? getDayDifference(getIstanbulDay(), dueOn) : undefined;
  return (
    <>
      <Flex align="center" gap="2" minH="6">
        <StepMark isDone={doneOn !== null} />
        <chakra.span fontWeight="medium">{name}</chakra.span>
        <chakra.span ms="auto" textStyle="meta" color="fg.muted">
          {isLate && days !== undefined ? (
            <AttentionMark>
              <FormattedMessage id="order.overdue" values={{ days: -days }} />
            </AttentionMark>
          ) : (
            days !== undefined && days >= 0 && <FormattedMessage id="order.daysLeft" values={{ days }} />
          )}
        </chakra.span>
        {amount !== null && (
          <chakra.span fontVariantNumeric="tabular-nums">
            <Money value={amount} currency={order.currency} />
          </chakra.span>
        )}
      </Flex>
      {canEdit ? (
        <chakra.div
          display="grid"
          css={quietFields}
          gridTemplateColumns="repeat(2, minmax(0, 1fr))"
          gap="1.5"
          ps={{ md: '5.5' }}
        >
          <LabelledField id="order.due">
            <StepDay {...field('dueOn')} />
          </LabelledField>
          {kind !== 'LC_EXPIRY' && (
            <>
              <LabelledField id="order.paid">
                <StepDay {...field('doneOn')} />
              </LabelledField>
              <chakra.div gridColumn="1 / -1">
                <LabelledField id="order.amount">
                  <StepText {...field('amount')} type="number" />
                </LabelledField>
              </chakra.div>
            </>
          )}
        </chakra.div>
      ) : (
        (dueOn || doneOn) && (
          <chakra.p textStyle="meta" color="fg.subtle" ps="5.5">
            {dueOn && (
              <>
                <FormattedMessage id="order.due" /> <Day value={dueOn} />
              </>
            )}
            {dueOn && doneOn && ' · '}
            {doneOn && (
              <>
                <FormattedMessage id="order.paid" /> <Day value={doneOn} />
              </>
            )}
          </chakra.p>
        )
      )}
      <StepConflict pendingMerge={pendingMerge} labels={labels} textField="amount" />
    </>
  );
}

const LabelledField = ({ id, children }: { id: string; children: ReactNode }) => (
  <chakra.div>
    <chakra.span display="block" textStyle="meta" color="fg.subtle" aria-hidden>
      <FormattedMessage id={id} />
    </chakra.span>
    {children}
  </chakra.div>
);
