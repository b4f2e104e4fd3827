import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { readConfig } from '../config.ts';
import { startServer } from '../main.ts';
import { aQuoteRequest, submitForm, submitQuoteRequest } from '../testing/builders.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { installedPrograms, startInstalled, type InstalledPostgres } from '../testing/installed-postgres.ts';
import { adminEmail, adminPassword } from '../testing/kordon.ts';
import { ownPrefix } from '../testing/leftovers.ts';
import { Person } from '../testing/person.ts';

(installedPrograms ? describe : describe.skip)('a database of another role (needs a PostgreSQL server here)', () => {
  const { log } = capturedLog();
  let postgres: InstalledPostgres;
  let config: ReturnType<typeof readConfig>;

  beforeAll(async () => {
    postgres = await startInstalled(installedPrograms!);
    config = readConfig({
      PORT: '0',
      DATABASE_OWNER_URL: await postgres.createDatabase('kordon'),
      DATABASE_URL: await postgres.createRole('The server', 'kordon'),
      DATA_DIR: `${ownPrefix}roles`,
      DEMO_DATA: 'on',
      SESSION_SECRET: 'a secret for the tests, long enough',
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
    });
  });
  afterAll(() => postgres.stop());

  test('is served by a role without any right of its own, by two nodes that start at once', async () => {
    const servers = await Promise.all([config, config].map((settings) => startServer(settings, { log })));
    try {
      const visitor = new Person(`http://127.0.0.1:${servers[0]!.port}`);
      const { id } = await submitForm(visitor, submitQuoteRequest, aQuoteRequest());
      const admin = new Person(`http://127.0.0.1:${servers[1]!.port}`);
      await admin.signIn(adminEmail, adminPassword);
      const { quoteRequest } = await admin.run<{ quoteRequest: { companyId: string } }>(
        'query ($id: ID!) { quoteRequest(id: $id) { companyId } }',
        { id },
      );
      const company = { id: quoteRequest.companyId };
      await admin.run('mutation ($id: ID!) { updateCompany(id: $id, input: { name: "Ege" }) { id } }', company);
      await admin.run('mutation ($id: ID!) { deleteCompany(id: $id) }', company);
      await admin.run('mutation ($id: ID!) { restoreCompany(id: $id) { id } }', company);
      await expectJobsDone(config.DATABASE_URL!);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });

  test.each([
    `update activity_logs set actor = 'somebody else'`,
    'delete from activity_logs',
    'truncate activity_logs',
    'alter table activity_logs disable trigger all',
    'drop trigger keep_activity on activity_logs',
    'create or replace function keep_activity() returns trigger language plpgsql as $$ begin return new; end $$',
    'drop table activity_logs',
    'create table another_log ()',
  ])('to that role is refused: %s', async (statement) => {
    const client = new Client(config.DATABASE_URL);
    await client.connect();
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' }); // insufficient_privilege
    await client.end();
  });
});

/** Both mails of a submission were sent by the role that may not alter the queue either. */
async function expectJobsDone(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  let waiting = -1;
  for (let tries = 0; tries < 200 && waiting !== 0; tries += 1) {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from graphile_worker.jobs');
    waiting = rows[0]!.count;
    await delay(100);
  }
  await client.end();
  expect(waiting).toBe(0);
}
