import type { Client } from 'graphql-ws';
import WebSocket from 'ws';
import { startKordon } from '../testing/kordon.ts';
import { anAdmin } from '../testing/people.ts';
import type { Person } from '../testing/person.ts';
import { aCompany } from '../testing/records.ts';
import { Watcher } from '../testing/watcher.ts';

const kordon = startKordon();
const watchers: Watcher[] = [];
afterEach(() => watchers.splice(0).forEach(({ client }) => void client.dispose()));

async function watching(person: Person): Promise<Watcher> {
  const watcher = new Watcher(person);
  watchers.push(watcher);
  return watcher.ready();
}

/** An admin of their own, signed in: what ends their session ends nobody else's. */
async function somebodySignedIn() {
  const { email, password } = await anAdmin(kordon.db);
  const person = kordon.someone();
  await person.signIn(email, password);
  return { email, person };
}

/** The code with which a connection of this client ends that never gets to watch anything. */
const endOf = (client: Client): Promise<number> =>
  new Promise((resolve) => {
    client.on('closed', (event) => resolve((event as { code: number }).code));
    client.subscribe({ query: 'subscription { activityLogged { id } }' }, { next() {}, error() {}, complete() {} });
  });

describe('the feed', () => {
  test('brings a change that somebody made past this server', async () => {
    const watcher = await watching(kordon.admin);
    await aCompany(kordon.db, { name: 'Ege Haddecilik' });
    const [event] = await watcher.received(1);
    expect(event).toMatchObject({
      action: 'INSERT',
      targetType: 'companies',
      details: { name: 'Ege Haddecilik' },
      actor: null,
    });
  });

  test('brings it to everybody who watches', async () => {
    const { person } = await somebodySignedIn();
    const both = [await watching(kordon.admin), await watching(person)];
    const { name } = await aCompany(kordon.db);
    const events = await Promise.all(both.map((watcher) => watcher.received(1)));
    expect(events).toMatchObject([[{ details: { name } }], [{ details: { name } }]]);
  });

  test('brings two thousand changes of one transaction, each once and in their order', async () => {
    const watcher = await watching(kordon.admin);
    await kordon.db.query(`insert into companies (name) select 'Firma ' || n from generate_series(1, 2000) n`);
    const names = (await watcher.received(2000)).map(({ details }) => details.name);
    expect(names).toEqual(Array.from({ length: 2000 }, (_, n) => `Firma ${n + 1}`));
  });

  test('brings nothing of a transaction that is rolled back', async () => {
    const watcher = await watching(kordon.admin);
    await kordon.db
      .transaction(async (tx) => {
        await aCompany(tx);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    const { name } = await aCompany(kordon.db);
    expect(await watcher.received(1)).toMatchObject([{ details: { name } }]);
  });
});

describe('a connection', () => {
  test('is refused to the public with 4403', async () => {
    expect(await endOf(kordon.visitor.connect())).toBe(4403);
  });

  test('is refused to a page of another site, whoever is signed in', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${kordon.port}/graphql`, 'graphql-transport-ws', {
      headers: { cookie: kordon.admin.cookie, origin: 'https://else.example' },
    });
    const status = await new Promise((resolve) =>
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
    );
    expect(status).toBe(403);
  });

  test('is not to be had at another address', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${kordon.port}/elsewhere`);
    const status = await new Promise((resolve) =>
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
    );
    expect(status).toBe(404);
  });

  test('ends with 4403 when its session is signed out, and no other does', async () => {
    const { person } = await somebodySignedIn();
    const [theirs, ours] = [await watching(person), await watching(kordon.admin)];
    await person.run('mutation { signOut }');
    expect(await theirs.closed).toBe(4403);

    await aCompany(kordon.db);
    await expect(ours.received(1)).resolves.toHaveLength(1);
    expect(theirs.events).toEqual([]);
  });

  test('ends with 4403 when its admin is disabled, from wherever', async () => {
    const { email, person } = await somebodySignedIn();
    const watcher = await watching(person);
    await kordon.db.query('update admin_users set disabled_at = now() where email = $1', [email]);
    expect(await watcher.closed).toBe(4403);
  });

  test('ends with 4403 when the time of its session is over, not before', async () => {
    const { person } = await somebodySignedIn();
    const endIn = (interval: string) =>
      kordon.db.query(`update sessions set expire = now() + $1::interval where sess #>> '{passport,user}' = $2`, [
        interval,
        id,
      ]);
    const { me } = await person.run<{ me: { id: string } }>('{ me { id } }');
    const { id } = me;

    await endIn('1 second');
    const watcher = await watching(person);
    await endIn('2 seconds'); // put off, as a request would
    const start = Date.now();
    expect(await watcher.closed).toBe(4403);
    expect(Date.now() - start).toBeGreaterThan(1_500);
  });

  test('ends with 1012 when this server has not heard the database for a while', async () => {
    const watcher = await watching(kordon.admin);
    await kordon.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'kordon listener' and datname = current_database()`,
    );
    expect(await watcher.closed).toBe(1012);
    const again = await watching(kordon.admin); // and comes back
    await aCompany(kordon.db);
    await expect(again.received(1)).resolves.toHaveLength(1);
  });
});

describe('an operation over a WebSocket', () => {
  const errorsOf = (query: string, variables: Record<string, unknown> = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const client = kordon.admin.connect();
      client.subscribe(
        { query, variables },
        { next: ({ errors }) => errors && resolve(errors), error: resolve, complete: reject },
      );
    });
  const refusal = (code: string) => [{ extensions: { code } }];

  test.each([
    ['is no subscription', 'mutation { signOut }', 'BAD_REQUEST'],
    ['is a query', '{ me { id } }', 'BAD_REQUEST'],
    ['cannot be read', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['has too many tokens', `subscription { activityLogged { ${'id '.repeat(2_000)} } }`, 'DOCUMENT_TOO_LARGE'],
    ['asks for what there is not', 'subscription { priceFell { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'has too many aliases',
      `subscription { activityLogged { ${Array.from({ length: 21 }, (_, n) => `a${n}: id`).join(' ')} } }`,
      'DOCUMENT_TOO_LARGE',
    ],
    [
      'gives a variable of another type',
      'subscription ($yes: Boolean!) { activityLogged { id @include(if: $yes) } }',
      'BAD_USER_INPUT',
    ],
  ])('is refused when it %s', async (_what, query, code) => {
    expect(await errorsOf(query)).toMatchObject(refusal(code));
  });

  test('is refused when twenty are open already', async () => {
    const client = kordon.admin.connect();
    const refused = new Promise((resolve) => {
      for (let n = 0; n < 21; n++)
        client.subscribe(
          { query: 'subscription { activityLogged { id } }' },
          { next() {}, error: resolve, complete() {} },
        );
    });
    expect(await refused).toMatchObject(refusal('BAD_REQUEST'));
    await client.dispose();
  });

  test('ends the connection when it has 100 kB', async () => {
    const client = kordon.admin.connect();
    const closed = new Promise((resolve) => client.on('closed', (event) => resolve((event as { code: number }).code)));
    client.subscribe({ query: '#'.repeat(100_000) }, { next() {}, error() {}, complete() {} });
    expect(await closed).toBe(1009);
  });
});
