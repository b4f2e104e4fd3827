import { sharedApp } from './app.ts';
import { findAxeViolations } from './pages/axe.ts';

const app = sharedApp();

/** A day on which nothing else was logged. */
const day = '2001-05-04';

interface LoggedTable {
  name: string;
  columns: { name: string; value: unknown }[];
}

/** Lists the tables whose changes are logged. Each column has a value that its check constraint lists, or null without such a constraint. */
async function listLoggedTables(): Promise<LoggedTable[]> {
  const rows = await app.query<{ table: string; column: string; check: string | null }>(
    `select c.relname as table, a.attname as column, (
         select min(pg_get_constraintdef(k.oid)) from pg_constraint k
         where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%'
       ) as check
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where t.tgname = 'log_activity' and c.relnamespace = 'public'::regnamespace order by c.relname, a.attnum`,
  );
  const tables = [...new Set(rows.map(({ table }) => table))];
  return tables.map((name) => ({
    name,
    columns: rows
      .filter(({ table, column }) => table === name && !unloggedColumns.includes(column))
      .map(({ column, check }) => ({ name: column, value: /ARRAY\['([^']+)'/.exec(check ?? '')?.[1] ?? null })),
  }));
}

/** Columns that never differ between two versions of a record, and those that the trigger leaves out. */
const unloggedColumns = [
  ...['id', 'submission_id', 'created_at', 'deleted_at', 'token_hash'],
  ...[
    'updated_at',
    'search_text',
    'name_key',
    'web_domain',
    'last_contact_date',
    'message_id',
    'reply_to_id',
    'recipient',
    'sent_at',
  ],
  ...['amount_usd', 'usd_rates', 'rate_at'],
];
/** Columns with the person who made the change: the entry already shows that person as its actor, so the column is left out. */
const actorColumns = ['approved_by', 'decided_by', 'released_by'];

const toFieldName = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

test('the audit log names every kind of record, every field and every value in Turkish', async () => {
  const tables = await listLoggedTables();
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['tasks', 'orders', 'offers', 'order_documents']),
  );
  for (const { name, columns } of tables)
    await app.query(
      `insert into activity_logs (action, target_type, target_id, details, changes, actor, created_at)
       values ('UPDATE', $1, gen_random_uuid(), '{"name": "Kayıt"}', $2, null, $3)`,
      [
        name,
        JSON.stringify(Object.fromEntries(columns.map((column) => [toFieldName(column.name), [null, column.value]]))),
        `${day}T09:00:00Z`,
      ],
    );
  const page = await app.openAsAdmin(`/admin/audit?from=${day}&to=${day}`, {
    viewport: { width: 1440, height: 9_000 },
  });
  await page.getByRole('row').nth(tables.length).waitFor();
  const cells = await page.getByRole('cell').allInnerTexts();
  const text = cells.join('\n');

  // A field that has no Turkish name appears under its English field name before the colon.
  const labels = [...text.matchAll(/^\s*([^:\n]+): (.*)$/gm)].map(([, label = '', values = '']) => ({ label, values }));
  const shownColumns = tables.flatMap(({ columns }) => columns.filter(({ name }) => !actorColumns.includes(name)));
  expect(labels).toHaveLength(shownColumns.length);
  const englishNames = shownColumns.map(({ name }) => toFieldName(name));
  expect(labels.filter(({ label }) => englishNames.includes(label)).map(({ label }) => label)).toEqual([]);
  expect(tables.filter(({ name }) => text.includes(name)).map(({ name }) => name)).toEqual([]);
  const storedValues = tables.flatMap(({ columns }) =>
    columns.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  );
  const untranslatedValues = ['USD'];
  expect(
    labels.filter(({ values }) =>
      storedValues.some((value) => !untranslatedValues.includes(value) && values.split(' → ').includes(value)),
    ),
  ).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);

  // The filter offers every kind of record.
  await page.getByRole('button', { name: 'Kayıt', exact: true }).click();
  expect(await page.getByRole('menuitemcheckbox').count()).toBe(tables.length);
});
