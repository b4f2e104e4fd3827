import { Client, type Pool } from 'pg';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { testDatabase } from '../../testing/database.ts';
import { migrationLock } from './advisory-locks.ts';
import { assertSupportedVersion } from './connection-errors.ts';
import { connect, open, type DatabaseOptions } from './data-source.ts';
import { listMigrations, revert } from './migrations.ts';

class Notes1764028800001 implements MigrationInterface {
  // Slow, so that without a lock two processes that start at the same time would both run it.
  up = (runner: QueryRunner): Promise<void> => runner.query('select pg_sleep(0.2); create table notes (text text)');
  down = (runner: QueryRunner): Promise<void> => runner.query('drop table notes');
}
class Dates1764028800002 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runner.query('alter table notes add made date');
  down = (runner: QueryRunner): Promise<void> => runner.query('alter table notes drop made');
}
class Wrong1764028800003 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> =>
    runner.query('create table half (id int); alter table nowhere add id int');
  down = (): Promise<void> => Promise.resolve();
}
const databaseOptions: DatabaseOptions = { entities: [], migrations: [Notes1764028800001, Dates1764028800002] };

const database = testDatabase({ migrated: false });
const opened: DataSource[] = [];

/** Connects and migrates as a starting process does. */
async function start(options: Partial<DatabaseOptions> = {}): Promise<DataSource> {
  const db = await connect(database.url(), { ...databaseOptions, ...options });
  opened.push(db);
  return db;
}
const listTables = async (): Promise<string[]> => {
  const rows = await database
    .dataSource()
    .query<{ tablename: string }[]>(`select tablename from pg_tables where schemaname = 'public' order by tablename`);
  return rows.map(({ tablename }) => tablename);
};

afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy();
  await database.dataSource().query('drop schema public cascade; create schema public');
});

describe('a wrong URL is reported in one line', () => {
  const changeUrl = (change: (url: URL) => void) => {
    const url = new URL(database.url());
    change(url);
    return url.href;
  };
  const cases: [string, () => string, RegExp][] = [
    ['no URL', () => 'kordon', /^DATABASE_URL must be of the form postgres:/],
    [
      'unknown host',
      () => changeUrl((url) => (url.hostname = 'db.invalid')),
      /^DATABASE_URL: there is no host db\.invalid$/,
    ],
    [
      'no server',
      () => changeUrl((url) => (url.port = '1')),
      /^DATABASE_URL: no server answers at 127\.0\.0\.1:1 \(ECONNREFUSED\)$/,
    ],
    [
      'wrong password',
      () => changeUrl((url) => (url.password = 'hunter2')),
      /^DATABASE_URL: 127\.0\.0\.1:\d+ refuses the role kordon: password/,
    ],
    [
      'unknown database',
      () => changeUrl((url) => (url.pathname = 'none')),
      /^DATABASE_URL: 127\.0\.0\.1:\d+ has no database none$/,
    ],
  ];
  test.each(cases)('%s', async (_case, url, line) => {
    const error = await open(url(), databaseOptions).then(
      () => undefined,
      (error: Error) => error,
    );
    expect(error?.name).toBe('StartError');
    expect(error?.message).toMatch(line);
    expect(error?.message).not.toContain('hunter2');
  });
});

test('a connection that breaks while the pool hands it out does not end the process', async () => {
  const { master: pool } = (await start()).driver as unknown as { master: Pool };
  const client = await pool.connect(); // the pool has removed its error listener
  expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow();
  client.release(true);
});

test('rejects a server older than PostgreSQL 15', () => {
  expect(() => assertSupportedVersion(140_012)).toThrow(
    'PostgreSQL 15 or newer is needed, the server is of version 14',
  );
  expect(() => assertSupportedVersion(150_000)).not.toThrow();
});

test('two processes that start at the same time run each migration once', async () => {
  const both = await Promise.all([start(), start()]);
  for (const db of both) expect((await listMigrations(db)).every(({ done }) => done)).toBe(true);
  expect(await listTables()).toEqual(['migrations', 'notes']);
});

test('a failing migration is named and rolled back; earlier migrations stay', async () => {
  const starting = start({ migrations: [Notes1764028800001, Wrong1764028800003] });
  await expect(starting).rejects.toThrow(
    'Migration Wrong1764028800003 failed and was undone: relation "nowhere" does not exist',
  );
  expect(await listTables()).toEqual(['migrations', 'notes']);
});

test('rejects a database with migrations of a newer version', async () => {
  await start();
  await expect(start({ migrations: [Notes1764028800001] })).rejects.toThrow(
    'The database was migrated by a newer Kordon version; this version does not know the migration Dates1764028800002',
  );
});

test('migrations are reverted one at a time, latest first', async () => {
  const db = await start();
  expect(await revert(db)).toBe('Dates1764028800002');
  expect(await listMigrations(db)).toEqual([
    { name: 'Notes1764028800001', done: true },
    { name: 'Dates1764028800002', done: false },
  ]);
  expect(await revert(db)).toBe('Notes1764028800001');
  expect(await revert(db)).toBeUndefined();
});

test('waits for a process that migrates, and fails after a timeout', async () => {
  const other = new Client(database.url());
  await other.connect();
  await other.query('select pg_advisory_lock($1, $2)', migrationLock);
  await expect(start({ migrationTimeoutMs: 100 })).rejects.toThrow(
    'Another process has been migrating the database for 0.1 s',
  );

  const waiting = start();
  await other.end();
  await waiting;
  expect(await listTables()).toEqual(['migrations', 'notes']);
});

test('replaces a connection that the server has closed', async () => {
  const db = await start();
  await db.query('select 1');
  await database.dataSource().query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  await expect(db.query('select 1 as one')).resolves.toEqual([{ one: 1 }]);
});
