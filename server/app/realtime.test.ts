import type { Client } from 'graphql-ws';
import WebSocket from 'ws';
import { startKordon } from '../testing/kordon.ts';
import { anAdminUser } from '../testing/accounts.ts';
import type { TestClient } from '../testing/test-client.ts';
import { aCompany } from '../testing/records.ts';
import { FeedSubscriber } from '../testing/feed-subscriber.ts';

const kordon = startKordon();
const subscribers: FeedSubscriber[] = [];
afterEach(() => subscribers.splice(0).forEach(({ client }) => void client.dispose()));

async function subscribeToFeed(client: TestClient): Promise<FeedSubscriber> {
  const subscriber = new FeedSubscriber(client);
  subscribers.push(subscriber);
  return subscriber.ready();
}

/** Creates and signs in a new admin, whose session a test may end. */
async function signInNewAdmin() {
  const { email, password } = await anAdminUser(kordon.db);
  const client = kordon.newClient();
  await client.signIn(email, password);
  return { email, client };
}

/** Opens a subscription and returns the code with which the server closes the connection. */
const closeCodeOf = (client: Client): Promise<number> =>
  new Promise((resolve) => {
    client.on('closed', (event) => resolve((event as { code: number }).code));
    client.subscribe({ query: 'subscription { activityLogged { id } }' }, { next() {}, error() {}, complete() {} });
  });

describe('the feed', () => {
  test('delivers a change that was made directly in the database', async () => {
    const subscriber = await subscribeToFeed(kordon.admin);
    await aCompany(kordon.db, { name: 'Ege Haddecilik' });
    const [event] = await subscriber.waitForEvents(1);
    expect(event).toMatchObject({
      action: 'INSERT',
      targetType: 'companies',
      details: { name: 'Ege Haddecilik' },
      actor: null,
    });
  });

  test('delivers a change to all subscribers', async () => {
    const { client } = await signInNewAdmin();
    const both = [await subscribeToFeed(kordon.admin), await subscribeToFeed(client)];
    const { name } = await aCompany(kordon.db);
    const events = await Promise.all(both.map((subscriber) => subscriber.waitForEvents(1)));
    expect(events).toMatchObject([[{ details: { name } }], [{ details: { name } }]]);
  });

  test('delivers 2,000 changes of one transaction once each and in order', async () => {
    const subscriber = await subscribeToFeed(kordon.admin);
    await kordon.db.query(`insert into companies (name) select 'Firma ' || n from generate_series(1, 2000) n`);
    const names = (await subscriber.waitForEvents(2000)).map(({ details }) => details.name);
    expect(names).toEqual(Array.from({ length: 2000 }, (_, n) => `Firma ${n + 1}`));
  });

  test('delivers nothing from a transaction that is rolled back', async () => {
    const subscriber = await subscribeToFeed(kordon.admin);
    await kordon.db
      .transaction(async (tx) => {
        await aCompany(tx);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    const { name } = await aCompany(kordon.db);
    expect(await subscriber.waitForEvents(1)).toMatchObject([{ details: { name } }]);
  });
});

describe('a connection', () => {
  test('is closed with 4403 for anonymous clients', async () => {
    expect(await closeCodeOf(kordon.visitor.connect())).toBe(4403);
  });

  test('from a page of another site is rejected with 403, also with a valid session', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${kordon.port}/graphql`, 'graphql-transport-ws', {
      headers: { cookie: kordon.admin.cookie, origin: 'https://else.example' },
    });
    const status = await new Promise((resolve) =>
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
    );
    expect(status).toBe(403);
  });

  test('to another path is rejected with 404', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${kordon.port}/elsewhere`);
    const status = await new Promise((resolve) =>
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
    );
    expect(status).toBe(404);
  });

  test('ends with 4403 when its session signs out, while other connections stay open', async () => {
    const { client } = await signInNewAdmin();
    const [signedOut, other] = [await subscribeToFeed(client), await subscribeToFeed(kordon.admin)];
    await client.run('mutation { signOut }');
    expect(await signedOut.closed).toBe(4403);

    await aCompany(kordon.db);
    await expect(other.waitForEvents(1)).resolves.toHaveLength(1);
    expect(signedOut.events).toEqual([]);
  });

  test('ends with 4403 when its admin is disabled, also directly in the database', async () => {
    const { email, client } = await signInNewAdmin();
    const subscriber = await subscribeToFeed(client);
    await kordon.db.query('update admin_users set disabled_at = now() where email = $1', [email]);
    expect(await subscriber.closed).toBe(4403);
  });

  test('ends with 4403 when its session expires, and not earlier', async () => {
    const { client } = await signInNewAdmin();
    const expireIn = (interval: string) =>
      kordon.db.query(`update sessions set expire = now() + $1::interval where sess #>> '{passport,user}' = $2`, [
        interval,
        id,
      ]);
    const { me } = await client.run<{ me: { id: string } }>('{ me { id } }');
    const { id } = me;

    await expireIn('1 second');
    const subscriber = await subscribeToFeed(client);
    await expireIn('2 seconds'); // extended, as by a request
    const start = Date.now();
    expect(await subscriber.closed).toBe(4403);
    expect(Date.now() - start).toBeGreaterThan(1_500);
  });

  test('ends with 1012 when the server lost its notification connection', async () => {
    const subscriber = await subscribeToFeed(kordon.admin);
    await kordon.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'kordon listener' and datname = current_database()`,
    );
    expect(await subscriber.closed).toBe(1012);
    const reconnected = await subscribeToFeed(kordon.admin); // the client can reconnect
    await aCompany(kordon.db);
    await expect(reconnected.waitForEvents(1)).resolves.toHaveLength(1);
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
    ['is a mutation', 'mutation { signOut }', 'BAD_REQUEST'],
    ['is a query', '{ me { id } }', 'BAD_REQUEST'],
    ['has a syntax error', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['has too many tokens', `subscription { activityLogged { ${'id '.repeat(2_000)} } }`, 'GRAPHQL_PARSE_FAILED'],
    ['has an unknown field', 'subscription { priceFell { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'has too many aliases',
      `subscription { activityLogged { ${Array.from({ length: 21 }, (_, n) => `a${n}: id`).join(' ')} } }`,
      'DOCUMENT_TOO_LARGE',
    ],
    [
      'lacks a required variable',
      'subscription ($yes: Boolean!) { activityLogged { id @include(if: $yes) } }',
      'BAD_USER_INPUT',
    ],
  ])('is rejected when it %s', async (_case, query, code) => {
    expect(await errorsOf(query)).toMatchObject(refusal(code));
  });

  test('is rejected when twenty are already open', async () => {
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

  test('closes the connection when its message is larger than 64 KiB', async () => {
    const client = kordon.admin.connect();
    const closed = new Promise((resolve) => client.on('closed', (event) => resolve((event as { code: number }).code)));
    client.subscribe({ query: '#'.repeat(100_000) }, { next() {}, error() {}, complete() {} });
    expect(await closed).toBe(1009);
  });
});
