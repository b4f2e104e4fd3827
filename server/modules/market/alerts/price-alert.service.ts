import type { EntityManager } from 'typeorm';
import type { InferType } from 'yup';
import type { priceAlertForm } from '../../../../common/forms/price-alert.ts';
import { isUuid } from '../../../platform/database/rows.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { addJob } from '../../../platform/jobs/job.ts';
import { confirmPriceAlert } from './confirm-price-alert.ts';
import { sendPriceAlert } from './send-price-alert.ts';

/** A request that nobody confirms is forgotten after so many days, one whose mail went out after so many. */
const keptDays = { unconfirmed: 7, sent: 30 };

/**
 * Stores the wish and asks its mailbox whether it is one. Whether the value has to rise or to fall follows from what it stands at.
 * @throws BAD_USER_INPUT for a threshold that the series stands at, or a series that is hidden
 */
export async function requestPriceAlert(tx: EntityManager, form: InferType<typeof priceAlertForm>): Promise<void> {
  const { symbol, threshold, email, language } = form;
  const [alert] = await tx.query<{ id: string }[]>(
    `insert into price_alerts (series_id, threshold, rising, email, language)
     select id, $2, $2 > value, $3, $4 from market_series where symbol = $1 and published and value is not null and value <> $2
     returning id`,
    [symbol, threshold, email, language],
  );
  if (!alert) throw badInput({ threshold: 'market.alert.reached' }, 'The series stands at this value');
  await addJob(tx, confirmPriceAlert, { id: alert.id });
}

/** @throws NOT_FOUND for a token of nobody's, or of an alert that has ended */
export async function confirmAlert(tx: EntityManager, token: string): Promise<void> {
  const confirmed = await changedBy(
    tx,
    `update price_alerts set confirmed_at = coalesce(confirmed_at, now()) where token = $1 and crossed_at is null returning id`,
    token,
  );
  if (!confirmed) throw notFound();
}

/** Removes the alert and the address with it. @returns whether there was one */
export const cancelAlert = (tx: EntityManager, token: string): Promise<boolean> =>
  changedBy(tx, 'delete from price_alerts where token = $1 returning id', token);

async function changedBy(tx: EntityManager, statement: string, token: string): Promise<boolean> {
  if (!isUuid(token)) return false;
  const rows = await tx.query<unknown[]>(`with changed as (${statement}) select from changed`, [token]);
  return rows.length > 0;
}

/** Ends every alert whose threshold is reached, with the job of its one mail, and forgets the old ones. */
export async function endReachedAlerts(tx: EntityManager): Promise<number> {
  const reached = await tx.query<{ id: string }[]>(
    `with reached as (
       update price_alerts a set crossed_at = now(), crossed_value = s.value, indicative = s.indicative
       from market_series s
       where s.id = a.series_id and s.published and a.confirmed_at is not null and a.crossed_at is null
         and case when a.rising then s.value >= a.threshold else s.value <= a.threshold end
       returning a.id
     ) select id from reached`,
  );
  for (const { id } of reached) await addJob(tx, sendPriceAlert, { id });
  await tx.query(
    `delete from price_alerts
     where confirmed_at is null and created_at < now() - make_interval(days => $1)
       or crossed_at < now() - make_interval(days => $2)`,
    [keptDays.unconfirmed, keptDays.sent],
  );
  return reached.length;
}
