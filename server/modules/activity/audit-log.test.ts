import { startKordon } from '../../testing/kordon.ts';
import { anAdmin } from '../../testing/people.ts';
import { aCompany } from '../../testing/records.ts';

const kordon = startKordon();
interface Log {
  activityLogs: {
    totalCount: number;
    nodes: { targetId: string; actor: string | null; actorName: string | null; changes: unknown }[];
  };
}
const log = async (filter: object) =>
  (
    await kordon.admin.run<Log>(
      `query ($filter: ActivityLogFilter) {
        activityLogs(filter: $filter, first: 100) { totalCount nodes { targetId action targetType actor actorName changes } }
      }`,
      { filter },
    )
  ).activityLogs;

/** A company that somebody renamed. */
async function renamed() {
  const { email, password } = await anAdmin(kordon.db, { name: 'Selin Aktaş' });
  const person = kordon.someone();
  await person.signIn(email, password);
  const { id, name } = await aCompany(kordon.db);
  await person.run(
    'mutation ($id: ID!) { updateCompany(id: $id, input: { name: "Yeni Ad", country: "turkey" }) { id } }',
    { id },
  );
  return { id, name, email };
}

test('tells who changed what of which record, from what to what', async () => {
  const { id, name, email } = await renamed();
  const { nodes } = await log({ targetId: id, action: ['UPDATE'] });
  expect(nodes).toHaveLength(1);
  expect(nodes[0]).toMatchObject({ actor: email, actorName: 'Selin Aktaş', changes: { name: [name, 'Yeni Ad'] } });
});

test('is narrowed by person, kind, deed, field and day', async () => {
  const { id, email } = await renamed();
  expect((await log({ actor: email })).nodes).toMatchObject([{ targetId: id }]);
  expect((await log({ actor: '', targetId: id })).nodes).toMatchObject([{ actor: null }]);
  expect((await log({ targetId: id, targetType: ['contacts'] })).totalCount).toBe(0);
  expect((await log({ targetId: id, field: 'name' })).totalCount).toBe(1);
  expect((await log({ targetId: id, field: 'creditLimit' })).totalCount).toBe(0);
  expect((await log({ targetId: id, fromDay: '2001-01-01', toDay: '2001-01-02' })).totalCount).toBe(0);
  expect((await log({ targetId: 'no id' })).totalCount).toBe(0);
  expect((await log({ targetType: [] })).totalCount).toBe(0);
});

test.each([
  ['reversed days', { fromDay: '2026-11-20', toDay: '2026-11-19' }],
  ['a day that is none', { fromDay: '2026-02-30' }],
])('refuses %s', async (_what, filter) => {
  await expect(log(filter)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('takes quotes, NUL and a megabyte for a name that nobody has', async () => {
  for (const actor of ["' or true --", 'x'.repeat(100_000)]) expect((await log({ actor })).totalCount).toBe(0);
});

describe('is only added to, by the role that the server runs as', () => {
  const refused = { code: '42501', message: 'activity_logs can only be added to' };

  test.each([
    ['altered', `update activity_logs set actor = 'x'`],
    ['moved in time', `update activity_logs set created_at = '2001-01-01'`],
    [
      'altered while its words are blanked',
      `update activity_logs set details = '{}', changes = null, actor = null where actor is not null`,
    ],
    ['removed', 'delete from activity_logs'],
    ['emptied', 'truncate activity_logs'],
  ])('not %s', async (_what, statement) => {
    await renamed();
    await expect(kordon.db.query(statement)).rejects.toMatchObject({ driverError: refused });
  });

  test('and forgets people where the law asks for it, not what was done', async () => {
    const { id, email } = await renamed();
    await kordon.db.query(`update activity_logs set details = '{}', changes = null where target_id = $1`, [id]);
    expect((await log({ targetId: id, actor: email })).nodes).toMatchObject([{ changes: null }]);
  });
});
