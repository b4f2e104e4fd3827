import { Client } from 'pg';
import { StartError } from '../../start-error.ts';
import { clusterLock } from '../advisory-locks.ts';

/** Time for PostgreSQL to notice that the previous holder of the lock was killed. */
const LOCK_TIMEOUT_MS = 2_000;

export class ClusterInUseError extends StartError {}

/**
 * Acquires the lock of the process that runs the cluster, as an advisory lock of a connection: it ends when the process is killed, and a reused
 * pid cannot be mistaken for the holder.
 * @returns the connection that holds the lock; undefined when the server does not accept connections at the moment
 * @throws ClusterInUseError naming the process that holds the lock
 */
export async function acquireClusterLock(url: URL): Promise<Client | undefined> {
  const client = new Client({
    connectionString: toMaintenanceUrl(url),
    application_name: `process ${process.pid}`,
  });
  client.on('error', () => {}); // 'end' follows and is handled by the supervisor
  try {
    await client.connect();
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query('select pg_advisory_lock($1, $2)', clusterLock);
    return client;
  } catch (error) {
    const inUse =
      getCode(error) === '55P03' && new ClusterInUseError(`DATA_DIR is in use by ${await describeHolder(client)}`);
    await client.end().catch(() => {});
    if (isTransient(error)) return undefined;
    throw inUse || toPasswordError(error);
  }
}

/** Returns the URL of the database `postgres`. Tests copy Kordon's database, which PostgreSQL refuses while a connection to it is open. */
function toMaintenanceUrl(url: URL): string {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  return maintenance.href;
}

async function describeHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ holder: string }>(
    `select format('%s, since %s UTC', application_name, date_trunc('second', backend_start)::timestamp) as holder
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = $1 and objid = $2`,
    clusterLock,
  );
  return rows[0]?.holder ?? 'another process';
}

const toPasswordError = (error: unknown) =>
  getCode(error) === '28P01'
    ? new StartError('DATA_DIR: the password in postgres.url does not match the database')
    : error;

const getCode = (error: unknown) => (error as { code?: string }).code ?? '';

/** Whether the server is starting up, is shutting down or ended after its pid file was read. */
const isTransient = (error: unknown) =>
  ['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET'].includes(getCode(error)) || /terminated/.test(String(error));
