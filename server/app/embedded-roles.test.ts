import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { readConfig } from '../config.ts';
import { startServer, type RunningServer } from '../main.ts';
import { captureLog } from '../testing/captured-log.ts';
import { adminEmail, adminPassword } from '../testing/kordon.ts';
import { dataDirPrefix, stopPostgres } from '../testing/leftovers.ts';
import { TestClient } from '../testing/test-client.ts';
import { chooseAccount, runAs } from '../platform/database/embedded/account.ts';
import { findBinaries } from '../platform/database/embedded/binaries.ts';
import { toServingUrl } from '../platform/database/embedded/connection-url.ts';

const { log } = captureLog();
let dataDir: string;
let server: RunningServer;

const start = () =>
  startServer(
    readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
    }),
    { log },
  );

beforeAll(async () => {
  dataDir = await mkdtemp(dataDirPrefix);
  await chmod(dataDir, 0o755); // if root runs the tests, PostgreSQL runs under another account
  server = await start();
});
afterAll(async () => {
  await server?.stop();
  await stopPostgres(dataDir);
  await rm(dataDir, { recursive: true });
});

const ownerUrl = async () => new URL((await readFile(join(dataDir, 'postgres.url'), 'utf8')).trim());

async function run(url: URL, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url.href);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

test('the server connects with a role that owns nothing, and the file postgres.url has the role of the owner', async () => {
  const owner = await ownerUrl();
  const roles = await run(
    owner,
    `select distinct usename as name from pg_stat_activity where application_name in ('kordon', 'kordon jobs') order by 1`,
  );
  expect(roles).toEqual([{ name: 'kordon_server' }]);
  const owned = `select count(*)::int as count from pg_class where relowner = 'kordon_server'::regrole`;
  expect(await run(owner, owned)).toEqual([{ count: 0 }]);
  expect(owner.username).toBe('kordon');
});

describe.each(['activity_logs', 'security_events'])('the role of the server can only add to %s:', (table) => {
  const trigger = table === 'activity_logs' ? 'keep_activity' : 'keep_security_events';
  test.each([
    `update ${table} set actor = 'somebody@else.example'`,
    `update ${table} set actor = null`,
    `delete from ${table}`,
    `truncate ${table}`,
    `alter table ${table} disable trigger all`,
    `drop trigger ${trigger} on ${table}`,
    `create or replace function ${trigger}() returns trigger language plpgsql as $$ begin return new; end $$`,
    `set session_replication_role = replica`,
    `drop table ${table}`,
    `set role kordon`,
  ])('%s is refused', async (statement) => {
    await expect(run(toServingUrl(await ownerUrl()), statement)).rejects.toMatchObject({ code: '42501' });
  });
});

test('the server can blank personal data in events, and delete old events', async () => {
  const serving = toServingUrl(await ownerUrl());
  await run(serving, `insert into security_events (kind, actor) values ('SIGN_OUT', 'gone@kordon.example')`);
  expect(await run(serving, `select blank_security_events('gone@kordon.example') as blanked`)).toEqual([
    { blanked: 1 },
  ]);
  await run(serving, `insert into security_events (kind, created_at) values ('SIGN_OUT', now() - interval '2 years')`);
  expect(await run(serving, 'select delete_old_security_events() as deleted')).toEqual([{ deleted: 1 }]);
});

test('a database that was created before the server had its own role gets this role at the next start', async () => {
  await server.stop();
  const folder = join(dataDir, 'postgres');
  const { file, args, ids } = runAs(await chooseAccount(folder), findBinaries().postgres, [
    '--single',
    '-D',
    folder,
    'kordon',
  ]);
  const postgres = execFile(file, args, { ...ids, cwd: '/' });
  postgres.stdin?.end('drop owned by kordon_server\ndrop role kordon_server\n');
  await once(postgres, 'exit');

  server = await start();
  await new TestClient(server.url).signIn(adminEmail, adminPassword);
  const [role] = await run(
    await ownerUrl(),
    `select rolsuper or rolcreaterole as privileged from pg_roles where rolname = 'kordon_server'`,
  );
  expect(role).toEqual({ privileged: false });
});
