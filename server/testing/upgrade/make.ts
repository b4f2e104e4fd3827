/**
 * node scripts/run.js server/testing/upgrade/make.ts <new folder>: creates a fixture of a database at the latest migration. Fixtures of earlier releases stay unchanged.
 * It needs the programs of PostgreSQL 15, the oldest supported version, because an older server may not be able to load a newer dump.
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
import { readCatalogue, computeChecksums } from '../database-contents.ts';
import { installedBinDir, startInstalledPostgres, type InstalledPostgres } from '../installed-postgres.ts';
import { fillDatabase } from './fill.ts';
import { loadFixture, roles } from './fixture.ts';

const run = promisify(execFile);
const OLDEST_POSTGRES_VERSION = 15;
const log = pino({ level: 'warn' });

/** Runs a program of PostgreSQL and returns its output. */
async function runProgram(program: string, args: string[]): Promise<string> {
  const { stdout } = await run(join(installedBinDir!, program), args, { maxBuffer: 100_000_000 });
  return stdout;
}

/** Removes psql meta-commands and comments that differ between runs. */
const normalizeDump = (dump: string): string =>
  dump
    .replaceAll(/^\\(?:un)?restrict .*\n/gm, '')
    .replaceAll(/^-- Dumped .*\n/gm, '')
    .replaceAll(/\n{3,}(?=--\n)/g, '\n\n')
    .trim()
    .concat('\n');

/** Dumps a database to two scripts: one that needs no other role than its owner, and one with the grants. */
async function dump(url: string): Promise<Record<'database' | 'grants', string>> {
  const work = await mkdtemp(join(tmpdir(), 'kordon-fixture-'));
  const archive = join(work, 'archive');
  const list = join(work, 'list');
  const extract = async (entries: string[]) => {
    await writeFile(list, entries.join('\n'));
    return normalizeDump(await runProgram('pg_restore', ['--no-owner', `--use-list=${list}`, '--file=-', archive]));
  };
  try {
    const format = ['--format=custom', '--column-inserts', '--rows-per-insert=100', '--no-comments'];
    await runProgram('pg_dump', [...format, `--file=${archive}`, url]);
    const entries = (await runProgram('pg_restore', ['--list', archive])).split('\n');
    const isGrant = (entry: string) => /^\d+; \d+ \d+ (?:ACL|POLICY) /.test(entry);
    return {
      database: await extract(entries.filter((entry) => !isGrant(entry))),
      grants: await extract(entries.filter(isGrant)),
    };
  } finally {
    await rm(work, { recursive: true });
  }
}

const folder = process.argv[2];
if (!folder || existsSync(folder))
  throw new Error('usage: node scripts/run.js server/testing/upgrade/make.ts <folder that does not exist>');
if (!installedBinDir) throw new Error(`the programs of PostgreSQL ${OLDEST_POSTGRES_VERSION} are not installed here`);
const version = await runProgram('pg_dump', ['--version']);
if (!version.includes(` ${OLDEST_POSTGRES_VERSION}.`))
  throw new Error(`PostgreSQL ${OLDEST_POSTGRES_VERSION} is needed, this is ${version}`);

/** Starts an empty server, runs `work` and stops the server. */
async function withServer<Result>(
  programs: string,
  work: (server: InstalledPostgres) => Promise<Result>,
): Promise<Result> {
  const server = await startInstalledPostgres(programs);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const original = await withServer(installedBinDir, async (server) => {
  const owner = await server.createDatabase('kordon', roles.owner);
  const settings = { DATABASE_OWNER_URL: owner, DATABASE_URL: await server.createRole(roles.server, 'kordon') };
  const lifecycle = createLifecycle(log);
  await openDatabase(readConfig({ ...settings, SESSION_SECRET: 'unused'.repeat(8) }), log, lifecycle);
  await lifecycle.stop();
  const client = new Client(owner);
  await client.connect();
  await fillDatabase(client).finally(() => client.end());

  await mkdir(folder, { recursive: true });
  for (const [name, sql] of Object.entries(await dump(owner))) await writeFile(join(folder, `${name}.sql`), sql);
  return computeChecksums(owner);
});

// Definitions are read with the embedded PostgreSQL, because the tests use it on every machine.
await withServer(dirname(findBinaries().postgres), async (server) => {
  const copy = await server.createDatabase('kordon', roles.owner);
  await server.createRole(roles.server, 'kordon');
  await loadFixture(copy, { grants: true, folder });
  const checksums = await computeChecksums(copy);
  deepStrictEqual(checksums, original);
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  await writeFile(join(folder, 'catalogue.json'), json(await readCatalogue(copy)));
  await writeFile(join(folder, 'checksums.json'), json(checksums));
});
