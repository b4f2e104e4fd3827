import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import type { RequestHandler } from 'express';
import { Client } from 'pg';
import pino from 'pino';
import { readConfig } from '../config.ts';
import { startServer } from '../main.ts';
import { testDatabase } from '../testing/database.ts';
import { startKordon } from '../testing/kordon.ts';
import { ownPrefix } from '../testing/leftovers.ts';
import { aCompany } from '../testing/records.ts';
import { Watcher } from '../testing/watcher.ts';

const companies = '{ companies { totalCount } }';

describe('a running server', () => {
  const kordon = startKordon();

  test('says that it runs and that it can take requests', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const response = await kordon.fetch(path);
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  test('answers an address that it does not know with 404', async () => {
    expect((await kordon.fetch('/nowhere')).status).toBe(404);
    expect((await kordon.fetch('/%E0%A4%A')).status).toBe(404);
  });

  test('sends the base headers with everything', async () => {
    const { headers } = await kordon.fetch('/health/live');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers.has('x-powered-by')).toBe(false);
  });

  test('listens on this machine alone', async () => {
    expect(kordon.server.address).toBe(`127.0.0.1:${kordon.port}`);
    expect(kordon.server.localUrl).toBe(`http://localhost:${kordon.port}`);
    // Every address of 127.0.0.0/8 is this machine on Linux; elsewhere it is none.
    await expect(fetch(`http://127.0.0.2:${kordon.port}/health/live`)).rejects.toThrow('fetch failed');
  });

  test.each(['/metrics', '/metrics/', '/METRICS'])('has nothing at %s of the port for visitors', async (path) => {
    expect((await kordon.fetch(path)).status).toBe(404);
  });

  test('has nothing but metrics on the port for metrics', async () => {
    const { metricsUrl = '' } = kordon.server;
    expect(metricsUrl).toMatch(/^http:\/\/localhost:\d+\/metrics$/);
    for (const path of ['/', '/health/live', '/graphql', '/admin'])
      expect((await fetch(new URL(path, metricsUrl))).status).toBe(404);
  });

  test('measures operations by their field, whatever a client calls them', async () => {
    await kordon.visitor.run('query AnythingAtAll { me { id } }');
    await kordon.visitor.send(companies);
    const watcher = await new Watcher(kordon.admin).ready();
    const metrics = await kordon.metrics();
    await watcher.client.dispose();

    expect(metrics).toContain('kordon_operation_seconds_count{operation="query me",outcome="ok"}');
    expect(metrics).toContain('kordon_operation_seconds_count{operation="query companies",outcome="UNAUTHENTICATED"}');
    expect(metrics).toContain('kordon_sockets 1');
    expect(metrics).toContain('kordon_jobs{state="waiting"} 0');
    expect(metrics).not.toContain('AnythingAtAll');
  });

  test('measures requests by route and outcome, never by the address that somebody typed', async () => {
    await kordon.fetch('/nowhere/leyla@demir.example?and=more');
    await kordon.fetch('/attachments/of-mine');
    await kordon.fetch('/health/live');
    const metrics = await kordon.metrics();
    expect(metrics).toMatch(/^kordon_request_seconds_count\{route="page",status="4xx"\} \d+$/m);
    expect(metrics).toMatch(/^kordon_request_seconds_count\{route="\/attachments\/:id",status="4xx"\} 1$/m);
    expect(metrics).toMatch(/^kordon_request_seconds_count\{route="\/health\/live",status="2xx"\} \d+$/m);
    for (const typed of ['nowhere', 'leyla', 'of-mine', 'more']) expect(metrics).not.toContain(typed);
  });

  test('measures the pool, the feed, what the database announces, and errors', async () => {
    const metric = async (name: string) => {
      const metrics = await kordon.metrics();
      return Number(
        metrics
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    };
    const watcher = await new Watcher(kordon.admin).ready();
    const [handed, errors] = [await metric('kordon_feed_seconds_count'), await metric('kordon_errors_total')];
    await aCompany(kordon.db);
    await watcher.received(1);
    await watcher.client.dispose();
    expect(await metric('kordon_feed_seconds_count')).toBe(handed + 1);
    expect(await metric('kordon_notify_seconds')).toBeGreaterThan(0);

    await kordon.db.query('alter table companies rename to companies_hidden');
    await kordon.admin.send(companies);
    await kordon.db.query('alter table companies_hidden rename to companies');
    expect(await metric('kordon_errors_total')).toBeGreaterThan(errors);

    expect(await metric('kordon_pool{state="waiting"}')).toBe(0);
    const blocker = kordon.db.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('lock table companies in access exclusive mode');
    // What is searched for is sent over a connection of its own.
    const search = '{ companies(filter: { search: "Liman" }) { totalCount } }';
    const asked = Array.from({ length: 12 }, () => kordon.admin.send(search));
    while ((await metric('kordon_pool{state="waiting"}')) === 0);
    expect(await metric('kordon_pool{state="busy"}')).toBe(10);
    await blocker.rollbackTransaction();
    await blocker.release();
    await Promise.all(asked);
  });

  test('says nothing of an error of its own but a reference, under which the log has the cause', async () => {
    await kordon.db.query('alter table companies rename to companies_hidden');
    const { errors } = await kordon.admin.send(companies);
    await kordon.db.query('alter table companies_hidden rename to companies');

    const { reference } = errors[0]!.extensions as { reference: string };
    expect(errors).toEqual([
      {
        message: `Something went wrong on our side. Reference: ${reference}`,
        path: ['companies'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', reference },
      },
    ]);
    expect(kordon.log.find((line) => line.includes(reference))).toContain('relation \\"companies\\" does not exist');
  });

  test('logs each request under the id in its answer, without what is secret', async () => {
    const { headers } = await kordon.admin.send('{ me { id } }', {}, { authorization: 'Bearer of-secrets' });
    const id = headers.get('x-request-id')!;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(kordon.log.find((line) => line.includes(id))).toContain('"path":"/graphql"');
    const log = kordon.log.join('');
    for (const secret of ['of-secrets', kordon.admin.cookie, 'a password for the tests'])
      expect(log).not.toContain(secret);
  });
});

describe('a server that is stopped', () => {
  const kordon = startKordon();

  /** Runs `work` while a query for companies hangs in the server. */
  async function whileReadingCompanies(work: () => Promise<void>): Promise<unknown> {
    const blocker = kordon.db.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('lock table companies in access exclusive mode');
    const inFlight = kordon.admin.run(companies);
    const waiting = `select 1 from pg_locks where not granted and relation = 'companies'::regclass`;
    while ((await kordon.db.query<object[]>(waiting)).length === 0);
    await work();
    await blocker.commitTransaction();
    await blocker.release();
    return inFlight;
  }

  test('finishes what is in flight, sends sockets away with 1001 and takes nothing new', async () => {
    const watcher = await new Watcher(kordon.admin).ready();
    let stopped: Promise<void> | undefined;
    const answer = await whileReadingCompanies(async () => {
      stopped = kordon.server.stop();
      expect(await watcher.closed).toBe(1001);
      await expect(kordon.fetch('/health/live')).rejects.toThrow();
    });
    expect(answer).toEqual({ companies: { totalCount: 0 } });
    await stopped;
  });

  test('changes nothing when it is stopped again', async () => {
    await expect(kordon.server.stop()).resolves.toBeUndefined();
  });
});

describe('a server without its database', () => {
  const kordon = startKordon();

  test('runs on, is not ready, and is again when the database is back', async () => {
    const [{ name }] = await kordon.db.query<[{ name: string }]>('select current_database() as name');
    const statusOf = async (path: string) => (await kordon.fetch(path)).status;
    const outside = new Client({ connectionString: kordon.databaseUrl.replace(/[^/]+$/, 'postgres') });
    await outside.connect();

    await outside.query(`alter database ${name} allow_connections false`);
    await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    expect([await statusOf('/health/live'), await statusOf('/health/ready')]).toEqual([200, 503]);
    const { status, errors } = await kordon.admin.send('{ me { id } }');
    expect([status, errors[0]?.extensions?.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
    expect((await fetch(kordon.server.metricsUrl!)).status).toBe(200);

    await outside.query(`alter database ${name} allow_connections true`);
    await outside.end();
    expect(await statusOf('/health/ready')).toBe(200);
    await expect(kordon.admin.run('{ me { email } }')).resolves.toEqual({ me: { email: 'admin@kordon.example' } });
  });
});

describe('a server that starts', () => {
  const database = testDatabase();
  const settings = (more: Record<string, string> = {}) =>
    readConfig({
      PORT: '0',
      DATABASE_URL: database.url(),
      DATA_DIR: `${ownPrefix}starts`,
      SESSION_SECRET: 'a secret for the tests, long enough',
      JOBS: 'off',
      ...more,
    });
  const log = pino({ level: 'silent' });
  afterAll(() => rm(`${ownPrefix}starts`, { recursive: true, force: true }));

  test('has no metrics unless they are asked for', async () => {
    const server = await startServer(settings(), { log });
    expect(server.metricsUrl).toBeUndefined();
    await server.stop();
  });

  test('listens where HOST says', async () => {
    const server = await startServer(settings({ HOST: '0.0.0.0' }), { log });
    expect(server.address).toBe(`0.0.0.0:${server.port}`);
    expect(server.url).toBe(`http://localhost:${server.port}`);
    expect((await fetch(`http://127.0.0.1:${server.port}/health/live`)).status).toBe(200);
    await server.stop();
  });

  test('answers 503 until its routes stand; what a proxy would not send to another node waits for them', async () => {
    const answers: [number, string | null][] = [];
    let form: Promise<Response> | undefined;
    const pages = async (url: string): Promise<RequestHandler> => {
      const server = url.replace('localhost', '127.0.0.1');
      const headers = { 'content-type': 'application/json' };
      form = fetch(`${server}/graphql`, { method: 'POST', headers, body: '{"query":"{ me { id } }"}' });
      for (const path of ['/', '/health/live', '/graphql']) {
        const { status, headers } = await fetch(server + path);
        answers.push([status, headers.get('retry-after')]);
      }
      return (_request, _response, next) => next();
    };
    const server = await startServer(settings(), { log, pages });
    expect(await (await form)?.json()).toEqual({ data: { me: null } });
    await server.stop();
    expect(answers).toEqual([
      [503, '1'],
      [503, '1'],
      [503, '1'],
    ]);
  });

  test('says that the port for metrics is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(startServer(settings({ METRICS_PORT: `${port}` }), { log })).rejects.toThrow(
      `Port ${port} cannot be opened: another program has it`,
    );
    other.close();
  });

  test('says that HOST is no address of this machine', async () => {
    // 198.51.100.0/24 belongs to nobody (RFC 5737).
    await expect(startServer(settings({ HOST: '198.51.100.1', PORT: '4000' }), { log })).rejects.toThrow(
      'Port 4000 cannot be opened on 198.51.100.1: EADDRNOTAVAIL',
    );
  });

  test('says that its port is taken, and leaves nothing behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(startServer(settings({ PORT: `${port}` }), { log })).rejects.toMatchObject({
      name: 'StartError',
      message: `Port ${port} cannot be opened: another program has it`,
    });
    other.close();
    const left = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
                  and application_name = 'kordon listener'`;
    expect(await database.dataSource().query(left)).toEqual([]);
  });
});
