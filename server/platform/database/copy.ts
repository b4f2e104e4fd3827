import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { EntityManager } from 'typeorm';
import { encoders, type CopyType } from './copy-types.ts';

interface Target {
  table: string;
  /** Types of the columns in the order of the values in a row. */
  columns: Readonly<Record<string, CopyType>>;
  /** Stores the rows frozen (COPY's FREEZE option): only for a table that this transaction has created or truncated. */
  freeze?: boolean;
}

/** Bytes that are sent to the database at a time. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Streams rows into a table by COPY in PostgreSQL's binary format, the fastest way to insert; memory holds one chunk at a time. Triggers,
 * checks and generated columns work as for any insert.
 * @returns number of rows
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
  await pipeline(Readable.from(createChunks(rows, Object.values(columns))), copy);
  return copy.rowCount;
}

/** Header of the binary format: signature, flags (none) and length of the extension (0). */
const header = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** End of the binary format: a row with -1 columns. */
const trailer = Buffer.from([0xff, 0xff]);

function* createChunks(rows: Iterable<unknown[]>, types: CopyType[]): Generator<Buffer> {
  const rowEncoders = types.map((type) => encoders[type]);
  yield header;
  let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let end = 0;
  for (const row of rows) {
    for (;;) {
      const written = writeRow(row, rowEncoders, chunk, end);
      if (written !== undefined) {
        end = written;
        break;
      }
      // The row does not fit: send the rows before it, or enlarge the chunk when the row alone exceeds it.
      if (end > 0) yield chunk.subarray(0, end);
      chunk = Buffer.allocUnsafe(end > 0 ? CHUNK_BYTES : chunk.length * 2);
      end = 0;
    }
  }
  yield chunk.subarray(0, end);
  yield trailer;
}

/** @returns end offset of the row; undefined when the row may not fit into the chunk */
function writeRow(
  row: unknown[],
  rowEncoders: (typeof encoders)[CopyType][],
  chunk: Buffer,
  start: number,
): number | undefined {
  let offset = start + 2;
  if (offset > chunk.length) return undefined;
  chunk.writeInt16BE(rowEncoders.length, start);
  for (let index = 0; index < rowEncoders.length; index++) {
    const { maxBytes, write } = rowEncoders[index]!;
    const value = row[index];
    const isNull = value === null || value === undefined;
    if (offset + 4 + (isNull ? 0 : maxBytes(value)) > chunk.length) return undefined;
    const length = isNull ? -1 : write(chunk, value, offset + 4);
    chunk.writeInt32BE(length, offset);
    offset += 4 + Math.max(0, length);
  }
  return offset;
}
