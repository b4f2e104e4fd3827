import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client, type DatabaseError } from 'pg';
import type { DataSource } from 'typeorm';

/** PostgreSQL's code for what a role may not do. */
const insufficientPrivilege = '42501';

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

/** Autovacuum may be at work in it: a superuser's process, which our role may not end and which leaves within seconds. */
export async function dropDatabase(name: string, tries = 20): Promise<void> {
  try {
    await administer(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if (tries === 0 || (error as DatabaseError).code !== insufficientPrivilege) throw error;
    await setTimeout(250);
    await dropDatabase(name, tries - 1);
  }
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
