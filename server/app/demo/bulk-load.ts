import { availableParallelism } from 'node:os';
import type { EntityManager } from 'typeorm';

/**
 * Tables that are bulk-loaded, with the triggers that are disabled because the loader does their work. Other triggers
 * still run.
 */
const disabledTriggers: Record<string, string[]> = {
  companies: ['log_activity'],
  contacts: ['log_activity'],
  quote_requests: ['log_activity', 'record_first_quote_status', 'record_first_stage'],
  communications: ['log_activity', 'note_last_contact'],
  quote_status_history: [],
  // Prevents truncation of the log. The loader truncates it only when it is empty.
  activity_logs: ['keep_all_activity'],
};
export const bulkLoadTables = Object.keys(disabledTriggers);

/**
 * Parallel workers per index build. Leader and workers use one process per CPU, at most 8, assuming that PostgreSQL
 * runs on this machine.
 */
const MAX_PARALLEL_WORKERS = Math.max(1, Math.min(availableParallelism(), 8) - 1);

/** Statements that drop a constraint or an index and create it again. */
interface SchemaObject {
  drop: string;
  create: string;
}

/**
 * Runs `work` with the triggers of {@link disabledTriggers} disabled. Everything happens in the caller's transaction:
 * other connections wait for it, and a failure rolls everything back.
 * @param rebuild drops keys, indexes and foreign keys first and creates them again after `work`. For many rows this is
 *   several times faster, although each new foreign key checks every row.
 */
export async function runBulkLoad(tx: EntityManager, rebuild: boolean, work: () => Promise<void>): Promise<void> {
  await tx.query(`
    set local maintenance_work_mem = '1GB';
    set local work_mem = '256MB';
    set local max_parallel_maintenance_workers = ${MAX_PARALLEL_WORKERS};
  `);
  const schemaObjects = rebuild ? [...(await findKeysAndIndexes(tx)), ...(await findForeignKeys(tx))] : [];
  for (const statement of triggerStatements('disable')) await tx.query(statement);
  for (const { drop } of schemaObjects.toReversed()) await tx.query(drop);
  await work();
  for (const { create } of schemaObjects) await tx.query(create);
  for (const statement of triggerStatements('enable')) await tx.query(statement);
}

const triggerStatements = (action: 'disable' | 'enable'): string[] =>
  Object.entries(disabledTriggers).flatMap(([table, names]) =>
    names.map((name) => `alter table ${table} ${action} trigger ${name}`),
  );

/** Finds primary keys, unique constraints and indexes. Check constraints are not dropped, because they are cheap. */
const findKeysAndIndexes = (tx: EntityManager): Promise<SchemaObject[]> =>
  tx.query(
    `select
       case when conname is null then format('drop index %s', indexrelid::regclass)
         else format('alter table %s drop constraint %I', indrelid::regclass, conname) end as drop,
       case when conname is null then pg_get_indexdef(indexrelid)
         else format('alter table %s add constraint %I %s', indrelid::regclass, conname, pg_get_constraintdef(c.oid)) end as create
     from pg_index left join pg_constraint c on c.conindid = indexrelid and c.conrelid = indrelid and contype in ('p', 'u')
     where indrelid = any($1::regclass[]) order by indexrelid`,
    [bulkLoadTables],
  );

/** Finds the foreign keys of the loaded tables, and those of other tables that refer to them. */
const findForeignKeys = (tx: EntityManager): Promise<SchemaObject[]> =>
  tx.query(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
     from pg_constraint where contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
     order by oid`,
    [bulkLoadTables],
  );
