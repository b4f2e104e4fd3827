import type { DataSource, EntityManager } from 'typeorm';
import { createVault, type EncryptedColumn, type EncryptionKeys, type Vault } from './vault.ts';

/** Rows that are locked and encrypted in one transaction. */
const BATCH_SIZE = 100;

interface Row {
  id: string;
  value: Buffer;
}

interface Inspection {
  /** Values of the current key. */
  current: number;
  /** Values of another known key. */
  previous: number;
  /** An error for each value that cannot be decrypted. */
  unreadable: string[];
}

/** Decrypts every stored secret, and changes none. */
export async function inspectSecrets(
  db: DataSource,
  keys: EncryptionKeys,
  columns: readonly EncryptedColumn[],
): Promise<Inspection> {
  const found: Inspection = { current: 0, previous: 0, unreadable: [] };
  for (const column of columns) {
    const vault = createVault(keys, column);
    for (let rows = await readBatch(db.manager, column, ''); rows.length > 0;) {
      for (const { id, value } of rows) {
        const opened = tryOpen(vault, value, id);
        if (typeof opened === 'string') found.unreadable.push(opened);
        else found[vault.isCurrent(value) ? 'current' : 'previous'] += 1;
      }
      rows = await readBatch(db.manager, column, rows.at(-1)!.id);
    }
  }
  return found;
}

interface Rotation {
  /** Values that are now encrypted with the current key. */
  changed: number;
  unreadable: string[];
}

/**
 * Encrypts every stored secret with the current key. Each batch is a transaction that locks its rows, so that a secret that a server
 * changes in the meantime is not overwritten, and a run that was interrupted keeps what it has done. What cannot be decrypted stays as it is.
 */
export async function rotateSecrets(
  db: DataSource,
  keys: EncryptionKeys,
  columns: readonly EncryptedColumn[],
  batchSize = BATCH_SIZE,
): Promise<Rotation> {
  const rotation: Rotation = { changed: 0, unreadable: [] };
  for (const column of columns) {
    const vault = createVault(keys, column);
    for (let last: string | undefined = ''; last !== undefined;) {
      const after: string = last;
      last = await db.transaction(async (tx) => {
        const rows = await readBatch(tx, column, after, { batchSize, lock: true });
        for (const { id, value } of rows) {
          const opened = tryOpen(vault, value, id);
          if (typeof opened === 'string') rotation.unreadable.push(opened);
          else if (!vault.isCurrent(value)) {
            await tx.query(`update ${column.table} set ${column.column} = $2 where ${column.id} = $1`, [
              id,
              vault.seal(opened, id),
            ]);
            rotation.changed += 1;
          }
        }
        return rows.at(-1)?.id;
      });
    }
  }
  return rotation;
}

/** Returns the decrypted value, or the message of the error. */
function tryOpen(vault: Vault, value: Buffer, id: string): Buffer | string {
  try {
    return vault.open(value, id);
  } catch (error) {
    return (error as Error).message;
  }
}

/** @param after id of the last row of the batch before */
const readBatch = (
  db: EntityManager,
  { table, column, id }: EncryptedColumn,
  after: string,
  { batchSize = BATCH_SIZE, lock = false } = {},
): Promise<Row[]> =>
  db.query<Row[]>(
    `select ${id}::text as id, ${column} as value from ${table}
     where ${column} is not null and ${id}::text > $1 order by ${id}::text limit ${batchSize} ${lock ? 'for update' : ''}`,
    [after],
  );
