import { entities } from '../../app/entities.ts';
import { migrations } from '../../migrations/index.ts';
import { createDataSource } from '../../platform/database/data-source.ts';
import { migrateJobs } from '../../platform/jobs/worker.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { testDatabase } from '../../testing/database.ts';
import { anAdmin } from '../../testing/accounts.ts';
import { AdminUser } from './admin-user.entity.ts';
import { authenticateWithPassword } from './admin-user.service.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const database = testDatabase();
beforeAll(() => migrateJobs(database.url(), captureLog().log));
beforeEach(async () => {
  for (const table of ['accounts', 'admin_users']) await database.dataSource().query(`delete from ${table}`);
});

const settings = { ADMIN_EMAIL: 'Deniz@Kordon.example', ADMIN_PASSWORD: 'chosen by the operator' };
const roles = () => database.dataSource().query('select email, role from admin_users order by email');

test('creates the first admin from the settings and returns no credentials', async () => {
  const db = database.dataSource();
  expect(await ensureFirstAdmin(db, settings)).toBeUndefined();
  await expect(
    authenticateWithPassword(db.manager, 'deniz@kordon.example', settings.ADMIN_PASSWORD),
  ).resolves.toMatchObject({
    role: 'super_admin',
  });
});

test('generates e-mail and password and returns them when there are no settings', async () => {
  const db = database.dataSource();
  const created = await ensureFirstAdmin(db, {});
  expect(created).toEqual({
    email: 'admin@kordon.example',
    password: expect.stringMatching(/^([0-9a-hjkmnp-tv-z]{5}-){3}[0-9a-hjkmnp-tv-z]{5}$/) as string,
  });
  await expect(authenticateWithPassword(db.manager, created!.email, created!.password)).resolves.toMatchObject({
    role: 'super_admin',
  });
});

test('creates the first admin once: another start changes nothing and returns nothing', async () => {
  const db = database.dataSource();
  const created = await ensureFirstAdmin(db, {});
  expect(await ensureFirstAdmin(db, {})).toBeUndefined();
  expect(await ensureFirstAdmin(db, settings)).toBeUndefined();
  await expect(authenticateWithPassword(db.manager, created!.email, created!.password)).resolves.toBeDefined();
  expect(await roles()).toEqual([{ email: 'admin@kordon.example', role: 'super_admin' }]);
});

test('creates only one admin when several servers start at once', async () => {
  const servers = Array.from({ length: 4 }, () =>
    createDataSource(database.url(), { entities, migrations, poolSize: 1 }),
  );
  await Promise.all(servers.map((server) => server.initialize()));
  const created = await Promise.all(servers.map((server) => ensureFirstAdmin(server, {})));
  await Promise.all(servers.map((server) => server.destroy()));
  expect(created.filter(Boolean)).toHaveLength(1);
  expect(await roles()).toHaveLength(1);
});

test('creates the first admin when no enabled super admin with a password exists', async () => {
  const db = database.dataSource();
  await anAdmin(db, { email: 'analyst@kordon.example', role: 'analyst' });
  await anAdmin(db, { email: 'disabled@kordon.example', role: 'super_admin', disabledAt: new Date() });
  await db.manager.insert(AdminUser, { email: 'no-account@kordon.example', name: 'Ece', role: 'super_admin' });
  await ensureFirstAdmin(db, settings);
  expect(await roles()).toContainEqual({ email: 'deniz@kordon.example', role: 'super_admin' });
});
