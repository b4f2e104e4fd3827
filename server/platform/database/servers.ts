import { Client, type ClientConfig } from 'pg';
import { isTemporaryFailure, splitServers } from './connection-errors.ts';

/** Time for one of several servers to answer, in milliseconds. */
const PROBE_TIMEOUT_MS = 5_000;

/** Class of the clients of each URL with several servers. */
const classes = new Map<string, typeof Client>();

/**
 * Returns what a pool needs to connect to a database. With several servers it connects to the one that accepts writes.
 */
export function poolSettings(url: string): { connectionString: string; Client: typeof Client } {
  const servers = splitServers(url);
  if (servers.length === 1) return { connectionString: url, Client };
  const known = classes.get(url) ?? createPrimaryClient(servers);
  classes.set(url, known);
  return { connectionString: servers[0], Client: known };
}

/** Creates a client that is not connected yet. With several servers it connects to the one that accepts writes. */
export function createClient(url: string, settings: ClientConfig): Client {
  const { connectionString, Client: Class } = poolSettings(url);
  return new Class({ ...settings, connectionString });
}

type Server = Pick<Client, 'host' | 'port'>;
type ConnectCallback = ((error: Error) => void) | ((error: null, client: Client) => void);

function createPrimaryClient(servers: string[]): typeof Client {
  /** Connections that are opened at the same time share one search. */
  let search: Promise<Server> | undefined;

  async function connectToPrimary(client: Client, connect: () => Promise<Client>): Promise<Client> {
    search ??= findPrimary(servers).finally(() => {
      search = undefined;
    });
    Object.assign(client, await search);
    return connect();
  }
  // The methods of pg return a promise only when they get no callback; the pool gives one.
  return class PrimaryClient extends Client {
    override connect(): Promise<Client>;
    override connect(callback: ConnectCallback): void;
    override connect(callback?: ConnectCallback): Promise<Client> | void {
      const connected = connectToPrimary(this, () => super.connect());
      if (!callback) return connected;
      const settle = callback as (error: unknown, client?: Client) => void;
      connected.then(() => settle(null, this), settle);
    }
  };
}

/** @throws the error of a server that refuses the role or the database; otherwise one that says that no server accepts writes */
async function findPrimary(servers: string[]): Promise<Server> {
  try {
    return await Promise.any(servers.map(probe));
  } catch (error) {
    const { errors } = error as { errors: Error[] };
    const refusal = errors.find((one) => !isTemporaryFailure(one));
    if (refusal) throw refusal;
    const reasons = errors.map(({ message }) => message).join('; ');
    // The code of a server that starts or stops, so that callers try again.
    throw Object.assign(new Error(`none of ${servers.length} servers accepts writes: ${reasons}`), { code: '57P03' });
  }
}

/** @throws Error when the server cannot be reached or accepts no writes, as a standby does */
async function probe(url: string): Promise<Server> {
  const client = new Client({
    connectionString: url,
    application_name: 'kordon probe',
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => {}); // the attempt or the query fails, too
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    const { host, port } = client;
    if (rows[0]?.transaction_read_only === 'off') return { host, port };
    throw Object.assign(new Error(`${host}:${port} is a standby`), { code: '57P03' });
  } finally {
    void client.end().catch(() => {});
  }
}
