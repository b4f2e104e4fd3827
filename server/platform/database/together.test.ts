import sql from 'sql-template-tag';
import { testDatabase } from '../../testing/database.ts';
import { poolOf, rowsOf } from './rows.ts';

const database = testDatabase({ migrated: false });

interface Answer {
  pid: number;
  value: number;
}

const ask = (value: number) =>
  rowsOf<Answer>(
    database.dataSource(),
    sql`select pg_backend_pid() as pid, 100 / ${value}::int as value`,
    { samePlan: true }, // which is what sends it together with others
  );
const askAlone = () => database.dataSource().query<{ value: number }[]>('select 1 as value');

test('what is asked in one turn of the event loop shares a connection, which is free again afterwards', async () => {
  const answers = await Promise.all([1, 2, 4, 5].map(ask));
  expect(answers.map(([row]) => row?.value)).toEqual([100, 50, 25, 20]);
  expect(new Set(answers.map(([row]) => row?.pid)).size).toBe(1);

  const pool = poolOf(database.dataSource());
  expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
});

test('of many, several connections share the work', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(1)));
  expect(new Set(answers.map(([row]) => row?.pid)).size).toBe(3);
});

test('one that fails leaves the others as they are', async () => {
  const answers = await Promise.allSettled([1, 0, 2, 0].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(answers[1]).toMatchObject({ reason: { message: 'division by zero' } });
  await expect(ask(4)).resolves.toMatchObject([{ value: 25 }]);
});

test('a connection that breaks is told to all that still wait, and the next are asked over another', async () => {
  const end = rowsOf(database.dataSource(), sql`select pg_terminate_backend(pg_backend_pid()), ${1}::int`, {
    samePlan: true,
  });
  const answers = await Promise.allSettled([ask(1), end, ask(2)]);
  expect(answers.slice(1).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask(4)).resolves.toMatchObject([{ value: 25 }]);
});

test('statements of others wait for a connection as ever', async () => {
  const answers = await Promise.all([...Array.from({ length: 20 }, askAlone), ...[1, 2].map(ask)]);
  expect(answers).toHaveLength(22);
});
