import { entities } from '../../app/entities.ts';
import { migrations } from '../../migrations/index.ts';
import { createDataSource } from '../../platform/database/data-source.ts';
import { testDatabase } from '../../testing/database.ts';
import { anAdmin } from '../../testing/people.ts';
import { AdminUser } from './admin-user.entity.ts';
import { adminWithPassword } from './admin-user.service.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const database = testDatabase();
beforeEach(async () => {
  for (const table of ['accounts', 'admin_users']) await database.dataSource().query(`delete from ${table}`);
});

const chosen = { ADMIN_EMAIL: 'Deniz@Kordon.example', ADMIN_PASSWORD: 'chosen by the operator' };
const roles = () => database.dataSource().query('select email, role from admin_users order by email');

test('is made of the settings, and they are not repeated', async () => {
  const db = database.dataSource();
  expect(await ensureFirstAdmin(db, chosen)).toBeUndefined();
  await expect(adminWithPassword(db.manager, 'deniz@kordon.example', chosen.ADMIN_PASSWORD)).resolves.toMatchObject({
    role: 'super_admin',
  });
});

test('is made up where no setting names one, with a password to be shown', async () => {
  const db = database.dataSource();
  const made = await ensureFirstAdmin(db, {});
  expect(made).toEqual({
    email: 'admin@kordon.example',
    password: expect.stringMatching(/^([0-9a-hjkmnp-tv-z]{5}-){3}[0-9a-hjkmnp-tv-z]{5}$/) as string,
  });
  await expect(adminWithPassword(db.manager, made!.email, made!.password)).resolves.toMatchObject({
    role: 'super_admin',
  });
});

test('is made once: another start changes nothing and shows nothing', async () => {
  const db = database.dataSource();
  const made = await ensureFirstAdmin(db, {});
  expect(await ensureFirstAdmin(db, {})).toBeUndefined();
  expect(await ensureFirstAdmin(db, chosen)).toBeUndefined();
  await expect(adminWithPassword(db.manager, made!.email, made!.password)).resolves.toBeDefined();
  expect(await roles()).toEqual([{ email: 'admin@kordon.example', role: 'super_admin' }]);
});

test('is one, also when several servers start at once', async () => {
  const servers = Array.from({ length: 4 }, () =>
    createDataSource(database.url(), { entities, migrations, poolSize: 1 }),
  );
  await Promise.all(servers.map((server) => server.initialize()));
  const made = await Promise.all(servers.map((server) => ensureFirstAdmin(server, {})));
  await Promise.all(servers.map((server) => server.destroy()));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await roles()).toHaveLength(1);
});

test('is made as long as nobody else could make admin users', async () => {
  const db = database.dataSource();
  await anAdmin(db, { email: 'analyst@kordon.example', role: 'analyst' });
  await anAdmin(db, { email: 'disabled@kordon.example', role: 'super_admin', disabledAt: new Date() });
  await db.manager.insert(AdminUser, { email: 'no-account@kordon.example', name: 'Ece', role: 'super_admin' });
  await ensureFirstAdmin(db, chosen);
  expect(await roles()).toContainEqual({ email: 'deniz@kordon.example', role: 'super_admin' });
});
