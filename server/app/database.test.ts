import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { readConfig } from '../config.ts';
import { startServer } from '../main.ts';
import { aQuoteRequest, submitForm, submitQuoteRequest } from '../testing/builders.ts';
import { captureLog } from '../testing/captured-log.ts';
import { installedBinDir, startInstalledPostgres, type InstalledPostgres } from '../testing/installed-postgres.ts';
import { adminEmail, adminPassword } from '../testing/kordon.ts';
import { dataDirPrefix } from '../testing/leftovers.ts';
import { TestClient } from '../testing/test-client.ts';

(installedBinDir ? describe : describe.skip)(
  'a database that is owned by another role (needs a local PostgreSQL server)',
  () => {
    const { log } = captureLog();
    let postgres: InstalledPostgres;
    let config: ReturnType<typeof readConfig>;

    beforeAll(async () => {
      postgres = await startInstalledPostgres(installedBinDir!);
      config = readConfig({
        PORT: '0',
        DATABASE_OWNER_URL: await postgres.createDatabase('kordon'),
        DATABASE_URL: await postgres.createRole('The server', 'kordon'),
        DATA_DIR: `${dataDirPrefix}roles`,
        DEMO_DATA: 'on',
        SESSION_SECRET: 'a secret for the tests, long enough',
        ADMIN_EMAIL: adminEmail,
        ADMIN_PASSWORD: adminPassword,
      });
    });
    afterAll(() => postgres.stop());

    test('is served by two nodes that start at the same time with the role of the server', async () => {
      const servers = await Promise.all([config, config].map((settings) => startServer(settings, { log })));
      try {
        const visitor = new TestClient(`http://127.0.0.1:${servers[0]!.port}`);
        const { id } = await submitForm(visitor, submitQuoteRequest, aQuoteRequest());
        const admin = new TestClient(`http://127.0.0.1:${servers[1]!.port}`);
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
      `update activity_logs set details = '{"name": "somebody else"}'`,
      'delete from activity_logs',
      'truncate activity_logs',
      'alter table activity_logs disable trigger all',
      'drop trigger keep_activity on activity_logs',
      'create or replace function keep_activity() returns trigger language plpgsql as $$ begin return new; end $$',
      'drop table activity_logs',
      'create table another_log ()',
    ])('rejects for the role of the server: %s', async (statement) => {
      const client = new Client(config.DATABASE_URL);
      await client.connect();
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' }); // insufficient_privilege
      await client.end();
    });

    test('lets the role of the server erase the texts of log entries, as it does for companies that are removed', async () => {
      const client = new Client(config.DATABASE_URL);
      await client.connect();
      await client.query(`update activity_logs set details = '{}', changes = null`);
      const { rows } = await client.query('select from activity_logs where changes is not null');
      expect(rows).toEqual([]);
      await client.end();
    });
  },
);

/**
 * Waits until all jobs that are due have run, and none has failed; the role of the server may run jobs but not change the schema of the queue.
 */
async function expectJobsDone(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  let waiting = -1;
  for (let tries = 0; tries < 200 && waiting !== 0; tries += 1) {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from graphile_worker.jobs where run_at <= now() or attempts > 0',
    );
    waiting = rows[0]!.count;
    await delay(100);
  }
  await client.end();
  expect(waiting).toBe(0);
}
