/**
 * npm run upgrade-fixture -- <new folder>: makes a fixture of a database at the last migration, beside those of earlier releases, which stay as
 * they are. It needs the programs of PostgreSQL 15, the oldest that is supported, because what a newer pg_dump writes an older server may not read.
 */
import 'reflect-metadata';
import { deepStrictEqual } from 'node:assert';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import pino from 'pino';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../app/database.ts';
import { findBinaries } from '../../platform/database/embedded/binaries.ts';
import { createLifecycle } from '../../platform/lifecycle.ts';
import { catalogueOf, checksumsOf } from '../contents.ts';
import { installedPrograms, startInstalled, type InstalledPostgres } from '../installed-postgres.ts';
import { fill } from './fill.ts';
import { loadFixture, roles } from './fixture.ts';

const run = promisify(execFile);
const oldest = 15;
const log = pino({ level: 'warn' });

/** Output of one of PostgreSQL's programs. */
async function output(program: string, args: string[]): Promise<string> {
  const { stdout } = await run(join(installedPrograms!, program), args, { maxBuffer: 100_000_000 });
  return stdout;
}

/** What a client other than psql cannot read, and what differs from run to run, left out. */
const plain = (dump: string): string =>
  dump
    .replaceAll(/^\\(?:un)?restrict .*\n/gm, '')
    .replaceAll(/^-- Dumped .*\n/gm, '')
    .replaceAll(/\n{3,}(?=--\n)/g, '\n\n')
    .trim()
    .concat('\n');

/** The database at that address: one file that needs no other role than who loads it, and one with the grants. */
async function dump(url: string): Promise<Record<'database' | 'grants', string>> {
  const work = await mkdtemp(join(tmpdir(), 'kordon-fixture-'));
  const archive = join(work, 'archive');
  const list = join(work, 'list');
  const extract = async (entries: string[]) => {
    await writeFile(list, entries.join('\n'));
    return plain(await output('pg_restore', ['--no-owner', `--use-list=${list}`, '--file=-', archive]));
  };
  try {
    const format = ['--format=custom', '--column-inserts', '--rows-per-insert=100', '--no-comments'];
    await output('pg_dump', [...format, `--file=${archive}`, url]);
    const entries = (await output('pg_restore', ['--list', archive])).split('\n');
    const granting = (entry: string) => /^\d+; \d+ \d+ (?:ACL|POLICY) /.test(entry);
    return {
      database: await extract(entries.filter((entry) => !granting(entry))),
      grants: await extract(entries.filter(granting)),
    };
  } finally {
    await rm(work, { recursive: true });
  }
}

const folder = process.argv[2];
if (!folder || existsSync(folder))
  throw new Error('the folder of the new fixture is needed, one that is not there yet');
if (!installedPrograms) throw new Error(`the programs of PostgreSQL ${oldest} are not installed here`);
const version = await output('pg_dump', ['--version']);
if (!version.includes(` ${oldest}.`)) throw new Error(`PostgreSQL ${oldest} is needed, this is ${version}`);

/** Works with an empty server, and stops it. */
async function onServer<Result>(
  programs: string,
  work: (server: InstalledPostgres) => Promise<Result>,
): Promise<Result> {
  const server = await startInstalled(programs);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const original = await onServer(installedPrograms, async (server) => {
  const owner = await server.createDatabase('kordon', roles.owner);
  const settings = { DATABASE_OWNER_URL: owner, DATABASE_URL: await server.createRole(roles.server, 'kordon') };
  const lifecycle = createLifecycle(log);
  await openDatabase(readConfig({ ...settings, SESSION_SECRET: 'unused'.repeat(8) }), log, lifecycle);
  await lifecycle.stop();
  const client = new Client(owner);
  await client.connect();
  await fill(client).finally(() => client.end());

  await mkdir(folder, { recursive: true });
  for (const [name, sql] of Object.entries(await dump(owner))) await writeFile(join(folder, `${name}.sql`), sql);
  return checksumsOf(owner);
});

// As the embedded PostgreSQL prints it, which every machine has.
await onServer(dirname(findBinaries().postgres), async (server) => {
  const copy = await server.createDatabase('kordon', roles.owner);
  await server.createRole(roles.server, 'kordon');
  await loadFixture(copy, { grants: true, folder });
  const checksums = await checksumsOf(copy);
  deepStrictEqual(checksums, original);
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  await writeFile(join(folder, 'catalogue.json'), json(await catalogueOf(copy)));
  await writeFile(join(folder, 'checksums.json'), json(checksums));
});
