import type { DataSource, EntityManager } from 'typeorm';
import { object } from 'yup';
import { retention } from '../../../common/retention.ts';
import type { PersonalTable } from '../../platform/database/personal-data.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { personalTables } from './personal-tables.ts';

/** Rows per transaction. Cascading deletes hold locks, so that a transaction must stay short. */
const BATCH_SIZE = 200;

type Expiry = NonNullable<PersonalTable['expires']>[number];

/** Orders and offers are removed before the requests that they belong to, and all of these before their contacts. */
const removalOrder = [
  'orders',
  'offers',
  'quote_requests',
  'contact_messages',
  'supplier_applications',
  'communications',
  'contacts',
];

/** Tables that are not named come last: consents after the records that they belong to. */
function placeOf({ table }: PersonalTable): number {
  const place = removalOrder.indexOf(table);
  return place < 0 ? removalOrder.length : place;
}

/** Privacy requests have a retention period of their own. */
const privacyRequestTable: PersonalTable = {
  table: 'privacy_requests',
  expires: [
    { period: 'privacyRequests', from: 't.answered_at' },
    { period: 'unconfirmedAlerts', from: 't.created_at', where: 't.confirmed_at is null' },
  ],
};

/**
 * Removes rows whose retention period is over (common/retention.ts, which the privacy notice states), stores how many, and blanks the log
 * entries of the removed records.
 * @param now current time; tests pass a later one
 * @returns removed rows by table
 */
export async function applyRetention(db: DataSource, now: Date): Promise<Record<string, number>> {
  const tables = [...personalTables, privacyRequestTable].sort((a, b) => placeOf(a) - placeOf(b));
  const removed: Record<string, number> = {};
  for (const table of tables)
    for (const expiry of table.expires ?? []) {
      let count: number;
      do {
        count = await db.transaction((tx) => removeExpired(tx, table, expiry, now));
        if (count > 0) removed[table.table] = (removed[table.table] ?? 0) + count;
      } while (count === BATCH_SIZE);
    }
  const [{ events }] = await db.query<[{ events: number }]>('select delete_old_security_events() as events');
  if (events > 0) removed.security_events = events;
  await db.query('insert into retention_runs (created_at, removed) values ($1, $2)', [now, JSON.stringify(removed)]);
  await db.query(`delete from retention_runs where created_at < $1::timestamptz - make_interval(years => $2)`, [
    now,
    retention.privacyRequests.years,
  ]);
  return removed;
}

async function removeExpired(tx: EntityManager, table: PersonalTable, expiry: Expiry, now: Date): Promise<number> {
  const { table: name, key = 'id', children } = table;
  const rows = await tx.query<{ id: string }[]>(
    `select t.${key}::text as id from ${name} t
     where ${expiry.from} < ${toLimit(expiry.period)} and (${expiry.where ?? 'true'}) limit ${BATCH_SIZE} for update of t skip locked`,
    [now],
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const childIds = children
    ? await tx.query<{ id: string }[]>(`select id from ${children.table} where ${children.column}::text = any($1)`, [
        ids,
      ])
    : [];
  if (children) await tx.query(`delete from ${children.table} where ${children.column}::text = any($1)`, [ids]);
  await tx.query(`delete from ${name} where ${key}::text = any($1)`, [ids]);
  await tx.query(
    `update activity_logs set details = '{}', changes = null
     where target_id = any(select id::uuid from unnest($1::text[]) as id where id like '%-%') and (details <> '{}' or changes is not null)`,
    [[...ids, ...childIds.map(({ id }) => id)]],
  );
  return ids.length;
}

/** SQL: rows older than this are removed; $1 is the current time. */
function toLimit(name: Expiry['period']): string {
  const period = retention[name];
  const interval =
    'years' in period ? `make_interval(years => ${period.years})` : `make_interval(days => ${period.days})`;
  // This period begins at the end of the calendar year.
  return name === 'commercialRecords'
    ? `date_trunc('year', $1::timestamptz, 'Europe/Istanbul') - ${interval}`
    : `$1::timestamptz - ${interval}`;
}

/** Applies the retention periods once a day. */
export const applyRetentionDaily = defineJob({
  name: 'apply-retention',
  payload: object({}),
  maxAttempts: 3, // the next scheduled run tries again
  schedule: '21 2 * * *',
  async run(_payload, { db, log }) {
    const removed = await applyRetention(db.dataSource, new Date());
    log.info({ removed }, 'removed data past its retention period');
  },
});
