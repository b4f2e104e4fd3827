import { availableParallelism } from 'node:os';
import type { EntityManager } from 'typeorm';

/** Tables that are loaded, and their triggers whose work the loader does itself; triggers not named here run as always. */
const resting: Record<string, string[]> = {
  companies: ['log_activity'],
  contacts: ['log_activity'],
  quote_requests: ['log_activity', 'record_first_quote_status', 'record_first_stage'],
  communications: ['log_activity', 'note_last_contact'],
  quote_status_history: [],
  // Keeps the log from being emptied, which is done here only while it is empty.
  activity_logs: ['keep_all_activity'],
};
export const loadedTables = Object.keys(resting);

/** An index is built by one process for each processor, as if PostgreSQL were on this machine; by two at least. */
const helpers = Math.max(1, Math.min(availableParallelism(), 8) - 1);

/** What is taken off a table and put back, in the order of putting back. */
interface Part {
  drop: string;
  create: string;
}

/**
 * Rests the triggers whose work the caller does itself and, where `rebuild` says that it pays, takes the keys, the indexes and the
 * foreign keys off until the work is done: built at once they take a fraction of the time, and a foreign key that is added checks every
 * row. All of it belongs to the caller's transaction: whoever looks meanwhile waits, and after a failure nothing has happened.
 */
export async function whileLoading(tx: EntityManager, rebuild: boolean, work: () => Promise<void>): Promise<void> {
  await tx.query(`
    set local maintenance_work_mem = '1GB';
    set local work_mem = '256MB';
    set local max_parallel_maintenance_workers = ${helpers};
  `);
  const parts = rebuild ? [...(await keysAndIndexes(tx)), ...(await foreignKeys(tx))] : [];
  for (const statement of triggers('disable')) await tx.query(statement);
  for (const { drop } of parts.toReversed()) await tx.query(drop);
  await work();
  for (const { create } of parts) await tx.query(create);
  for (const statement of triggers('enable')) await tx.query(statement);
}

const triggers = (what: 'disable' | 'enable'): string[] =>
  Object.entries(resting).flatMap(([table, names]) =>
    names.map((name) => `alter table ${table} ${what} trigger ${name}`),
  );

/** The bare checks of a table stay: they cost little and a row at a time. */
const keysAndIndexes = (tx: EntityManager): Promise<Part[]> =>
  tx.query(
    `select
       case when conname is null then format('drop index %s', indexrelid::regclass)
         else format('alter table %s drop constraint %I', indrelid::regclass, conname) end as drop,
       case when conname is null then pg_get_indexdef(indexrelid)
         else format('alter table %s add constraint %I %s', indrelid::regclass, conname, pg_get_constraintdef(c.oid)) end as create
     from pg_index left join pg_constraint c on c.conindid = indexrelid and c.conrelid = indrelid and contype in ('p', 'u')
     where indrelid = any($1::regclass[]) order by indexrelid`,
    [loadedTables],
  );

/** Theirs, and those of other tables that refer to them. */
const foreignKeys = (tx: EntityManager): Promise<Part[]> =>
  tx.query(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
     from pg_constraint where contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
     order by oid`,
    [loadedTables],
  );
