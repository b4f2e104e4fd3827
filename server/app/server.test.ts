import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { Client } from 'pg';
import pino from 'pino';
import { version } from '../../common/version.ts';
import { readConfig } from '../config.ts';
import { startServer } from '../main.ts';
import { captureLog } from '../testing/captured-log.ts';
import { testDatabase } from '../testing/database.ts';
import { findFreePort } from '../platform/free-port.ts';
import { startKordon } from '../testing/kordon.ts';
import { dataDirPrefix } from '../testing/leftovers.ts';
import { aCompany } from '../testing/records.ts';
import { FeedSubscriber } from '../testing/feed-subscriber.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const companies = '{ companies { totalCount } }';

describe('a running server', () => {
  const kordon = startKordon();

  test('is live and ready, and returns its version', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const response = await kordon.fetch(path);
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok', version }]);
    }
  });

  test('returns 404 for unknown and invalid paths', async () => {
    expect((await kordon.fetch('/nowhere')).status).toBe(404);
    expect((await kordon.fetch('/%E0%A4%A')).status).toBe(404);
  });

  test('sends the security headers with every response', async () => {
    const { headers } = await kordon.fetch('/health/live');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(headers.get('permissions-policy')).toContain(`${feature}=()`);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('strict-transport-security')).toBe(false); // http only
  });

  test('listens on 127.0.0.1 only', async () => {
    expect(kordon.server.address).toBe(`127.0.0.1:${kordon.port}`);
    expect(kordon.server.localUrl).toBe(`http://localhost:${kordon.port}`);
    // On Linux all of 127.0.0.0/8 is the loopback interface; on other systems 127.0.0.2 is unreachable anyway.
    await expect(fetch(`http://127.0.0.2:${kordon.port}/health/live`)).rejects.toThrow('fetch failed');
  });

  test.each(['/metrics', '/metrics/', '/METRICS'])('returns 404 for %s on the public port', async (path) => {
    expect((await kordon.fetch(path)).status).toBe(404);
  });

  test('serves only metrics on the metrics port', async () => {
    const { metricsUrl = '' } = kordon.server;
    expect(metricsUrl).toMatch(/^http:\/\/localhost:\d+\/metrics$/);
    for (const path of ['/', '/health/live', '/graphql', '/admin'])
      expect((await fetch(new URL(path, metricsUrl))).status).toBe(404);
  });

  test('labels operations by their field, not by the operation name of the client', async () => {
    await kordon.visitor.run('query AnythingAtAll { me { id } }');
    await kordon.visitor.send(companies);
    const watcher = await new FeedSubscriber(kordon.admin).ready();
    const metrics = await kordon.metrics();
    await watcher.client.dispose();

    expect(metrics).toContain('kordon_graphql_operation_duration_seconds_count{operation="query me",outcome="ok"}');
    expect(metrics).toContain(
      'kordon_graphql_operation_duration_seconds_count{operation="query companies",outcome="UNAUTHENTICATED"}',
    );
    expect(metrics).toContain('kordon_websockets 1');
    expect(metrics).toContain('kordon_jobs{state="waiting"} 0');
    expect(metrics).toMatch(/^kordon_oldest_due_job_age_seconds 0$/m);
    expect(metrics).toMatch(/^kordon_database_size_bytes [1-9]\d{6,}$/m);
    expect(metrics).toMatch(/^kordon_disk_free_bytes [1-9]\d+$/m);
    expect(metrics).toContain(`kordon_build_info{version="${manifest.version}"} 1`);
    expect(metrics).not.toContain('AnythingAtAll');
  });

  test('labels requests by route and status, not by the requested path', async () => {
    await kordon.fetch('/nowhere/leyla@demir.example?and=more');
    await kordon.fetch('/attachments/of-mine');
    await kordon.fetch('/health/live');
    const metrics = await kordon.metrics();
    expect(metrics).toMatch(/^kordon_http_request_duration_seconds_count\{route="page",status="4xx"\} \d+$/m);
    expect(metrics).toMatch(
      /^kordon_http_request_duration_seconds_count\{route="\/attachments\/:id",status="4xx"\} 1$/m,
    );
    expect(metrics).toMatch(/^kordon_http_request_duration_seconds_count\{route="\/health\/live",status="2xx"\} \d+$/m);
    for (const pathPart of ['nowhere', 'leyla', 'of-mine', 'more']) expect(metrics).not.toContain(pathPart);
  });

  test('measures the connection pool, the feed, database notifications and errors', async () => {
    const metric = async (name: string) => {
      const metrics = await kordon.metrics();
      return Number(
        metrics
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    };
    const watcher = await new FeedSubscriber(kordon.admin).ready();
    const [deliveries, errors] = [
      await metric('kordon_feed_delivery_seconds_count'),
      await metric('kordon_errors_total'),
    ];
    await aCompany(kordon.db);
    await watcher.waitForEvents(1);
    await watcher.client.dispose();
    expect(await metric('kordon_feed_delivery_seconds_count')).toBe(deliveries + 1);
    expect(await metric('kordon_notification_delay_seconds')).toBeGreaterThan(0);

    await kordon.db.query('alter table companies rename to companies_hidden');
    await kordon.admin.send(companies);
    await kordon.db.query('alter table companies_hidden rename to companies');
    expect(await metric('kordon_errors_total')).toBeGreaterThan(errors);

    expect(await metric('kordon_database_pool_waiting_requests')).toBe(0);
    const blocker = kordon.db.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('lock table companies in access exclusive mode');
    // Each search uses a separate connection.
    const search = '{ companies(filter: { search: "Liman" }) { totalCount } }';
    const searches = Array.from({ length: 12 }, () => kordon.admin.send(search));
    while ((await metric('kordon_database_pool_waiting_requests')) === 0);
    expect(await metric('kordon_database_pool_connections{state="busy"}')).toBe(10);
    await blocker.rollbackTransaction();
    await blocker.release();
    await Promise.all(searches);
  });

  test('returns only a reference for an internal error and logs the cause under it', async () => {
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

  test('logs each request with the id of its response and without secrets', async () => {
    const { headers } = await kordon.admin.send('{ me { id } }', {}, { authorization: 'Bearer of-secrets' });
    const id = headers.get('x-request-id')!;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(kordon.log.find((line) => line.includes(id))).toContain('"path":"/graphql"');
    const log = kordon.log.join('');
    for (const secret of ['of-secrets', kordon.admin.cookie, 'a password for the tests'])
      expect(log).not.toContain(secret);
  });
});

describe('a stopping server', () => {
  const kordon = startKordon();

  /** Runs `work` while a query for companies waits for a lock. */
  async function whileReadingCompanies(work: () => Promise<void>): Promise<unknown> {
    const blocker = kordon.db.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('lock table companies in access exclusive mode');
    const inFlight = kordon.admin.run(companies);
    const waitingLocks = `select 1 from pg_locks where not granted and relation = 'companies'::regclass`;
    while ((await kordon.db.query<object[]>(waitingLocks)).length === 0);
    await work();
    await blocker.commitTransaction();
    await blocker.release();
    return inFlight;
  }

  test('finishes running requests, closes sockets with 1001 and accepts no new requests', async () => {
    const watcher = await new FeedSubscriber(kordon.admin).ready();
    let stopped: Promise<void> | undefined;
    const answer = await whileReadingCompanies(async () => {
      stopped = kordon.server.stop();
      expect(await watcher.closed).toBe(1001);
      await expect(kordon.fetch('/health/live')).rejects.toThrow();
    });
    expect(answer).toEqual({ companies: { totalCount: 0 } });
    await stopped;
  });

  test('ignores a second stop', async () => {
    await expect(kordon.server.stop()).resolves.toBeUndefined();
  });
});

describe('a server without its database', () => {
  const kordon = startKordon();

  test('stays live, and becomes ready again when the database is back', async () => {
    const [{ name }] = await kordon.db.query<[{ name: string }]>('select current_database() as name');
    const fetchStatus = async (path: string) => (await kordon.fetch(path)).status;
    const maintenance = new Client({ connectionString: kordon.databaseUrl.replace(/[^/]+$/, 'postgres') });
    await maintenance.connect();

    await maintenance.query(`alter database ${name} allow_connections false`);
    await maintenance.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
      [name],
    );
    expect([await fetchStatus('/health/live'), await fetchStatus('/health/ready')]).toEqual([200, 503]);
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.4']), 'drawing.pdf');
    for (const [client, path, body] of [
      [kordon.admin, '/graphql', JSON.stringify({ query: '{ me { id } }' })], // reads the session first
      [
        kordon.visitor,
        '/graphql',
        JSON.stringify({ query: 'mutation { requestPasswordReset(email: "a@b.example") }' }),
      ],
      [kordon.visitor, '/attachments', form],
    ] as const) {
      const headers = new Headers(typeof body === 'string' ? { 'content-type': 'application/json' } : {});
      const response = await client.fetch(path, { method: 'POST', body, headers });
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(await response.text()).toMatch(/"code":"INTERNAL_SERVER_ERROR".*"reference":|Reference: /);
    }
    expect((await fetch(kordon.server.metricsUrl!)).status).toBe(200);

    await maintenance.query(`alter database ${name} allow_connections true`);
    await maintenance.end();
    expect(await fetchStatus('/health/ready')).toBe(200);
    await expect(kordon.admin.run('{ me { email } }')).resolves.toEqual({ me: { email: 'admin@kordon.example' } });
  });
});

describe('a server whose database refuses writes', () => {
  const kordon = startKordon();

  test('is not ready, although it can read, until writes succeed again', async () => {
    const [{ name }] = await kordon.db.query<[{ name: string }]>('select current_database() as name');
    const askReadiness = async () => {
      const response = await kordon.fetch('/health/ready');
      return [response.status, ((await response.json()) as { status: string }).status];
    };
    const setReadOnly = async (value: 'on' | 'off') => {
      await kordon.db.query(`alter database ${name} set default_transaction_read_only = ${value}`);
      await kordon.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'kordon' and pid <> pg_backend_pid()`,
      );
    };
    expect(await askReadiness()).toEqual([200, 'ok']);
    await setReadOnly('on'); // as after a failover to a standby
    while ((await askReadiness())[1] !== 'writes') await delay(100); // a successful write counts for ten seconds
    expect(await askReadiness()).toEqual([503, 'writes']);
    expect((await kordon.admin.send('{ me { id } }')).errors).toEqual([]);
    expect(await kordon.metrics()).toContain('kordon_ready 0');
    expect(kordon.log.join('')).toContain('not ready: the database accepts no writes');

    await kordon.db.query('set default_transaction_read_only = off');
    await setReadOnly('off');
    while ((await askReadiness())[0] !== 200) await delay(100);
    expect(await kordon.metrics()).toContain('kordon_ready 1');
    expect(await kordon.db.query('select from pg_largeobject_metadata')).toEqual([]);
  }, 30_000);
});

describe('a starting server', () => {
  const database = testDatabase();
  const settings = (more: Record<string, string> = {}) =>
    readConfig({
      PORT: '0',
      DATABASE_URL: database.url(),
      DATA_DIR: `${dataDirPrefix}starts`,
      SESSION_SECRET: 'a secret for the tests, long enough',
      JOBS: 'off',
      ...more,
    });
  const log = pino({ level: 'silent' });
  afterAll(() => rm(`${dataDirPrefix}starts`, { recursive: true, force: true }));

  test('has no metrics without METRICS_PORT', async () => {
    const server = await startServer(settings(), { log });
    expect(server.metricsUrl).toBeUndefined();
    await server.stop();
  });

  test('listens on HOST', async () => {
    const server = await startServer(settings({ HOST: '0.0.0.0' }), { log });
    expect(server.address).toBe(`0.0.0.0:${server.port}`);
    expect(server.url).toBe(`http://localhost:${server.port}`);
    expect((await fetch(`http://127.0.0.1:${server.port}/health/live`)).status).toBe(200);
    await server.stop();
  });

  test.each([
    [{}, 'max-age=31536000; includeSubDomains'],
    [{ HSTS_SUBDOMAINS: 'off' }, 'max-age=31536000'],
    [{ PUBLIC_URL: 'http://kordon.example' }, null],
  ])('sends Strict-Transport-Security, with includeSubDomains as configured: %o', async (more, expected) => {
    const https = { PUBLIC_URL: 'https://kordon.example', TRUST_PROXY: 'loopback' };
    const server = await startServer(settings({ ...https, ...more }), { log });
    const { headers } = await fetch(`http://127.0.0.1:${server.port}/health/live`);
    expect(headers.get('strict-transport-security')).toBe(expected);
    await server.stop();
  });

  test.each([
    ['1', '0.0.0.0', true],
    ['1', '127.0.0.1', false],
    ['1', 'localhost', false],
    ['0', '0.0.0.0', false],
    ['10.0.0.5', '0.0.0.0', false],
  ])(
    'warns when TRUST_PROXY is a number only if other machines can reach the server: %s on %s',
    async (proxies, host, warned) => {
      const { log: captured, lines } = captureLog();
      const server = await startServer(settings({ TRUST_PROXY: proxies, HOST: host }), { log: captured });
      await server.stop();
      expect(lines.some((line) => line.includes('TRUST_PROXY is a number'))).toBe(warned);
    },
  );

  test('serves security.txt with the contact of the settings, and an expiry of about 90 days', async () => {
    const server = await startServer(settings({ SECURITY_CONTACT: 'security@kordon.example' }), { log });
    const response = await fetch(`http://127.0.0.1:${server.port}/.well-known/security.txt`);
    const text = await response.text();
    await server.stop();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Contact: mailto:security@kordon.example\r\n');
    expect(text).toContain(`Canonical: ${server.url}/.well-known/security.txt\r\n`);
    const [, expires] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)\r$/m.exec(text) ?? [];
    const days = (Date.parse(expires!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89);
    expect(days).toBeLessThan(91);
  });

  test('opens its port when its routes exist', async () => {
    const port = await findFreePort();
    const address = `http://127.0.0.1:${port}/health/live`;
    const pages = async (): Promise<RequestHandler> => {
      await expect(fetch(address)).rejects.toThrow('fetch failed');
      return (_request, _response, next) => next();
    };
    const server = await startServer(settings({ PORT: `${port}` }), { log, pages });
    expect((await fetch(address)).status).toBe(200);
    await server.stop();
  });

  test('reports that the metrics port is in use', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    await expect(startServer(settings({ METRICS_PORT: `${port}` }), { log })).rejects.toThrow(
      `Port ${port} cannot be opened: another program has it`,
    );
    occupant.close();
  });

  test('reports that HOST is not an address of this machine', async () => {
    // 198.51.100.0/24 is reserved for documentation (RFC 5737).
    await expect(startServer(settings({ HOST: '198.51.100.1', PORT: '4000' }), { log })).rejects.toThrow(
      'Port 4000 cannot be opened on 198.51.100.1: EADDRNOTAVAIL',
    );
  });

  test('reports that its port is in use and leaves no database connection open', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    await expect(startServer(settings({ PORT: `${port}` }), { log })).rejects.toMatchObject({
      name: 'StartError',
      message: `Port ${port} cannot be opened: another program has it`,
    });
    occupant.close();
    const openConnections = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
                  and application_name = 'kordon listener'`;
    // PostgreSQL ends the connections of the servers of earlier tests a moment after these servers.
    while ((await database.dataSource().query<unknown[]>(openConnections)).length > 0) await delay(20);
  });
});
