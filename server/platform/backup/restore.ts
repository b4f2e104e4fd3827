import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DataSource, QueryRunner } from 'typeorm';
import { migrateInTransaction } from '../database/migrations.ts';
import { StartError } from '../start-error.ts';
import { FILE_FORMAT, readBackup, type Header, type Manifest } from './file.ts';
import { digestTable, listTables, RowDigest, sessionSettings, type Table, type TableDigest } from './tables.ts';

interface CheckedBackup {
  file: string;
  header: Header;
  manifest: Manifest;
  /** Columns of each table. */
  columns: Map<string, string[]>;
}

/**
 * Reads a whole backup and compares its rows with its manifest.
 * @param known names of the migrations of this version
 * @throws StartError when it is damaged, incomplete, or of a newer version
 */
export async function checkBackup(file: string, known: readonly string[], version: string): Promise<CheckedBackup> {
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  const columns = new Map<string, string[]>();
  const digests: Record<string, TableDigest> = {};
  let table = '';
  let digest = new RowDigest();
  for await (const part of readBackup(file)) {
    if ('header' in part) {
      header = part.header;
      assertKnown(file, header, known, version);
    } else if ('table' in part) {
      table = part.table;
      columns.set(table, part.columns);
      digest = new RowDigest();
    } else if ('rows' in part) digest.add(part.rows);
    else if ('end' in part) digests[table] = digest.digest();
    else manifest = part.manifest;
  }
  if (!header || !manifest) throw new StartError(`${file} is not a complete backup: its end is missing`);
  assertSameDigests(`${file} is damaged`, manifest.tables, digests);
  return { file, header, manifest, columns };
}

function assertKnown(file: string, header: Header, known: readonly string[], version: string): void {
  const unknown = header.migrations.find((name) => !known.includes(name));
  if (header.format > FILE_FORMAT || unknown)
    throw new StartError(
      `${file} was written by Kordon ${header.version}, which this version, ${version}, cannot read` +
        `${unknown ? ` (it does not know the migration ${unknown})` : ''}: use that version or a newer one`,
    );
}

function assertSameDigests(
  problem: string,
  expected: Record<string, TableDigest>,
  found: Record<string, TableDigest>,
): void {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)]))
    if (expected[name]?.sha256 !== found[name]?.sha256 || expected[name]?.rows !== found[name]?.rows)
      throw new StartError(
        `${problem}: ${name} has ${found[name]?.rows ?? 'no'} rows that differ from the ${expected[name]?.rows ?? 0} of the backup`,
      );
}

interface RestoreOptions {
  /** Removes all tables, functions and records of the database first. */
  replaceAll: boolean;
  /** Creates or updates the schema of the job queue. */
  createQueue: () => Promise<void>;
}

/**
 * Creates the schema that a backup was made from, and loads its rows, in one transaction: it restores everything or changes nothing but the
 * (empty) schema of the job queue. It needs no superuser: foreign keys are created again after the rows, and the other triggers are
 * disabled in the meantime, which the owner of a table may do.
 * @param db connection as the role that owns the database, with the migrations of this version and a single connection
 * @throws StartError when the database is in use or has tables, or its rows afterwards differ from the backup
 */
export async function restoreBackup(
  db: DataSource,
  backup: CheckedBackup,
  { replaceAll, createQueue }: RestoreOptions,
): Promise<void> {
  const runner = db.createQueryRunner();
  const client = (await runner.connect()) as PoolClient;
  try {
    await client.query(sessionSettings);
    await runner.startTransaction();
    try {
      await client.query(`set local lock_timeout = '10s'`);
      await assertUnused(client);
      if (!replaceAll) await assertEmpty(client);
      await createQueue();
      if (replaceAll) await dropSchema(client);
      await migrateInTransaction(db, runner, backup.header.migrations);
      await loadRows(client, backup);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction().catch(() => {}); // a lost connection: PostgreSQL has rolled back
      throw toRestoreError(error);
    }
    await client.query('analyze');
  } finally {
    await closeSession(runner);
  }
}

/** Resets the connection, which others use after this. */
async function closeSession(runner: QueryRunner): Promise<void> {
  await runner.query('reset all').catch(() => {}); // the connection is lost
  await runner.release();
}

/** Servers would keep sessions, caches and jobs of the old records. */
async function assertUnused(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and application_name like 'kordon%' and pid <> pg_backend_pid()`,
  );
  if (rows[0]!.count > 0) throw new StartError('the database is in use: stop all nodes first');
}

async function assertEmpty(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`,
  );
  if (rows.length === 0) return;
  const {
    rows: [database],
  } = await client.query<{ name: string }>('select current_database() as name');
  const name = database!.name;
  throw new StartError(
    `the database ${name} is not empty; to remove everything in it and restore the backup, add --replace-all ${name}`,
  );
}

/** Drops everything that the migrations create. Extensions stay, because they may belong to a superuser. */
async function dropSchema(client: PoolClient): Promise<void> {
  await client.query(`
    drop schema if exists visible cascade;
    do $$
    declare
      found text;
    begin
      -- Each list is read before the first drop, because a drop removes what depends on it, too.
      foreach found in array array(
        select format('drop %s if exists public.%I cascade',
          case relkind when 'r' then 'table' when 'v' then 'view' else 'sequence' end, relname)
        from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')
          -- Parts of an extension, and sequences of identity columns, which are dropped with their tables.
          and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('e', 'i'))
        order by relkind = 'S'
      ) loop
        execute found;
      end loop;
      foreach found in array array(
        select format('drop routine if exists %s cascade', oid::regprocedure)
        from pg_proc
        where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      ) loop
        execute found;
      end loop;
      foreach found in array array(
        select format('drop domain if exists public.%I cascade', typname) from pg_type
        where typnamespace = 'public'::regnamespace and typtype = 'd'
          and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
      ) loop
        execute found;
      end loop;
    end $$`);
}

async function loadRows(client: PoolClient, backup: CheckedBackup): Promise<void> {
  const { manifest, columns } = backup;
  const tables = await listTables(client);
  const names = tables.map(({ name }) => name);
  const missing = [...columns.keys()].find((name) => !names.includes(name));
  if (missing) throw new StartError(`${backup.file} has rows of ${missing}, a table that its migrations do not create`);

  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await copyRows(client, backup);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, at, called } of manifest.sequences)
    await client.query('select setval(to_regclass($1), $2, $3) where to_regclass($1) is not null', [name, at, called]);

  const digests: Record<string, TableDigest> = {};
  for (const table of tables) {
    const saved = columns.get(table.name);
    if (saved) digests[table.name] = await digestTable(client, withColumns(table, saved));
  }
  assertSameDigests('the database does not store what the backup contains', manifest.tables, digests);
}

/** The columns of the backup: a newer version of the job queue may have more. */
const withColumns = (table: Table, columns: string[]): Table => ({ ...table, columns });

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function listForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', nspname, relname) as table, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = conrelid join pg_namespace n on n.oid = relnamespace
     where contype = 'f' and nspname in ('public', 'graphile_worker') order by 1, 2`,
  );
  return rows;
}

async function copyRows(client: PoolClient, { file }: CheckedBackup): Promise<void> {
  let input: PassThrough | undefined;
  let loading = Promise.resolve();
  for await (const part of readBackup(file)) {
    if ('table' in part) {
      input = new PassThrough();
      loading = pipeline(input, client.query(copyFrom(`copy ${part.table} (${part.columns.join(', ')}) from stdin`)));
      loading.catch(() => {}); // awaited below
    } else if ('rows' in part) {
      if (!input!.write(part.rows)) await Promise.race([loading, onDrain(input!)]);
    } else if ('end' in part) {
      input!.end();
      await loading;
    }
  }
}

const onDrain = (stream: PassThrough): Promise<void> => new Promise((resolve) => stream.once('drain', resolve));

function toRestoreError(error: unknown): unknown {
  if (error instanceof StartError) return error;
  const { code = '', message } = error as { code?: string; message: string };
  const unchanged = 'nothing was changed in the database';
  if (code === '53100') return new StartError(`the disk of the database is full: ${unchanged}`, { cause: error });
  if (code === '55P03') return new StartError(`the database is in use: ${unchanged}`, { cause: error });
  return new StartError(`the backup was not restored, ${unchanged}: ${message}`, { cause: error });
}

/** @throws StartError when the confirmation is not the name of the database */
export async function assertConfirmed(db: DataSource, confirmation: string): Promise<void> {
  const [row] = await db.query<[{ name: string }]>('select current_database() as name');
  if (confirmation !== row.name)
    throw new StartError(`the database is ${row.name}, not ${confirmation}: --replace-all needs its exact name`);
}
