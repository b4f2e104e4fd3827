import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import ipaddr from 'ipaddr.js';
import { parse } from 'yaml';
import { readConfig } from '../config.ts';
import { startServer } from '../main.ts';
import { aQuoteRequest, submitForm, submitQuoteRequest } from '../testing/builders.ts';
import { captureLog } from '../testing/captured-log.ts';
import { queryFirstRow } from '../testing/embedded-processes.ts';
import { installedBinDir, startInstalledPostgres, type InstalledPostgres } from '../testing/installed-postgres.ts';
import { dataDirPrefix } from '../testing/leftovers.ts';
import { TestClient } from '../testing/test-client.ts';

interface Service {
  environment?: Record<string, string | number>;
  ports?: string[];
  stop_grace_period?: string;
  networks?: Record<string, { ipv4_address: string }>;
}

const { services, networks } = parse(readFileSync('docker-compose.yml', 'utf8')) as {
  services: Record<string, Service>;
  networks: Record<string, { ipam: { config: [{ subnet: string; ip_range: string }] } }>;
};
const nodes = [services['node-1']!, services['node-2']!];
/** Values for the variables that docker-compose.yml requires. */
const secrets = {
  POSTGRES_PASSWORD: 'of the superuser',
  DATABASE_OWNER_PASSWORD: 'OfTheOwner1',
  DATABASE_PASSWORD: 'OfTheServer1',
  SESSION_SECRET: 'a secret for the tests, long enough',
  ENCRYPTION_KEY: 'e'.repeat(64),
  ADMIN_PASSWORD: 'a password for the tests',
};

/** Substitutes variables like Docker Compose: `${NAME:?message}` is required, `${NAME:-default}` is optional. */
const substitute = (value: string | number): string =>
  String(value).replace(/\$\{(\w+):(\?|-)([^}]*)\}/g, (_, name: keyof typeof secrets, kind, text: string) =>
    kind === '-' ? text : secrets[name],
  );
const settingsOf = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, substitute(value)]));

test('every secret is required and has neither a default nor a literal value', () => {
  const values = Object.values(services).flatMap(({ environment = {} }) => Object.values(environment).map(String));
  const required = values.flatMap((value) => [...value.matchAll(/\$\{(\w+):\?[^}]+\}/g)].map(([, name]) => name!));
  expect([...new Set(required)].toSorted()).toEqual(Object.keys(secrets).toSorted());

  const isSecret = (name: string) => /SECRET|PASSWORD|KEY$|DATABASE_.*URL/.test(name);
  for (const { environment = {} } of Object.values(services))
    for (const [name, value] of Object.entries(environment))
      if (isSecret(name)) expect(value).toMatch(/^(postgres:\/\/\w+:)?\$\{\w+:\?[^}]+\}(@database:5432\/kordon)?$/);
});

test('only the proxy is published, and the mail server on localhost', () => {
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
  expect(published).toEqual([
    ['mail', '127.0.0.1:8025:8025'],
    ['proxy', '4000:80'],
  ]);
});

test('the nodes trust only the address of the proxy, which no other container can get', () => {
  const proxy = services.proxy!.networks!.default!.ipv4_address;
  for (const { environment } of nodes) expect(environment!.TRUST_PROXY).toBe(proxy);
  const { subnet, ip_range: others } = networks.default!.ipam.config[0];
  const address = ipaddr.parse(proxy);
  expect(address.match(ipaddr.parseCIDR(subnet))).toBe(true);
  expect(address.match(ipaddr.parseCIDR(others))).toBe(false);
});

test('the proxy forwards to the port of the site only, logs no requests and shows no version', () => {
  // nginx.slow.test.ts tests the same in a real nginx, where one is installed.
  const directives = ['nginx.conf', 'nginx-site.conf']
    .map((file) => readFileSync(`deploy/${file}`, 'utf8'))
    .join('\n')
    .split('\n')
    .map((line) => line.trim().replace(/;$/, ''))
    .filter((line) => line && !line.startsWith('#'));
  const upstreams = directives.filter((line) => line.startsWith('server ')).map((line) => line.split(' ')[1]);
  expect(upstreams).toEqual(['node-1:4000', 'node-2:4000', '{']);
  expect(directives.filter((line) => /^(proxy_pass|location \/|internal)/.test(line))).toEqual([
    'location / {',
    'proxy_pass http://kordon',
    'location /nginx/ {',
    'internal',
  ]);
  for (const line of [
    'server_tokens off',
    'access_log off',
    'error_log /dev/stderr crit',
    'proxy_set_header X-Forwarded-Host $http_host',
  ])
    expect(directives).toContain(line);
});

test('the unit of systemd gives a node the time to stop, and few rights', () => {
  const unit = readFileSync('deploy/kordon.service', 'utf8');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1])).toBeGreaterThan(readConfig({}).STOP_TIMEOUT);
  // Rated from 0 to 100, less is safer. Without systemd, or with one that cannot do this, only the lines above are tested.
  const rateArguments = ['security', '--offline=true', '--threshold=20', 'deploy/kordon.service'];
  if (spawnSync('systemd-analyze', ['security', '--help']).status === 0)
    expect(spawnSync('systemd-analyze', rateArguments, { encoding: 'utf8' })).toMatchObject({ status: 0 });
});

test('with TLS, only https and its redirect are published, and the nodes know the https address', () => {
  const override = parse(readFileSync('deploy/docker-compose.tls.yml', 'utf8'), { logLevel: 'error' }) as {
    services: Record<string, Service & { volumes?: string[] }>;
  };
  expect(override.services.proxy!.ports).toEqual(['443:443', '80:8080']);
  for (const name of ['node-1', 'node-2'])
    expect(override.services[name]!.environment).toEqual({
      PUBLIC_URL: '${PUBLIC_URL:?write the https address into .env}',
    });
  const listens = readFileSync('deploy/nginx-tls.conf', 'utf8').match(/(?<=listen )\d+/g);
  expect(listens).toEqual(['8080', '443']);
});

test('stop_grace_period is longer than STOP_TIMEOUT, which docs/operations.md states', () => {
  const [, seconds] = /at most (\d+) seconds in all/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  expect(readConfig({}).STOP_TIMEOUT).toBe(Number(seconds));
  for (const { stop_grace_period } of nodes)
    expect(Number.parseInt(stop_grace_period ?? '0')).toBeGreaterThan(Number(seconds));
});

(installedBinDir ? describe : describe.skip)('the roles of the database (needs a local PostgreSQL server)', () => {
  const { log } = captureLog();
  const dataDir = `${dataDirPrefix}compose`;
  let postgres: InstalledPostgres;
  let settings: Record<string, string>;

  beforeAll(async () => {
    postgres = await startInstalledPostgres(installedBinDir!);
    const passwords = settingsOf(services.database!);
    await postgres.run('psql', ['--no-psqlrc', '--file=deploy/database-roles.sql', postgres.superuserUrl], passwords);
    const { port } = new URL(postgres.superuserUrl);
    settings = settingsOf(nodes[0]!);
    for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'])
      settings[name] = settings[name]!.replace('@database:5432/', `@127.0.0.1:${port}/`);
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('both have a password, and neither is a superuser or may create roles or databases', async () => {
    const roles = `select json_object_agg(rolname, array[rolsuper, rolcreaterole, rolcreatedb, rolpassword is null]) as roles
                   from pg_authid where rolname like 'kordon\\_%'`;
    expect(await queryFirstRow(postgres.superuserUrl, roles)).toEqual({
      roles: { kordon_owner: [false, false, false, false], kordon_server: [false, false, false, false] },
    });
    const [owner, server] = [settings.DATABASE_OWNER_URL!, settings.DATABASE_URL!].map((url) => new URL(url));
    expect([owner!.username, server!.username]).toEqual(['kordon_owner', 'kordon_server']);
  });

  test('are sufficient for a node to migrate the schema and to serve requests', async () => {
    const overrides = { PORT: '0', METRICS_PORT: '0', SMTP_URL: '', DEMO_DATA: 'off', DATA_DIR: dataDir };
    const server = await startServer(readConfig({ ...settings, ...overrides }), { log });
    try {
      const visitor = new TestClient(`http://127.0.0.1:${server.port}`);
      const { id } = await submitForm(visitor, submitQuoteRequest, aQuoteRequest());
      const stored = `select pg_get_userbyid(relowner) as owner, exists (select from quote_requests where id = '${id}') as stored
                      from pg_class where oid = 'quote_requests'::regclass`;
      expect(await queryFirstRow(settings.DATABASE_OWNER_URL!, stored)).toEqual({
        owner: 'kordon_owner',
        stored: true,
      });
      await expect(queryFirstRow(settings.DATABASE_URL!, 'create table another ()')).rejects.toThrow(
        'permission denied',
      );
    } finally {
      await server.stop();
    }
  });

  test('no other role can connect to the database', async () => {
    const otherUrl = await postgres.createRole('somebody', 'kordon');
    await expect(queryFirstRow(otherUrl, 'select')).rejects.toThrow('permission denied for database "kordon"');
  });

  test('are not created when a password is missing', async () => {
    const file = '--file=deploy/database-roles.sql';
    await expect(postgres.run('psql', ['--no-psqlrc', file, postgres.superuserUrl])).rejects.toThrow('syntax error');
  });
});
