import { escapeLiteral, type Pool, type PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { getPool } from './rows.ts';

type OnConnect = (error: Error | undefined, client?: PoolClient, release?: (error?: Error | boolean) => void) => void;

/**
 * Returns the data source as a user sees it who may see only own and unassigned records: its statements read the views of the schema
 * `visible` in place of the tables (decision 029). It uses the connection pool of `db`.
 * @param viewerId UUID of the admin user
 */
export function restrictToVisible(db: DataSource, viewerId: string): DataSource {
  const pool = getPool(db);
  const restrict = `set search_path = visible, public; set kordon.viewer_id = ${escapeLiteral(viewerId)}; select visible.viewer_id()`;
  const acquire = async (): Promise<{ client: PoolClient; release: (error?: Error | boolean) => void }> => {
    const client = await pool.connect();
    // A connection that could not be reset is closed: it must never serve another user.
    const release = (error?: Error | boolean): void => {
      if (error) client.release(error);
      else
        client.query('reset search_path; reset kordon.viewer_id').then(
          () => client.release(),
          (failure: unknown) => client.release(failure as Error),
        );
    };
    try {
      await client.query(restrict);
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
    return { client, release };
  };
  const restrictedPool = {
    // TypeORM takes its connections by this method.
    connect: (callback: OnConnect) =>
      void acquire().then(
        ({ client, release }) => callback(undefined, client, release),
        (error: unknown) => callback(error as Error),
      ),
    // queryRows calls this method. The name of a prepared statement is left out, because its plan would alternate between tables and views.
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { client, release } = await acquire();
      try {
        const result = await client.query(text, values);
        release();
        return result;
      } catch (error) {
        release();
        throw error;
      }
    },
  } as unknown as Pool;

  // TypeORM gets the pool from the driver, and the entity manager from the data source: only these are replaced, the rest is inherited.
  const restricted = Object.create(db) as DataSource;
  const driver = Object.create(db.driver) as PostgresDriver;
  Object.assign(driver, { master: restrictedPool, dataSource: restricted });
  Object.assign(restricted, { driver });
  Object.assign(restricted, { manager: restricted.createEntityManager() });
  return restricted;
}
