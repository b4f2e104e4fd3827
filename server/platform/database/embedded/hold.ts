import { Client } from 'pg';
import { StartError } from '../../start-error.ts';
import { clusterLock } from '../advisory-locks.ts';

/** Time for PostgreSQL to notice that the process which held it before was killed. */
const patience = '2s';

export class HeldByAnother extends StartError {}

/**
 * Makes this process the one that runs the cluster: a connection that holds a lock, so that no kill leaves the lock behind
 * and no reused pid is taken for its holder.
 * @returns undefined when the server does not take connections at the moment
 * @throws StartError that says who holds the cluster
 */
export async function takeHold(url: URL): Promise<Client | undefined> {
  const client = new Client({
    connectionString: inMaintenanceDatabase(url),
    application_name: `process ${process.pid}`,
  });
  client.on('error', () => {}); // comes before 'end', and says no more
  try {
    await client.connect();
    await client.query(`set lock_timeout = '${patience}'`);
    await client.query('select pg_advisory_lock($1, $2)', clusterLock);
    return client;
  } catch (error) {
    const inUse = codeOf(error) === '55P03' && new HeldByAnother(`DATA_DIR is in use by ${await holder(client)}`);
    await client.end().catch(() => {});
    if (isPassing(error)) return undefined;
    throw inUse || explained(error);
  }
}

/** Not the product's own database, which tests copy: PostgreSQL copies none that somebody is connected to. */
function inMaintenanceDatabase(url: URL): string {
  const other = new URL(url);
  other.pathname = '/postgres';
  return other.href;
}

async function holder(client: Client): Promise<string> {
  const { rows } = await client.query<{ holder: string }>(
    `select format('%s, since %s UTC', application_name, date_trunc('second', backend_start)::timestamp) as holder
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = $1 and objid = $2`,
    clusterLock,
  );
  return rows[0]?.holder ?? 'another process';
}

const explained = (error: unknown) =>
  codeOf(error) === '28P01'
    ? new StartError('DATA_DIR: the password in postgres.url is not the one of the database')
    : error;

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

/** Starting up, shutting down, or ended between its pid file and our knock. */
const isPassing = (error: unknown) =>
  ['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET'].includes(codeOf(error)) || /terminated/.test(String(error));
