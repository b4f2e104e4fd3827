import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import { readConfig, type Config } from '../config.ts';
import { openDatabase } from '../app/database.ts';
import { findBinaries } from '../platform/database/embedded/binaries.ts';
import { createLifecycle } from '../platform/lifecycle.ts';
import { startServer } from '../main.ts';
import { Authenticator, waitForStableCode } from '../testing/authenticator.ts';
import { captureLog } from '../testing/captured-log.ts';
import {
  normalizeDefinition,
  readCatalogue,
  computeChecksums,
  type Catalogue,
  type Checksums,
} from '../testing/database-contents.ts';
import { queryFirstRow } from '../testing/embedded-processes.ts';
import { installedBinDir, startInstalledPostgres, type InstalledPostgres } from '../testing/installed-postgres.ts';
import { dataDirPrefix } from '../testing/leftovers.ts';
import { TestClient } from '../testing/test-client.ts';
import {
  readExpectedCatalogue,
  readExpectedChecksums,
  grantedKinds,
  loadFixture,
  password,
  roles,
  secondFactor,
} from '../testing/upgrade/fixture.ts';
import { migrations } from './index.ts';

const { log } = captureLog();

/** Tables (public.companies) and columns (public.companies.name) that a migration after the fixture has changed or dropped. */
const changedSince: string[] = [
  'public.migrations',
  // Counts, totals and search words are computed when they are read; sales activities were never used.
  ...['analytics_days', 'analytics_stale_days', 'quote_request_totals', 'record_totals', 'sales_activities'].map(
    (table) => `public.${table}`,
  ),
  'public.search_words',
  // The morning mail names everything that is due, so single reminders are not stored.
  'public.follow_up_reminders',
  ...['total_quotes', 'total_orders', 'contact_count', 'communication_count'].map(
    (column) => `public.companies.${column}`,
  ),
  // Computed values of series without a source were deleted, and the alerts that were compared with them.
  ...['market_ticks', 'market_closes', 'price_alerts'].map((table) => `public.${table}`),
  ...['indicative', 'value', 'value_at', 'source'].map((column) => `public.market_series.${column}`),
  // Jobs that added up totals are done.
  ...['jobs', 'job_queues'].map((table) => `graphile_worker._private_${table}`),
];

const servers: [name: string, folder: string][] = [['the embedded PostgreSQL', dirname(findBinaries().postgres)]];
if (installedBinDir) servers.push(['the installed PostgreSQL', installedBinDir]);
/** Returns the kinds of definitions that PostgreSQL 15 prints differently from the embedded version: in a view it repeats the name of the only table. */
const kindsPrintedDifferently = (folder: string) => (folder === installedBinDir ? ['view'] : []);

describe.each(servers)('the fixture database on %s', (_name, folder) => {
  let postgres: InstalledPostgres;
  let setUps: Record<
    'one role' | 'two roles',
    { owner: string; config: Config; fresh: { owner: string; config: Config } }
  >;
  const dataDir = `${dataDirPrefix}upgrade-fixture`;

  beforeAll(async () => {
    postgres = await startInstalledPostgres(folder);
    const one = await postgres.createDatabase('one', roles.owner);
    const two = await postgres.createDatabase('two', roles.owner);
    const server = await postgres.createRole(roles.server, 'two');
    await loadFixture(one);
    await loadFixture(two, { grants: true });
    const freshOne = await postgres.createDatabase('fresh_one', roles.owner);
    const freshTwo = await postgres.createDatabase('fresh_two', roles.owner);
    const configOf = (server: string | undefined, owner: string) =>
      readConfig({
        DATA_DIR: dataDir,
        PORT: '0',
        JOBS: 'off',
        SESSION_SECRET: secondFactor.sessionSecret,
        DATABASE_URL: server ?? owner,
        DATABASE_OWNER_URL: server && owner,
      });
    const freshServer = postgres.urlFor(roles.server, 'fresh_two');
    setUps = {
      'one role': {
        owner: one,
        config: configOf(undefined, one),
        fresh: { owner: freshOne, config: configOf(undefined, freshOne) },
      },
      'two roles': {
        owner: two,
        config: configOf(server, two),
        fresh: { owner: freshTwo, config: configOf(freshServer, freshTwo) },
      },
    };
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('matches the committed catalogue and checksums', async () => {
    const { owner: one } = setUps['one role'];
    const { owner: two } = setUps['two roles'];
    const views = kindsPrintedDifferently(folder);
    expect(withoutKinds(await readCatalogue(two), views)).toEqual(withoutKinds(readExpectedCatalogue(), views));
    expect(withoutKinds(await readCatalogue(one), [...views, ...grantedKinds])).toEqual(
      withoutKinds(readExpectedCatalogue(), [...views, ...grantedKinds]),
    );
    expect(await computeChecksums(two)).toEqual(readExpectedChecksums());
    expect(await computeChecksums(one)).toEqual(readExpectedChecksums());
  });

  test('has rows in every table', () => {
    const empty = Object.entries(readExpectedChecksums()).filter(([, { rows }]) => rows === 0);
    expect(empty).toEqual([]);
  });

  test('has rows with every value of every enumeration', async () => {
    const { owner } = setUps['one role'];
    const { missing } = await queryFirstRow(owner, missingValues);
    expect(missing).toEqual([]);
  });

  describe.each(['one role', 'two roles'] as const)('upgraded by a node with %s', (name) => {
    const open = async (config: Config, work: (db: DataSource) => Promise<void> = () => Promise.resolve()) => {
      const lifecycle = createLifecycle(log);
      const { db } = await openDatabase(config, log, lifecycle);
      await work(db);
      await lifecycle.stop();
    };
    beforeAll(async () => {
      const { config, fresh } = setUps[name];
      await open(config);
      await open(fresh.config);
    });

    test('keeps every row unchanged, except columns that a migration changes on purpose', async () => {
      const { owner } = setUps[name];
      expect(unchangedParts(await computeChecksums(owner))).toMatchObject(unchangedParts(readExpectedChecksums()));
      const { left } = await queryFirstRow(
        owner,
        `select array_agg(distinct identifier order by identifier) as left
         from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`,
      );
      expect(left).toEqual([
        'confirm-contact',
        'confirm-quote',
        'notify-sales',
        'notify-supplier',
        'refresh-market',
        'send-communication',
        'send-price-alert',
      ]);
    });

    test('makes closed requests with an amount won, and leaves the others without an outcome', async () => {
      const { owner } = setUps[name];
      const counts = await queryFirstRow(
        owner,
        `select count(*) filter (where status = 'closed' and quoted_amount is not null) > 0 as won,
           count(*) filter (where outcome is distinct from case when status = 'closed' and quoted_amount is not null then 'won' end) as wrong,
           count(*) filter (where quoted_currency = 'USD' and rate_to_usd is distinct from 1) as dollars
         from quote_requests`,
      );
      expect(counts).toEqual({ won: true, wrong: '0', dollars: '0' });
    });

    test('has the same schema and grants as a new database', async () => {
      const { owner, fresh } = setUps[name];
      expect(flattenDefinitions(await readCatalogue(owner))).toEqual(
        flattenDefinitions(await readCatalogue(fresh.owner)),
      );
    });

    test('lists the same executed migrations as a new database', () =>
      open(setUps[name].config, async (db) => {
        const done = await db.query<{ name: string }[]>('select name from migrations order by id');
        expect(done.map((row) => row.name)).toEqual(migrations.map((migration) => new migration().name));
      }));
  });

  test.each(['one role', 'two roles'] as const)('serves its users after the upgrade with %s', async (name) => {
    const node = await startServer(setUps[name].config, { log });
    try {
      const listed = 'query { companies(first: 50) { edges { node { id name } } } }';
      for (const [email, role] of [
        ['baran@kordon.example', 'ADMIN'],
        ['aylin@kordon.example', 'ANALYST'],
      ] as const) {
        const person = new TestClient(node.url);
        expect(await person.signIn(email, password)).toMatchObject({ signIn: { role } });
        await expect(person.run(listed)).resolves.toBeTruthy();
      }
      await waitForStableCode();
      const app = new Authenticator(secondFactor.secret);
      const owner = new TestClient(node.url);
      await owner.signIn('selin@kordon.example', password, app.code());
      await new TestClient(node.url).signIn('ece@kordon.example', password, secondFactor.recoveryCode);
    } finally {
      await node.stop();
    }
  });
});

const withoutKinds = (found: Catalogue, kinds: string[]): Catalogue =>
  Object.fromEntries(Object.entries(found).filter(([kind]) => !kinds.includes(kind)));

/** Returns the definitions by kind and name, normalized so that they are equal before and after a dump and restore. */
function flattenDefinitions(found: Catalogue): Record<string, string> {
  const definitions: Record<string, string> = {};
  for (const [kind, named] of Object.entries(found))
    for (const [name, definition] of Object.entries(named))
      definitions[`${kind} ${name}`] = normalizeDefinition([definition].flat().join(''));
  return definitions;
}

/** Returns the number of rows and the digest of each table and column that no later migration has changed. */
function unchangedParts(found: Checksums): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [table, { rows, columns }] of Object.entries(found)) {
    if (changedSince.includes(table)) continue;
    kept[table] = rows;
    for (const [column, digest] of Object.entries(columns))
      if (!changedSince.includes(`${table}.${column}`)) kept[`${table}.${column}`] = digest;
  }
  return kept;
}

/** Selects the values that check constraints of single columns accept and no row has, as an array in one row. */
const missingValues = `
  with accepted as (
    select conrelid::regclass as tab, attname, (regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g'))[1] as value
    from pg_constraint c join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(c.oid) ~ '= ANY \\(+ARRAY\\['
      and atttypid = 'text'::regtype
  )
  select coalesce(array_agg(format('%s.%s %s', tab, attname, value)), '{}') as missing from accepted
  where (xpath('/row/c/text()', query_to_xml(
    format('select count(*) as c from %s where %I = %L', tab, attname, value), false, true, '')))[1]::text = '0'`;
