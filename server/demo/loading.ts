import type { EntityManager } from 'typeorm';

/** What the loader settles by itself in the end; triggers that are not named here run as always. */
const resting: Record<string, string[]> = {
  companies: ['log_activity', 'learn_words', 'total_added', 'total_changed', 'touch_updated_at'],
  contacts: ['log_activity', 'learn_words', 'count_contacts_added'],
  quote_requests: ['log_activity', 'learn_words', 'count_quote_requests_added', 'record_first_quote_status'],
  communications: ['log_activity', 'learn_words', 'count_communications_added', 'total_added'],
};
const tables = [...Object.keys(resting), 'quote_status_history'];
/** From so many rows on it pays to build the indexes anew. */
const many = 50_000;

/**
 * Rests the triggers whose work the caller does at once, and for very many rows the indexes that no constraint needs, until the work is done: they are then built at once, which
 * takes a fraction of the time. The tables are locked for everybody meanwhile.
 */
export async function whileLoading(tx: EntityManager, rows: number, work: () => Promise<void>): Promise<void> {
  const indexes = rows < many ? [] : await secondaryIndexes(tx);
  for (const statement of triggers('disable')) await tx.query(statement);
  await tx.query(`set local maintenance_work_mem = '512MB'`);
  for (const { name } of indexes) await tx.query(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await tx.query(definition);
  for (const statement of triggers('enable')) await tx.query(statement);
}

const triggers = (what: 'disable' | 'enable'): string[] =>
  Object.entries(resting).flatMap(([table, names]) =>
    names.map((name) => `alter table ${table} ${what} trigger ${name}`),
  );

const secondaryIndexes = (tx: EntityManager): Promise<{ name: string; definition: string }[]> =>
  tx.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  );
