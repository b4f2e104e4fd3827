import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readConfig, type Config } from '../config.ts';
import { openDatabase } from '../app/database.ts';
import { connect } from '../platform/database/data-source.ts';
import { findBinaries } from '../platform/database/embedded/binaries.ts';
import { createLifecycle } from '../platform/lifecycle.ts';
import { startServer } from '../app/server.ts';
import { Authenticator, steady } from '../testing/authenticator.ts';
import { capturedLog } from '../testing/captured-log.ts';
import { asPrinted, catalogueOf, checksumsOf, type Catalogue, type Checksums } from '../testing/contents.ts';
import { query } from '../testing/embedded-hosts.ts';
import { installedPrograms, startInstalled, type InstalledPostgres } from '../testing/installed-postgres.ts';
import { ownPrefix } from '../testing/leftovers.ts';
import { Person } from '../testing/person.ts';
import {
  catalogue,
  checksums,
  grantedKinds,
  loadFixture,
  password,
  roles,
  secondFactor,
} from '../testing/upgrade/fixture.ts';
import { migrations } from './index.ts';

jest.setTimeout(120_000);

const { log } = capturedLog();

/** Tables, as public.companies, and columns, as public.companies.name, whose rows a migration after the fixture's has changed or dropped. */
const changedSince: string[] = ['public.migrations'];

const servers: [name: string, folder: string][] = [['the embedded PostgreSQL', dirname(findBinaries().postgres)]];
if (installedPrograms) servers.push(['the installed PostgreSQL', installedPrograms]);
/** What another version than the embedded PostgreSQL prints in another way: 15 repeats the name of a view's only table. */
const viewsOn = (folder: string) => (folder === installedPrograms ? ['view'] : []);

describe.each(servers)('a database of the fixture on %s', (_name, folder) => {
  let postgres: InstalledPostgres;
  let fresh: string;
  let setUps: Record<'one role' | 'two roles', { owner: string; config: Config }>;
  const dataDir = `${ownPrefix}upgrade-fixture`;

  beforeAll(async () => {
    postgres = await startInstalled(folder);
    const one = await postgres.createDatabase('one', roles.owner);
    const two = await postgres.createDatabase('two', roles.owner);
    const server = await postgres.createRole(roles.server, 'two');
    await loadFixture(one);
    await loadFixture(two, { grants: true });
    const config = { DATA_DIR: dataDir, PORT: '0', JOBS: 'off', SESSION_SECRET: secondFactor.sessionSecret };
    setUps = {
      'one role': { owner: one, config: readConfig({ ...config, DATABASE_URL: one }) },
      'two roles': { owner: two, config: readConfig({ ...config, DATABASE_URL: server, DATABASE_OWNER_URL: two }) },
    };
    // As an installation of that day would have made it.
    fresh = await postgres.createDatabase('fresh', roles.owner);
    const { name: last } = await query(two, 'select name from migrations order by id desc limit 1');
    const count = migrations.findIndex(({ name }) => name === last) + 1;
    await (await connect(fresh, { entities: [], migrations: migrations.slice(0, count), log })).destroy();
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('is what the committed catalogue and checksums say', async () => {
    const { owner: one } = setUps['one role'];
    const { owner: two } = setUps['two roles'];
    const views = viewsOn(folder);
    expect(without(await catalogueOf(two), views)).toEqual(without(catalogue(), views));
    expect(without(await catalogueOf(one), [...views, ...grantedKinds])).toEqual(
      without(catalogue(), [...views, ...grantedKinds]),
    );
    expect(await checksumsOf(two)).toEqual(checksums());
    expect(await checksumsOf(one)).toEqual(checksums());
  });

  test('has the schema of a new installation, and rows in every table', async () => {
    const left = [...viewsOn(folder), ...grantedKinds];
    expect(ofOurs(without(catalogue(), left))).toEqual(ofOurs(without(await catalogueOf(fresh), left)));
    const empty = Object.entries(checksums()).filter(([, { rows }]) => rows === 0);
    expect(empty).toEqual([]);
    expect(Object.keys(checksums())).toEqual(expect.arrayContaining(Object.keys(await checksumsOf(fresh))));
  });

  test('has every value of every enumeration', async () => {
    const { owner } = setUps['one role'];
    const { missing } = await query(owner, missingValues);
    expect(missing).toEqual([]);
  });

  test.each(['one role', 'two roles'] as const)('is brought up to date by a node with %s, row by row', async (name) => {
    const { owner, config } = setUps[name];
    const lifecycle = createLifecycle(log);
    const { db } = await openDatabase(config, log, lifecycle);
    const done = await db.query<unknown[]>('select from migrations');
    expect(done).toHaveLength(migrations.length);
    await lifecycle.stop();
    expect(unchanged(await checksumsOf(owner))).toMatchObject(unchanged(checksums()));
  });

  test.each(['one role', 'two roles'] as const)('serves its people with %s', async (name) => {
    const node = await startServer(setUps[name].config, { log });
    try {
      const listed = 'query { companies(first: 50) { edges { node { id name } } } }';
      for (const [email, role] of [
        ['baran@kordon.example', 'ADMIN'],
        ['aylin@kordon.example', 'ANALYST'],
      ] as const) {
        const person = new Person(node.url);
        expect(await person.signIn(email, password)).toMatchObject({ signIn: { role } });
        await expect(person.run(listed)).resolves.toBeTruthy();
      }
      await steady();
      const app = new Authenticator(secondFactor.secret);
      const owner = new Person(node.url);
      await owner.signIn('selin@kordon.example', password, app.code());
      await new Person(node.url).signIn('ece@kordon.example', password, secondFactor.recoveryCode);
    } finally {
      await node.stop();
    }
  });
});

const without = (found: Catalogue, kinds: string[]): Catalogue =>
  Object.fromEntries(Object.entries(found).filter(([kind]) => !kinds.includes(kind)));

/** Definitions of our own schema by kind and name, as they compare whether or not they were printed and read again. */
function ofOurs(found: Catalogue): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [kind, definitions] of Object.entries(found))
    for (const [name, what] of Object.entries(definitions))
      if (!name.includes('graphile_worker')) flat[`${kind} ${name}`] = asPrinted([what].flat().join(''));
  return flat;
}

/** Number of rows of each table and digest of each column that no later migration has changed. */
function unchanged(found: Checksums): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  for (const [table, { rows, columns }] of Object.entries(found)) {
    if (changedSince.includes(table)) continue;
    flat[table] = rows;
    for (const [column, digest] of Object.entries(columns))
      if (!changedSince.includes(`${table}.${column}`)) flat[`${table}.${column}`] = digest;
  }
  return flat;
}

/** What check constraints accept of single columns and no row has, as an array in one row. */
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
