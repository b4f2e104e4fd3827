import type { EntityManager } from 'typeorm';
import type { InferType } from 'yup';
import type { priceAlertForm } from '../../../../common/forms/price-alert.ts';
import { retention } from '../../../../common/retention.ts';
import { isUuid } from '../../../platform/database/rows.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { addJob } from '../../../platform/jobs/job.ts';
import { confirmPriceAlert } from './confirm-price-alert.ts';
import { sendPriceAlert } from './send-price-alert.ts';

/**
 * Stores an unconfirmed alert and queues the confirmation mail. The alert waits for a rising value when the threshold
 * is above the current value, otherwise for a falling one.
 * @throws BAD_USER_INPUT when the threshold equals the current value, or the series is an example or not published
 */
export async function requestPriceAlert(tx: EntityManager, form: InferType<typeof priceAlertForm>): Promise<void> {
  const { symbol, threshold, email, language } = form;
  const [alert] = await tx.query<{ id: string }[]>(
    `insert into price_alerts (series_id, kind, threshold, rising, email, language)
     select id, kind, $2, $2 > value, $3, $4 from market_series where symbol = $1 and published and kind <> 'example' and value <> $2
     returning id`,
    [symbol, threshold, email, language],
  );
  if (!alert) throw badInput(await explainRefusal(tx, symbol), 'The series has this value already, or no real value');
  await addJob(tx, confirmPriceAlert, { id: alert.id });
}

async function explainRefusal(tx: EntityManager, symbol: string): Promise<Record<string, string>> {
  const [real] = await tx.query<unknown[]>(
    `select from market_series where symbol = $1 and published and kind <> 'example'`,
    [symbol],
  );
  return real ? { threshold: 'market.alert.reached' } : { threshold: 'market.alert.example' };
}

/**
 * Confirms an alert; confirming it again changes nothing.
 * @throws NOT_FOUND when the token is unknown or the alert has been sent
 */
export async function confirmAlert(tx: EntityManager, token: string): Promise<void> {
  const confirmed = await changeByToken(
    tx,
    `update price_alerts set confirmed_at = coalesce(confirmed_at, now()) where token = $1 and crossed_at is null returning id`,
    token,
  );
  if (!confirmed) throw notFound();
}

/** Deletes an alert and its e-mail address. @returns false when the token is unknown */
export const cancelAlert = (tx: EntityManager, token: string): Promise<boolean> =>
  changeByToken(tx, 'delete from price_alerts where token = $1 returning id', token);

/** Runs a statement that returns the changed rows. @returns whether it changed a row */
async function changeByToken(tx: EntityManager, statement: string, token: string): Promise<boolean> {
  if (!isUuid(token)) return false;
  const rows = await tx.query<unknown[]>(`with changed as (${statement}) select from changed`, [token]);
  return rows.length > 0;
}

/**
 * Marks every alert whose threshold is reached by a value of its kind, queues its mail, and deletes old alerts.
 * @returns number of reached alerts
 */
export async function triggerReachedAlerts(tx: EntityManager): Promise<number> {
  const reached = await tx.query<{ id: string }[]>(
    `with reached as (
       update price_alerts a set crossed_at = now(), crossed_value = s.value
       from market_series s
       where s.id = a.series_id and s.kind = a.kind and s.published and a.confirmed_at is not null and a.crossed_at is null
         and case when a.rising then s.value >= a.threshold else s.value <= a.threshold end
       returning a.id
     ) select id from reached`,
  );
  for (const { id } of reached) await addJob(tx, sendPriceAlert, { id });
  await tx.query(
    `delete from price_alerts
     where confirmed_at is null and created_at < now() - make_interval(days => $1)
       or crossed_at < now() - make_interval(days => $2)`,
    [retention.unconfirmedAlerts.days, retention.sentAlerts.days],
  );
  return reached.length;
}
