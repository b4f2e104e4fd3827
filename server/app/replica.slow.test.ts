import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { readConfig } from '../config.ts';
import { startServer, type RunningServer } from '../main.ts';
import { AdminUser } from '../modules/identity/admin-user.entity.ts';
import { open } from '../platform/database/data-source.ts';
import { anAdminUser } from '../testing/accounts.ts';
import { aQuoteRequest, submitForm, submitQuoteRequest } from '../testing/builders.ts';
import { captureLog } from '../testing/captured-log.ts';
import { dataDirPrefix } from '../testing/leftovers.ts';
import { aCompany } from '../testing/records.ts';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../testing/replicated-postgres.ts';
import { TestClient } from '../testing/test-client.ts';
import { entities } from './entities.ts';

const { log, lines } = captureLog();
const dataDir = `${dataDirPrefix}replica`;
let postgres: ReplicatedPostgres;
let server: RunningServer;
let db: DataSource;
let admin: TestClient;

beforeAll(async () => {
  postgres = await startReplicatedPostgres({ isSynchronous: false });
  const settings = {
    PORT: '0',
    JOBS: 'off',
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret for the tests, long enough',
    ADMIN_EMAIL: 'admin@kordon.example',
    ADMIN_PASSWORD: 'a password for the tests',
  };
  const urls = { DATABASE_URL: postgres.primaryUrl, DATABASE_REPLICA_URL: postgres.standbyUrl };
  server = await startServer(readConfig({ ...settings, ...urls }), { log });
  db = await open(postgres.primaryUrl, { entities, migrations: [], log });
  admin = await signIn(settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD);
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function signIn(email: string, password: string): Promise<TestClient> {
  const client = new TestClient(`http://127.0.0.1:${server.port}`);
  await client.signIn(email, password);
  await db?.query('update sessions set proved_at = now()');
  return client;
}

/** Returns the statements that each server gets while `work` runs, without those of this test. */
async function recordStatements(work: () => Promise<unknown>): Promise<{ primary: string; standby: string }> {
  const sent = { primary: '', standby: '' };
  const ports = {
    [new URL(postgres.primaryUrl).port]: 'primary',
    [new URL(postgres.standbyUrl).port]: 'standby',
  } as const;
  const query = Object.getOwnPropertyDescriptor(Client.prototype, 'query')!.value as (...args: unknown[]) => unknown;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }];
    const server = ports[`${this.port}`] as keyof typeof sent;
    sent[server] += `${typeof statement === 'string' ? statement : statement.text}\n`;
    return query.apply(this, args) as never;
  });
  await work().finally(() => spy.mockRestore());
  return sent;
}

const exportCompanies = async (client: TestClient = admin): Promise<string> => {
  const response = await client.fetch('/exports/companies.csv');
  expect(response.status).toBe(200);
  return response.text();
};
const analytics = `{
  conversionAnalytics(from: "2026-01-01T00:00:00Z", to: "2026-01-31T00:00:00Z") { fromDay }
  analyticsBreakdown(from: "2026-01-01T00:00:00Z", to: "2026-01-31T00:00:00Z", by: COUNTRY) { __typename }
  emailCampaigns(from: "2026-01-01T00:00:00Z", to: "2026-01-31T00:00:00Z") { id }
}`;

test('exports and analytics read the replica, with all that was committed before', async () => {
  for (const name of ['Bir', 'İki', 'Üç']) {
    await aCompany(db, { name: `Demir ${name}` });
    const sent = await recordStatements(async () => expect(await exportCompanies()).toContain(`Demir ${name}`));
    expect(sent.standby).toMatch(/declare streamed_rows [^]*from companies/);
    expect(sent.primary).not.toMatch(/streamed_rows|from companies/);
  }
  const sent = await recordStatements(async () => {
    await admin.run(analytics);
    expect((await admin.fetch('/exports/analytics.csv')).status).toBe(200);
  });
  expect(sent.standby).toMatch(/from quote_requests/);
  expect(sent.standby).toMatch(/from email_campaigns/);
  expect(sent.primary).not.toMatch(/from (quote_requests|email_campaigns)/);
});

test('everything else reads and writes the primary', async () => {
  const sent = await recordStatements(async () => {
    await submitForm(new TestClient(`http://127.0.0.1:${server.port}`), submitQuoteRequest, aQuoteRequest());
    await admin.run('{ companies { totalCount } quoteRequests { totalCount } dashboard { __typename } me { id } }');
  });
  expect(sent.standby).toBe('');
  expect(sent.primary).toMatch(/from companies/);
});

test('a user who sees only own records gets only those from the replica, too', async () => {
  const credentials = await anAdminUser(db, { role: 'sales' });
  const user = await db.manager.findOneByOrFail(AdminUser, { email: credentials.email });
  await db.manager.update(AdminUser, user.id, { seesOwnOnly: true });
  const colleague = await db.manager.findOneByOrFail(AdminUser, { email: 'admin@kordon.example' });
  await aCompany(db, { name: 'Of a colleague', ownerId: colleague.id });
  await aCompany(db, { name: 'Of the user', ownerId: user.id });
  const client = await signIn(credentials.email, credentials.password);
  const sent = await recordStatements(async () => {
    const file = await exportCompanies(client);
    expect(file).toContain('Of the user');
    expect(file).not.toContain('Of a colleague');
  });
  expect(sent.standby).toContain('set search_path = visible, public');
});

test('a replica that lags or is down is not used until it is current again', async () => {
  expect(await postgres.executeOnStandby('select pg_wal_replay_pause()')).toBe(true);
  await aCompany(db, { name: 'Not replayed' });
  const sent = await recordStatements(async () => expect(await exportCompanies()).toContain('Not replayed'));
  expect(sent.primary).toContain('streamed_rows');
  expect(sent.standby).not.toContain('streamed_rows');
  expect(lines.join('')).toContain('reports are read from the primary');

  expect(await postgres.executeOnStandby('select pg_wal_replay_resume()')).toBe(true);
  const usesStandby = async () => (await recordStatements(exportCompanies)).standby.includes('streamed_rows');
  while (!(await usesStandby())) await delay(500);
  expect(lines.join('')).toContain('reports are read from the replica again');

  await postgres.killStandby();
  await aCompany(db, { name: 'Without a standby' });
  expect(await exportCompanies()).toContain('Without a standby');
}, 60_000);
