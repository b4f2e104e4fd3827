import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';

interface TestDatabase {
  url(): string;
  /** Connected before the first test. */
  dataSource(): DataSource;
}

/**
 * A database for the tests of one file, made before the first of them and dropped after the last: migrated and without
 * records, or without any schema.
 */
export function testDatabase({ migrated = true } = {}): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`;
  let db: DataSource;

  beforeAll(async () => {
    const url = await createDatabase(name, migrated);
    // Not at the head of this file: what only creates databases would load the whole product.
    const { entities } = await import('../app/entities.ts');
    const { createDataSource } = await import('../platform/database/data-source.ts');
    const { migrations } = await import('../migrations/index.ts');
    db = await createDataSource(url, { entities, migrations, poolSize: 5 }).initialize();
  });
  afterAll(async () => {
    await db?.destroy();
    await dropDatabase(name);
  });
  return { url: () => at(name), dataSource: () => db };
}

/** @returns its address */
export async function createDatabase(name: string, migrated = true): Promise<string> {
  await administer(`create database ${name} template ${migrated ? 'kordon' : 'template0'}`);
  return at(name);
}

function at(database: string): string {
  const url = new URL(process.env.KORDON_TEST_DATABASE ?? '');
  url.pathname = database;
  return url.href;
}

/**
 * Our own sessions in it are ended by name: `with (force)` would refuse while an autovacuum worker, a superuser's process, is in the
 * database, and a plain drop ends such a worker itself.
 */
export async function dropDatabase(name: string): Promise<void> {
  await administer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
  );
  await administer(`drop database if exists ${name}`);
}

async function administer(statement: string): Promise<void> {
  const client = new Client(at('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
