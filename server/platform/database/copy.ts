import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { EntityManager } from 'typeorm';
import { encoders, type CopyType } from './copy-types.ts';

interface Target {
  table: string;
  /** Type of each column that the rows fill, in their order. */
  columns: Readonly<Record<string, CopyType>>;
  /** Rows that nobody need look at again: only for a table that this transaction has made or truncated. */
  freeze?: boolean;
}

/** Bytes that go to the database at a time. */
const chunkSize = 64 * 1024;

/**
 * Stores rows by COPY, the fastest way into a table, as they are made: memory holds a chunk of them. Triggers, checks and generated
 * columns work as for any insert. Values go in PostgreSQL's own binary form, which neither side has to spell out or read.
 * @returns how many
 */
export async function copyRows(
  tx: EntityManager,
  { table, columns, freeze }: Target,
  rows: Iterable<unknown[]>,
): Promise<number> {
  if (!tx.queryRunner) throw new Error('COPY needs a transaction');
  const client = (await tx.queryRunner.connect()) as PoolClient;
  const options = `format binary${freeze ? ', freeze' : ''}`;
  const copy = client.query(copyFrom(`copy ${table} (${Object.keys(columns).join(', ')}) from stdin (${options})`));
  await pipeline(Readable.from(chunksOf(rows, Object.values(columns))), copy);
  return copy.rowCount;
}

/** Signature, no flags, nothing in the header's extension. */
const header = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** A row of -1 columns. */
const trailer = Buffer.from([0xff, 0xff]);

function* chunksOf(rows: Iterable<unknown[]>, types: CopyType[]): Generator<Buffer> {
  const encode = types.map((type) => encoders[type]);
  yield header;
  let chunk = Buffer.allocUnsafe(chunkSize);
  let end = 0;
  for (const row of rows) {
    for (;;) {
      const written = writeRow(row, encode, chunk, end);
      if (written !== undefined) {
        end = written;
        break;
      }
      // It does not fit: what stands before it goes, or the row is longer than a chunk.
      if (end > 0) yield chunk.subarray(0, end);
      chunk = Buffer.allocUnsafe(end > 0 ? chunkSize : chunk.length * 2);
      end = 0;
    }
  }
  yield chunk.subarray(0, end);
  yield trailer;
}

/** @returns where the row ends, or undefined where there may not be room for it */
function writeRow(
  row: unknown[],
  encode: (typeof encoders)[CopyType][],
  chunk: Buffer,
  start: number,
): number | undefined {
  let at = start + 2;
  if (at > chunk.length) return undefined;
  chunk.writeInt16BE(encode.length, start);
  for (let place = 0; place < encode.length; place++) {
    const { room, write } = encode[place]!;
    const value = row[place];
    const missing = value === null || value === undefined;
    if (at + 4 + (missing ? 0 : room(value)) > chunk.length) return undefined;
    const length = missing ? -1 : write(chunk, value, at + 4);
    chunk.writeInt32BE(length, at);
    at += 4 + Math.max(0, length);
  }
  return at;
}
