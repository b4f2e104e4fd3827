import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parse } from 'yaml';
import { readConfig } from '../config.ts';
import { startServer } from '../main.ts';
import { aQuoteRequest, submitForm, submitQuoteRequest } from '../testing/builders.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { query } from '../testing/embedded-hosts.ts';
import { installedPrograms, startInstalled, type InstalledPostgres } from '../testing/installed-postgres.ts';
import { ownPrefix } from '../testing/leftovers.ts';
import { Person } from '../testing/person.ts';

interface Service {
  environment?: Record<string, string | number>;
  ports?: string[];
  stop_grace_period?: string;
}

const { services } = parse(readFileSync('docker-compose.yml', 'utf8')) as { services: Record<string, Service> };
const nodes = [services['node-1']!, services['node-2']!];
/** What docker-compose.yml asks for, by name. */
const secrets = {
  POSTGRES_PASSWORD: 'of the superuser',
  DATABASE_OWNER_PASSWORD: 'OfTheOwner1',
  DATABASE_PASSWORD: 'OfTheServer1',
  SESSION_SECRET: 'a secret for the tests, long enough',
  ADMIN_PASSWORD: 'a password for the tests',
};

/** Values as compose fills them in: `${NAME:?message}` has to be there, `${NAME:-default}` need not. */
const filledIn = (value: string | number): string =>
  String(value).replace(/\$\{(\w+):(\?|-)([^}]*)\}/g, (_, name: keyof typeof secrets, kind, text: string) =>
    kind === '-' ? text : secrets[name],
  );
const settingsOf = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value)]));

test('every secret has to be given: none has a default, none is written down', () => {
  const values = Object.values(services).flatMap(({ environment = {} }) => Object.values(environment).map(String));
  const required = values.flatMap((value) => [...value.matchAll(/\$\{(\w+):\?[^}]+\}/g)].map(([, name]) => name!));
  expect([...new Set(required)].toSorted()).toEqual(Object.keys(secrets).toSorted());

  const secret = (name: string) => /SECRET|PASSWORD|DATABASE_.*URL/.test(name);
  for (const { environment = {} } of Object.values(services))
    for (const [name, value] of Object.entries(environment))
      if (secret(name)) expect(value).toMatch(/^(postgres:\/\/\w+:)?\$\{\w+:\?[^}]+\}(@database:5432\/kordon)?$/);
});

test('visitors reach the proxy, this machine the mail, and nobody else anything', () => {
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
  expect(published).toEqual([
    ['mail', '127.0.0.1:8025:8025'],
    ['proxy', '4000:80'],
  ]);
});

test('nodes are given the time to stop that docs/operations.md names', () => {
  const [, seconds] = /at most (\d+) seconds in all/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  for (const { stop_grace_period } of nodes)
    expect(Number.parseInt(stop_grace_period ?? '0')).toBeGreaterThan(Number(seconds));
});

(installedPrograms ? describe : describe.skip)('the roles of the database (needs a PostgreSQL server here)', () => {
  const { log } = capturedLog();
  const dataDir = `${ownPrefix}compose`;
  let postgres: InstalledPostgres;
  let settings: Record<string, string>;

  beforeAll(async () => {
    postgres = await startInstalled(installedPrograms!);
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

  test('are two of their own passwords; neither is a superuser or makes roles and databases', async () => {
    const roles = `select json_object_agg(rolname, array[rolsuper, rolcreaterole, rolcreatedb, rolpassword is null]) as roles
                   from pg_authid where rolname like 'kordon\\_%'`;
    expect(await query(postgres.superuserUrl, roles)).toEqual({
      roles: { kordon_owner: [false, false, false, false], kordon_server: [false, false, false, false] },
    });
    const [owner, server] = [settings.DATABASE_OWNER_URL!, settings.DATABASE_URL!].map((url) => new URL(url));
    expect([owner!.username, server!.username]).toEqual(['kordon_owner', 'kordon_server']);
  });

  test('are all that a node needs to migrate and to serve', async () => {
    const here = { PORT: '0', METRICS_PORT: '0', SMTP_URL: '', DEMO_DATA: 'off', DATA_DIR: dataDir };
    const server = await startServer(readConfig({ ...settings, ...here }), { log });
    try {
      const visitor = new Person(`http://127.0.0.1:${server.port}`);
      const { id } = await submitForm(visitor, submitQuoteRequest, aQuoteRequest());
      const stored = `select pg_get_userbyid(relowner) as owner, exists (select from quote_requests where id = '${id}') as stored
                      from pg_class where oid = 'quote_requests'::regclass`;
      expect(await query(settings.DATABASE_OWNER_URL!, stored)).toEqual({ owner: 'kordon_owner', stored: true });
      await expect(query(settings.DATABASE_URL!, 'create table another ()')).rejects.toThrow('permission denied');
    } finally {
      await server.stop();
    }
  });

  test('let no other role into the database', async () => {
    const other = await postgres.createRole('somebody', 'kordon');
    await expect(query(other, 'select')).rejects.toThrow('permission denied for database "kordon"');
  });

  test('are not made where a password is missing', async () => {
    const file = '--file=deploy/database-roles.sql';
    await expect(postgres.run('psql', ['--no-psqlrc', file, postgres.superuserUrl])).rejects.toThrow('syntax error');
  });
});
