import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aCompany } from '../../testing/records.ts';

const kordon = startKordon();
interface Log {
  activityLogs: {
    totalCount: number;
    nodes: { targetId: string; actor: string | null; actorName: string | null; changes: unknown }[];
  };
}
const listLogs = async (filter: object) =>
  (
    await kordon.admin.run<Log>(
      `query ($filter: ActivityLogFilter) {
        activityLogs(filter: $filter, first: 100) { totalCount nodes { targetId action targetType actor actorName changes } }
      }`,
      { filter },
    )
  ).activityLogs;

/** Creates a company that an admin has renamed. */
async function createRenamedCompany() {
  const { email, password } = await anAdminUser(kordon.db, { name: 'Selin Aktaş' });
  const person = kordon.newClient();
  await person.signIn(email, password);
  const { id, name } = await aCompany(kordon.db);
  await person.run(
    'mutation ($id: ID!) { updateCompany(id: $id, input: { name: "Yeni Ad", country: "turkey" }) { id } }',
    { id },
  );
  return { id, name, email };
}

test('records who changed which field of which record, with old and new value', async () => {
  const { id, name, email } = await createRenamedCompany();
  const { nodes } = await listLogs({ targetId: id, action: ['UPDATE'] });
  expect(nodes).toHaveLength(1);
  expect(nodes[0]).toMatchObject({ actor: email, actorName: 'Selin Aktaş', changes: { name: [name, 'Yeni Ad'] } });
});

test('can be filtered by actor, table, action, field and day', async () => {
  const { id, email } = await createRenamedCompany();
  expect((await listLogs({ actor: email })).nodes).toMatchObject([{ targetId: id }]);
  expect((await listLogs({ actor: '', targetId: id })).nodes).toMatchObject([{ actor: null }]);
  expect((await listLogs({ targetId: id, targetType: ['contacts'] })).totalCount).toBe(0);
  expect((await listLogs({ targetId: id, field: 'name' })).totalCount).toBe(1);
  expect((await listLogs({ targetId: id, field: 'creditLimit' })).totalCount).toBe(0);
  expect((await listLogs({ targetId: id, fromDay: '2001-01-01', toDay: '2001-01-02' })).totalCount).toBe(0);
  expect((await listLogs({ targetId: 'no id' })).totalCount).toBe(0);
  expect((await listLogs({ targetType: [] })).totalCount).toBe(0);
});

test.each([
  ['reversed days', { fromDay: '2026-11-20', toDay: '2026-11-19' }],
  ['an invalid day', { fromDay: '2026-02-30' }],
])('refuses %s', async (_case, filter) => {
  await expect(listLogs(filter)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('finds nothing for an actor with quotes or a very long one', async () => {
  for (const actor of ["' or true --", 'x'.repeat(100_000)]) expect((await listLogs({ actor })).totalCount).toBe(0);
});

describe('is append-only for the database role of the server', () => {
  const refused = { code: '42501', message: 'activity_logs can only be added to' };

  test.each([
    ['updated', `update activity_logs set actor = 'x'`],
    ['backdated', `update activity_logs set created_at = '2001-01-01'`],
    [
      'updated while its contents are removed',
      `update activity_logs set details = '{}', changes = null, actor = null where actor is not null`,
    ],
    ['deleted', 'delete from activity_logs'],
    ['truncated', 'truncate activity_logs'],
  ])('a row cannot be %s', async (_case, statement) => {
    await createRenamedCompany();
    await expect(kordon.db.query(statement)).rejects.toMatchObject({ driverError: refused });
  });

  test('contents can be erased for data protection, but actor and action remain', async () => {
    const { id, email } = await createRenamedCompany();
    await kordon.db.query(`update activity_logs set details = '{}', changes = null where target_id = $1`, [id]);
    expect((await listLogs({ targetId: id, actor: email })).nodes).toMatchObject([{ changes: null }]);
  });
});
