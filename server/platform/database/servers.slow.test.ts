import { setTimeout as delay } from 'node:timers/promises';
import { captureLog } from '../../testing/captured-log.ts';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../../testing/replicated-postgres.ts';
import { connect } from './data-source.ts';
import { listen } from './listen.ts';
import { createClient } from './servers.ts';

let postgres: ReplicatedPostgres;
beforeAll(async () => {
  postgres = await startReplicatedPostgres({ isSynchronous: true });
}, 60_000);
afterAll(() => postgres.stop());

const isStandby = async (url: string): Promise<boolean> => {
  const client = createClient(url, {});
  await client.connect();
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  await client.end();
  return rows[0]!.standby;
};

test('with a list of servers, connections go to the one that accepts writes, before and after a failover', async () => {
  const { log } = captureLog();
  expect(await isStandby(postgres.standbyUrl)).toBe(true);
  expect(await isStandby(postgres.url)).toBe(false); // although the standby is the first of the list

  const db = await connect(postgres.url, { entities: [], migrations: [], log });
  const received: string[] = [];
  let reconnects = 0;
  const listener = await listen(postgres.url, ['news'], (_channel, payload) => received.push(payload), {
    onReconnect: () => reconnects++,
    log,
  });
  await db.query('create table notes (text text)');
  await db.query(`insert into notes values ('acknowledged')`);

  await postgres.killPrimary();
  const getProblem = () =>
    db.query('select').then(
      () => '',
      (error: Error) => error.message,
    );
  while (!/^none of 2 servers accepts writes: .*is a standby/.test(await getProblem()));
  await postgres.promoteStandby();
  const write = () =>
    db.query(`insert into notes values ('after the failover')`).then(
      () => true,
      () => false,
    );
  while (!(await write())) await delay(20);
  expect(await db.query('select text from notes')).toEqual([{ text: 'acknowledged' }, { text: 'after the failover' }]);

  while (reconnects === 0) await delay(20);
  await db.query(`notify news, 'arrives'`);
  while (received.length === 0) await delay(20);
  expect(received).toEqual(['arrives']);
  await listener.close();
  await db.destroy();
}, 60_000);
