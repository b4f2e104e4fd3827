import type { Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';

/** Rows in memory at a time. */
const BATCH_SIZE = 1_000;

/**
 * Streams the rows of a statement through a cursor, all from one snapshot of the database. The cursor is closed when the consumer stops early;
 * PostgreSQL closes the connection when the consumer fetches no batch for ten minutes.
 */
export async function* streamRows<Row>(db: DataSource, { text, values }: Sql): AsyncGenerator<Row> {
  const runner = db.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query(`set local idle_in_transaction_session_timeout = '10min'`);
    await runner.query(`declare streamed_rows no scroll cursor for ${text}`, values);
    for (;;) {
      const rows = (await runner.query(`fetch ${BATCH_SIZE} from streamed_rows`)) as Row[];
      yield* rows;
      if (rows.length < BATCH_SIZE) break;
    }
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined); // fails when the connection was lost
    await runner.release();
  }
}
