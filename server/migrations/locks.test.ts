import { readFileSync } from 'node:fs';
import { migrateInTransaction } from '../platform/database/migrations.ts';
import { testDatabase } from '../testing/database.ts';
import { migrations } from './index.ts';

const database = testDatabase({ migrated: false });

interface TableLock {
  name: string;
  filenode: string;
  blocksReads: boolean;
  blocksWrites: boolean;
}

/** All tables, with the locks that this transaction holds on them. */
const locksQuery = `
  select relname as name, pg_relation_filenode(c.oid)::text as filenode,
    coalesce(bool_or(mode = 'AccessExclusiveLock'), false) as "blocksReads",
    coalesce(bool_or(mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock')), false) as "blocksWrites"
  from pg_class c left join pg_locks l on relation = c.oid and pid = pg_backend_pid() and locktype = 'relation'
  where relkind = 'r' and relnamespace = 'public'::regnamespace
  group by c.oid, relname order by relname`;

const formatNames = (tables: TableLock[]): string => tables.map(({ name }) => `\`${name}\``).join(', ') || '–';

/** Cells of the table rows in the page, without the padding. */
function readDocumented(): string[][] {
  const page = readFileSync('docs/migrations.md', 'utf8');
  return [...page.matchAll(/^\| `(\d{4}_.*)` *\|(.*)\|(.*)\|(.*)\|$/gm)].map(([, ...cells]) =>
    cells.map((cell) => cell.trim()),
  );
}

test('docs/migrations.md lists the tables that each migration locks and rewrites', async () => {
  const db = database.dataSource();
  const names = migrations.map((Migration) => new Migration().name!);
  const found: string[][] = [];
  for (const [index, name] of names.entries()) {
    const runner = db.createQueryRunner();
    const before = new Map(
      (await runner.manager.query<TableLock[]>(locksQuery)).map((table) => [table.name, table.filenode]),
    );
    await runner.startTransaction();
    await migrateInTransaction(db, runner, names.slice(0, index + 1));
    const after = (await runner.manager.query<TableLock[]>(locksQuery)).filter((table) => before.has(table.name));
    await runner.commitTransaction();
    await runner.release();
    if (index === 0) continue; // the baseline starts without tables
    found.push([
      name.replace(/_\d{13}$/, ''),
      formatNames(after.filter((table) => table.blocksReads)),
      formatNames(after.filter((table) => table.blocksWrites && !table.blocksReads)),
      formatNames(after.filter((table) => table.filenode !== before.get(table.name))),
    ]);
  }
  expect(readDocumented()).toEqual(found);
});
