import { testDatabase } from '../../testing/database.ts';
import { copyRows } from './copy.ts';

const database = testDatabase({ migrated: false });

test('values of any length are stored unchanged', async () => {
  const db = database.dataSource();
  await db.query(`create table samples (
    name text, id uuid, small int4, sum numeric(14, 2), yes bool, at timestamptz(3), document jsonb
  )`);
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const long = 'çelik 鉄 '.repeat(100_000);
  const document = { İzmir: [null, 1.5] };
  const rows = [
    ['tab\there \\N', id, -1, 123_456_789_012, true, Date.UTC(2026, 10, 21, 9, 30, 0, 123), JSON.stringify(document)],
    [long, null, 2_147_483_647, -20_000, false, Date.UTC(1969, 6, 20), '[]'],
    ['', null, null, 0, null, null, null],
  ];
  const types = {
    name: 'text',
    id: 'uuid',
    small: 'int4',
    sum: 'numeric',
    yes: 'bool',
    at: 'timestamptz',
    document: 'jsonb',
  } as const;
  expect(await db.transaction((tx) => copyRows(tx, { table: 'samples', columns: types }, rows))).toBe(3);
  expect(await db.query('select * from samples')).toEqual([
    {
      name: 'tab\there \\N',
      id,
      small: -1,
      sum: 123_456_789_012,
      yes: true,
      at: new Date('2026-11-21T09:30:00.123Z'),
      document,
    },
    { name: long, id: null, small: 2_147_483_647, sum: -20_000, yes: false, at: new Date('1969-07-20'), document: [] },
    { name: '', id: null, small: null, sum: 0, yes: null, at: null, document: null },
  ]);
});

test('a fraction for numeric is rejected and nothing is stored', async () => {
  const db = database.dataSource();
  await db.query('create table sums (sum numeric)');
  const copied = db.transaction((tx) => copyRows(tx, { table: 'sums', columns: { sum: 'numeric' } }, [[1], [0.5]]));
  await expect(copied).rejects.toThrow('whole numbers');
  expect(await db.query('select * from sums')).toEqual([]);
});
