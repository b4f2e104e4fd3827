import { setTimeout as delay } from 'node:timers/promises';
import { once, EventEmitter } from 'node:events';
import { Client } from 'pg';
import pino from 'pino';
import { testDatabase } from '../../testing/database.ts';
import { listen, type Listener } from './listen.ts';

const database = testDatabase({ migrated: false });
const query = (statement: string, parameters?: unknown[]) => database.dataSource().query(statement, parameters);

const listeners: Listener[] = [];
afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.close();
});

/** Starts a listener and emits its notifications as events named after their channels, plus `reconnect`, and `warning` for each log line. */
async function listenTo(...channels: string[]): Promise<EventEmitter> {
  const events = new EventEmitter();
  listeners.push(
    await listen(database.url(), channels, (channel, payload) => events.emit(channel, payload), {
      onReconnect: () => events.emit('reconnect'),
      log: pino({ level: 'warn' }, { write: (line) => void events.emit('warning', line) }),
    }),
  );
  return events;
}

const listConnections = async () => {
  const rows = await database
    .dataSource()
    .query<{ pid: number }[]>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'kordon listener'`,
    );
  return rows.map(({ pid }) => pid);
};
const terminateConnections = async () => {
  for (const pid of await listConnections()) await query('select pg_terminate_backend($1)', [pid]);
};

/** Runs in another database, because PostgreSQL does not allow it for the current one. */
async function allowConnections(allowed: boolean): Promise<void> {
  const url = new URL(database.url());
  const name = url.pathname.slice(1);
  url.pathname = 'postgres';
  const client = new Client(url.href);
  await client.connect();
  await client.query(`alter database ${name} allow_connections ${allowed}`);
  await client.end();
}

test('receives notifications of its channels only, whatever their names', async () => {
  const events = await listenTo('activity', 'Oturum "bitti"');
  const payloads: string[] = [];
  events.on('activity', (payload: string) => payloads.push(payload));
  const last = once(events, 'Oturum "bitti"');

  await query('select pg_notify($1, $2)', ['activity', 'ilk']);
  await query('select pg_notify($1, $2)', ['other', 'unheard']);
  await query('select pg_notify($1, $2)', ['activity', '']);
  await query('select pg_notify($1, $2)', ['Oturum "bitti"', 'son']);
  expect(await last).toEqual(['son']);
  expect(payloads).toEqual(['ilk', '']);
});

test('receives no notification of a transaction that is rolled back', async () => {
  const events = await listenTo('activity');
  const first = once(events, 'activity');
  await database
    .dataSource()
    .transaction(async (tx) => {
      await tx.query(`notify activity, 'undone'`);
      throw new Error('undo');
    })
    .catch(() => {});
  await query(`notify activity, 'done'`);
  expect(await first).toEqual(['done']);
});

test('reconnects when the server closes the connection and calls onReconnect', async () => {
  const events = await listenTo('activity');
  const again = once(events, 'reconnect');
  await terminateConnections();
  await again;

  const next = once(events, 'activity');
  await query(`notify activity, 'after the gap'`);
  expect(await next).toEqual(['after the gap']);
});

test('keeps trying while the database accepts no connections', async () => {
  const events = await listenTo('activity');
  const again = once(events, 'reconnect');
  await allowConnections(false);
  const warnings: string[] = [];
  events.on('warning', (line: string) => warnings.push(line));
  await terminateConnections();
  while (warnings.filter((line) => line.includes('cannot listen')).length < 2) await once(events, 'warning');
  expect(await listConnections()).toEqual([]);

  await allowConnections(true);
  await again;
  expect(await listConnections()).toHaveLength(1);
});

test('close() stops reconnecting while the connection is lost', async () => {
  const events = await listenTo('activity');
  const reconnected = jest.fn();
  events.on('reconnect', reconnected);
  await terminateConnections();
  await listeners.pop()!.close();

  expect(reconnected).not.toHaveBeenCalled();
  while ((await listConnections()).length > 0) await delay(20); // PostgreSQL ends a closed connection a little later
});

test('a wrong URL fails immediately', async () => {
  const url = new URL(database.url());
  url.password = 'wrong';
  await expect(listen(url.href, ['activity'], () => {})).rejects.toThrow('password authentication failed');
});
