import type { Client, Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

interface Waiting {
  statement: QueryConfig;
  answered: (error: Error | undefined, result: QueryResult) => void;
}

/** Over one connection; of more, several share the work. */
const mostTogether = 16;

/** What waits for the end of this turn of the event loop. */
const waiting = new WeakMap<Pool, Waiting[]>();

/**
 * Sends a statement over a connection of the pool, together with others that are sent in the same turn of the event loop: one write for
 * all of them, whoever they are for. They are answered one after the other, so this is for statements that are quick whatever their
 * values are. Each succeeds or fails by itself.
 */
export const sendTogether = (pool: Pool, statement: QueryConfig): Promise<QueryResult> =>
  new Promise((resolve, reject) => {
    const one: Waiting = { statement, answered: (error, result) => (error ? reject(error) : resolve(result)) };
    const others = waiting.get(pool);
    if (others && others.length < mostTogether) return void others.push(one);
    const all = [one];
    waiting.set(pool, all);
    setImmediate(() => {
      if (waiting.get(pool) === all) waiting.delete(pool);
      pool.connect((error, client, release) => {
        if (client) sendAll(client, all, release);
        else for (const { answered } of all) answered(error, undefined as never);
      });
    });
  });

function sendAll(client: PoolClient, all: Waiting[], release: (error?: Error) => void): void {
  const connection = client as unknown as Pipelined;
  connection.pipeline = true;

  let unanswered = all.length;
  let failed: Error | undefined;
  const { stream } = connection.connection;
  stream.cork();
  for (const { statement, answered } of all)
    client.query(statement, (error: Error | undefined, result) => {
      failed ??= error;
      unanswered--;
      if (unanswered === 0) {
        connection.pipeline = false;
        release(failed); // as a pool does it: a connection on which something failed is not used again
      }
      answered(error, result);
    });
  stream.uncork();
}

/** The setting `pipeline` of pg's client, which may as well change while it has nothing to do. */
type Pipelined = Pick<Client, 'connection'> & { pipeline: boolean };
