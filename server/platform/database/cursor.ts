import type { Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';

/** Rows in memory at a time. */
const batch = 1_000;

/**
 * What a statement finds, read as somebody takes it: the database keeps its place, and memory holds a thousand rows however many there
 * are. All of them are of one instant. Whoever stops early, or takes nothing for ten minutes, closes it.
 */
export async function* rowsInTurn<Row>(db: DataSource, { text, values }: Sql): AsyncGenerator<Row> {
  const runner = db.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query(`set local idle_in_transaction_session_timeout = '10min'`);
    await runner.query(`declare rows_in_turn no scroll cursor for ${text}`, values);
    for (;;) {
      const rows = (await runner.query(`fetch ${batch} from rows_in_turn`)) as Row[];
      yield* rows;
      if (rows.length < batch) break;
    }
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined); // it was lost
    await runner.release();
  }
}
