import { number, object, string } from 'yup';
import { currencies, saleKinds } from '../enums.ts';
import { getIstanbulDay, isDay } from '../istanbul-day.ts';
import { MAX_OFFER_TOTAL } from './offer.ts';
import { reasons } from './reasons.ts';
import { choice, line, nullTo, optionalId, paragraphs } from './text.ts';

export const orderLimits = { title: 200, note: 300, cancelReason: 1_000 } as const;

/** Limits that catch typing errors in an entered rate. */
const [MIN_RATE, MAX_RATE] = [0.000_001, 1_000_000];

/** An amount of more than 0, rounded to 2 decimals. */
const amount = () =>
  number()
    .transform(nullTo(undefined))
    .transform((value: number) => (Math.abs(value) < 1e12 ? Math.round(value * 100) / 100 : value))
    .typeError(reasons.amount)
    .moreThan(0, reasons.positive)
    .max(MAX_OFFER_TOTAL, reasons.tooLarge);

/** A day in Istanbul, such as 2026-12-01, or null; '' becomes null. */
const optionalDay = () =>
  string()
    .nullable()
    .transform((day: string | null) => day || null)
    .test('day', reasons.date, (day) => !day || isDay(day));

/** A day that is not in the future. */
const optionalDoneDay = () => optionalDay().test('past', reasons.dateFuture, (day) => !day || day <= getIstanbulDay());

/** Details of an order: goods, terms and amount. */
export const orderDetailsForm = object({
  title: line(orderLimits.title).required(reasons.required),
  saleKind: choice(saleKinds).transform(nullTo(undefined)).required(reasons.required),
  amount: amount().required(reasons.required),
  currency: choice(currencies).transform(nullTo(undefined)).required(reasons.required),
  /** US dollars for one unit of the currency, entered where no real rate is known. */
  rateToUsd: number()
    .transform(nullTo(undefined))
    .typeError(reasons.amount)
    .min(MIN_RATE, reasons.positive)
    .max(MAX_RATE, reasons.tooLarge),
});

/** An order that is entered by hand, for a request or a company. */
export const orderForm = orderDetailsForm.shape({
  quoteRequestId: optionalId().test('customer', reasons.required, (id, { parent }) =>
    Boolean(id || (parent as { companyId?: string | null }).companyId),
  ),
  companyId: optionalId(),
});

export const milestoneForm = object({
  plannedOn: optionalDay(),
  doneOn: optionalDoneDay(),
  note: line(orderLimits.note),
});

export const orderPaymentForm = object({
  dueOn: optionalDay(),
  amount: amount(),
  doneOn: optionalDoneDay(),
});

export const cancelOrderForm = object({
  reason: paragraphs(orderLimits.cancelReason).required(reasons.required),
});
