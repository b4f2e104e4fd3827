import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';

interface TestDatabase {
  url(): string;
  /** The connection, opened before the first test. */
  dataSource(): DataSource;
}

/**
 * Creates a database before the first test of a file and drops it after the last.
 * @param migrated false creates it without any schema; otherwise all migrations are applied, and the only records are the market series with their example values
 */
export function testDatabase({ migrated = true } = {}): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`;
  let db: DataSource;

  beforeAll(async () => {
    const url = await createDatabase(name, migrated);
    // Imported lazily: e2e tests only create databases and must not load the whole product.
    const { entities } = await import('../app/entities.ts');
    const { createDataSource } = await import('../platform/database/data-source.ts');
    const { migrations } = await import('../migrations/index.ts');
    db = await createDataSource(url, { entities, migrations, poolSize: 5 }).initialize();
  });
  afterAll(async () => {
    await db?.destroy();
    await dropDatabase(name);
  });
  return { url: () => databaseUrl(name), dataSource: () => db };
}

/** Creates a database on the PostgreSQL server of the test run. @returns its URL */
export async function createDatabase(name: string, migrated = true): Promise<string> {
  await executeAsAdmin(`create database ${name} template ${migrated ? 'kordon' : 'template0'}`);
  return databaseUrl(name);
}

function databaseUrl(database: string): string {
  const url = new URL(process.env.KORDON_TEST_DATABASE ?? '');
  url.pathname = database;
  return url.href;
}

/**
 * Drops a database after terminating its sessions. `with (force)` is not used because it fails while an autovacuum worker, which belongs
 * to a superuser, is connected; a plain drop terminates such a worker itself.
 */
export async function dropDatabase(name: string): Promise<void> {
  await executeAsAdmin(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
  );
  await executeAsAdmin(`drop database if exists ${name}`);
}

async function executeAsAdmin(statement: string): Promise<void> {
  const client = new Client(databaseUrl('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
