import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { entities } from '../entities.ts';
import { migrations } from '../migrations/index.ts';
import { createDataSource } from '../platform/database/data-source.ts';

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
    await administer(`create database ${name} template ${migrated ? 'kordon' : 'template0'}`);
    db = await createDataSource(at(name), { entities, migrations, poolSize: 5 }).initialize();
  });
  afterAll(async () => {
    await db?.destroy();
    await administer(`drop database if exists ${name} with (force)`);
  });
  return { url: () => at(name), dataSource: () => db };
}

function at(database: string): string {
  const url = new URL(process.env.KORDON_TEST_DATABASE ?? '');
  url.pathname = database;
  return url.href;
}

async function administer(statement: string): Promise<void> {
  const client = new Client(at('postgres'));
  await client.connect();
  await client.query(statement);
  await client.end();
}
