import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Schemas whose rows are in a backup; `visible` has only views. */
const schemas = `('public', 'graphile_worker')`;

/** Describes the schema of the job queue that is installed, so its rows belong to the program and not to a backup. */
const queueMigrationsTable = 'graphile_worker.migrations';

export interface Table {
  /** With the schema, quoted where necessary. */
  name: string;
  /** Columns without generated ones, quoted where necessary. */
  columns: string[];
  /** Expressions that order the rows in the same way on every server. */
  order: string[];
}

/** Number of rows of a table, and the SHA-256 digest of its rows in the text format of COPY, ordered by the primary key. */
export interface TableDigest {
  rows: number;
  sha256: string;
}

/** Position of a sequence, as the arguments of `setval`. */
export interface SequencePosition {
  name: string;
  at: string;
  called: boolean;
}

/** Session settings with which every server and every role formats values in the same way, and reads all rows or fails. */
export const sessionSettings = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set row_security = off; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

export async function listTables(client: ClientBase): Promise<Table[]> {
  // Text is ordered by its bytes, because servers compare it differently; a table without a primary key by its whole rows.
  const { rows } = await client.query<Table>(`
    select format('%I.%I', nspname, relname) as name,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      coalesce(
        (select array_agg(quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end
            order by array_position(indkey, attnum))
          from pg_index join pg_attribute on attrelid = t.oid and attnum = any(indkey)
          where indrelid = t.oid and indisprimary),
        array['t::text collate "C"']) as order
    from pg_class t join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ${schemas} order by 1`);
  return rows.filter(({ name }) => name !== queueMigrationsTable);
}

export async function listSequences(client: ClientBase): Promise<SequencePosition[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname in ${schemas} order by 1`);
  const sequences: SequencePosition[] = [];
  for (const { name } of rows) {
    const found = await client.query<{ at: string; called: boolean }>(
      `select last_value::text as at, is_called as called from ${name}`,
    );
    sequences.push({ name, ...found.rows[0]! });
  }
  return sequences;
}

/**
 * Streams the rows of a table in the text format of COPY, which does not depend on the version of PostgreSQL.
 * @param condition SQL condition of the rows
 */
export const readRows = (
  client: ClientBase,
  { name, columns, order }: Table,
  condition = 'true',
): Readable & { rowCount: number } =>
  client.query(
    copyTo(
      `copy (select ${columns.join(', ')} from ${name} t where ${condition} order by ${order.join(', ')}) to stdout`,
    ),
  );

/** Counts rows and computes their digest while they pass. */
export class RowDigest extends Transform {
  #hash = createHash('sha256');
  #rows = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.add(chunk);
    done(null, chunk);
  }

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) this.#rows++;
  }

  /** Ends the computation. */
  digest(): TableDigest {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}
const newline = 0x0a;

/** Digest of the rows that a table has now. */
export async function digestTable(client: ClientBase, table: Table): Promise<TableDigest> {
  const digest = new RowDigest();
  for await (const chunk of readRows(client, table)) digest.add(chunk as Buffer);
  return digest.digest();
}
