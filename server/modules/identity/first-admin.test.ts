import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../../app/entities.ts';
import { migrations } from '../../migrations/index.ts';
import { createDataSource } from '../../platform/database/data-source.ts';
import { migrateJobs } from '../../platform/jobs/worker.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { testDatabase } from '../../testing/database.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { AdminUser } from './admin-user.entity.ts';
import { authenticateWithPassword } from './admin-user.service.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const database = testDatabase();
beforeAll(() => migrateJobs(database.url(), captureLog().log));
beforeEach(async () => {
  for (const table of ['accounts', 'admin_users']) await database.dataSource().query(`delete from ${table}`);
});

const dataDir = mkdtempSync(join(tmpdir(), 'kordon-first-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const settings = { DATA_DIR: dataDir, ADMIN_EMAIL: 'Deniz@Kordon.example', ADMIN_PASSWORD: 'chosen by the operator' };
const listRoles = () => database.dataSource().query('select email, role from admin_users order by email');

test('creates the first admin from the settings and returns no credentials', async () => {
  const db = database.dataSource();
  expect(await ensureFirstAdmin(db, settings)).toBeUndefined();
  await expect(
    authenticateWithPassword(db.manager, 'deniz@kordon.example', settings.ADMIN_PASSWORD),
  ).resolves.toMatchObject({
    role: 'super_admin',
    mustChangePassword: false,
  });
});

const readPassword = ({ passwordFile }: { passwordFile: string }) => readFileSync(passwordFile, 'utf8').trim();

test('without settings generates e-mail and password, and stores the password in a file that nobody else can read', async () => {
  const db = database.dataSource();
  const passwordFile = join(dataDir, 'first-password');
  writeFileSync(passwordFile, 'older', { mode: 0o644 });
  const created = await ensureFirstAdmin(db, { DATA_DIR: dataDir });
  expect(created).toEqual({ email: 'admin@kordon.example', passwordFile });
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
  const password = readPassword(created!);
  expect(password).toMatch(/^([0-9a-hjkmnp-tv-z]{5}-){3}[0-9a-hjkmnp-tv-z]{5}$/);
  await expect(authenticateWithPassword(db.manager, created!.email, password)).resolves.toMatchObject({
    role: 'super_admin',
    mustChangePassword: true,
  });
});

test('an admin whose password cannot be stored is not created', async () => {
  const db = database.dataSource();
  await expect(ensureFirstAdmin(db, { DATA_DIR: join(dataDir, 'missing') })).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await listRoles()).toEqual([]);
});

test('creates the first admin once: another start changes nothing and returns nothing', async () => {
  const db = database.dataSource();
  const created = await ensureFirstAdmin(db, { DATA_DIR: dataDir });
  expect(await ensureFirstAdmin(db, { DATA_DIR: dataDir })).toBeUndefined();
  expect(await ensureFirstAdmin(db, settings)).toBeUndefined();
  await expect(authenticateWithPassword(db.manager, created!.email, readPassword(created!))).resolves.toBeDefined();
  expect(await listRoles()).toEqual([{ email: 'admin@kordon.example', role: 'super_admin' }]);
});

test('creates only one admin when several servers start at the same time', async () => {
  const servers = Array.from({ length: 4 }, () =>
    createDataSource(database.url(), { entities, migrations, poolSize: 1 }),
  );
  await Promise.all(servers.map((server) => server.initialize()));
  const created = await Promise.all(servers.map((server) => ensureFirstAdmin(server, { DATA_DIR: dataDir })));
  await Promise.all(servers.map((server) => server.destroy()));
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(await listRoles()).toHaveLength(1);
});

test('creates the first admin when no enabled super admin with a password exists', async () => {
  const db = database.dataSource();
  await anAdminUser(db, { email: 'analyst@kordon.example', role: 'analyst' });
  await anAdminUser(db, { email: 'disabled@kordon.example', role: 'super_admin', disabledAt: new Date() });
  await db.manager.insert(AdminUser, { email: 'no-account@kordon.example', name: 'Ece', role: 'super_admin' });
  await ensureFirstAdmin(db, settings);
  expect(await listRoles()).toContainEqual({ email: 'deniz@kordon.example', role: 'super_admin' });
});
