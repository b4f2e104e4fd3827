import type { SaleKind } from '../../../common/enums.ts';
import { getDayDifference, getIstanbulDay } from '../../../common/istanbul-day.ts';
import { sales } from '../../../common/orders.ts';
import type { LateStep, Milestone, Order, OrderPayment } from './order.entity.ts';

type Steps = Pick<Order, 'milestones' | 'payments'>;

/** Returns the milestones and payments of a kind of sale, with the values of those that exist already. */
export const createSteps = (saleKind: SaleKind, existing: Steps = { milestones: [], payments: [] }): Steps => ({
  milestones: sales[saleKind].milestones.map(
    (kind): Milestone =>
      existing.milestones.find((milestone) => milestone.kind === kind) ?? {
        kind,
        plannedOn: null,
        doneOn: null,
        note: null,
      },
  ),
  payments: sales[saleKind].payments.map(
    (kind): OrderPayment =>
      existing.payments.find((payment) => payment.kind === kind) ?? { kind, dueOn: null, amount: null, doneOn: null },
  ),
});

const isLetterOfCredit = (kind: OrderPayment['kind']): boolean => kind === 'lc_opened' || kind === 'lc_expiry';

const isOpen = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'awaiting_confirmation' || status === 'confirmed';

/** Returns the first milestone that is not reached; null for an order that is delivered or cancelled. */
export const findNextMilestone = (order: Order): Milestone | null =>
  (isOpen(order) ? order.milestones.find(({ doneOn }) => !doneOn) : undefined) ?? null;

/**
 * Returns the milestones and payments that are late, longest delay first. A delivered order may still have late payments. {@link dueOn} in
 * order.list.ts has the same rule in SQL.
 */
export function findLateSteps(order: Order, today = getIstanbulDay()): LateStep[] {
  if (order.status === 'cancelled') return [];
  const isDelivered = order.status === 'delivered';
  const isPaid = order.payments.some(({ kind, doneOn }) => kind === 'balance' && doneOn);
  const steps = [
    ...order.milestones.map(({ kind, plannedOn, doneOn }) => ({
      milestone: kind,
      payment: null,
      dueOn: doneOn || isDelivered ? null : plannedOn,
    })),
    ...order.payments.map(({ kind, dueOn, doneOn }) => ({
      milestone: null,
      payment: kind,
      // A letter of credit may expire once it is paid, and nothing is drawn on it after the delivery.
      dueOn: doneOn || (kind === 'lc_expiry' && isPaid) || (isLetterOfCredit(kind) && isDelivered) ? null : dueOn,
    })),
  ];
  return steps
    .flatMap(({ dueOn, ...step }) =>
      dueOn && dueOn < today ? [{ ...step, dueOn, days: getDayDifference(dueOn, today) }] : [],
    )
    .sort((one, other) => other.days - one.days);
}
