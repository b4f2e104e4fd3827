import { randomUUID } from 'node:crypto';
import { adminEmail, startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aCommunication, aCompany, aStoredQuoteRequest } from '../../testing/records.ts';
import { AdminUser } from '../identity/index.ts';

const kordon = startKordon();

interface Item {
  id: string;
  title: string;
  dueOn: string | null;
  communicationId: string | null;
  doneAt: string | null;
  updatedAt: string;
  assignee: { id: string } | null;
  company: { id: string } | null;
}
const fields = 'id title dueOn communicationId doneAt updatedAt assignee { id } company { id }';

const aColleague = async (about: Parameters<typeof anAdminUser>[1] = {}) => {
  const { email } = await anAdminUser(kordon.db, about);
  return kordon.db.manager.findOneByOrFail(AdminUser, { email });
};
const findAdmin = () => kordon.db.manager.findOneByOrFail(AdminUser, { email: adminEmail });

const createMutation = `mutation ($input: TaskInput!, $id: ID) { createTask(input: $input, id: $id) { ${fields} } }`;
const createTask = async (input: object, id: string | null = null) => {
  const values = { title: 'Teklifi sor', dueOn: '2026-12-01', ...input };
  return (await kordon.admin.run<{ createTask: Item }>(createMutation, { input: values, id })).createTask;
};
const sendTask = async (input: object) => {
  const values = { title: 'Teklifi sor', dueOn: '2026-12-01', ...input };
  return (await kordon.admin.send(createMutation, { input: values })).errors?.[0]?.extensions;
};
const updateMutation = `mutation ($id: ID!, $input: TaskInput!, $version: DateTime) {
  updateTask(id: $id, input: $input, version: $version) { ${fields} } }`;
const listTasks = async (filter: object = {}, mine = false) => {
  const query = `query ($mine: Boolean, $filter: TaskFilter) { tasks(mine: $mine, filter: $filter, first: 100) { nodes { ${fields} } } }`;
  return (await kordon.admin.run<{ tasks: { nodes: Item[] } }>(query, { mine, filter })).tasks.nodes;
};
const change = async (name: 'completeTask' | 'reopenTask', id: string) =>
  (await kordon.admin.run<Record<string, Item>>(`mutation ($id: ID!) { ${name}(id: $id) { ${fields} } }`, { id }))[
    name
  ]!;
const dayFromToday = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(Date.now() + days * 86_400_000);

test('a task of a request has the company of the request, and can be assigned, completed and reopened', async () => {
  const selin = await aColleague();
  const company = await aCompany(kordon.db);
  const request = await aStoredQuoteRequest(kordon.db, { companyId: company.id });
  const id = randomUUID();
  const input = { quoteRequestId: request.id, assigneeId: selin.id, title: '  اتصل بالعميل 📞 ' };
  const task = await createTask(input, id);
  expect(task).toMatchObject({
    id,
    title: 'اتصل بالعميل 📞',
    dueOn: '2026-12-01',
    assignee: { id: selin.id },
    company: { id: company.id },
    doneAt: null,
  });
  expect(await createTask({ ...input, title: 'Başka' }, id)).toEqual(task);

  const { doneAt } = await change('completeTask', id);
  expect(doneAt).not.toBeNull();
  expect((await change('completeTask', id)).doneAt).toBe(doneAt);
  expect(await listTasks({ quoteRequestId: request.id })).toEqual([]);
  expect(await listTasks({ quoteRequestId: request.id, state: 'DONE' })).toMatchObject([{ id }]);
  expect((await change('reopenTask', id)).doneAt).toBeNull();
  expect(await listTasks({ companyId: company.id })).toMatchObject([{ id }]);
});

test('a task that two people complete at the same time is completed once', async () => {
  const { id } = await createTask({});
  const done = await Promise.all([change('completeTask', id), change('completeTask', id)]);
  expect(done[0].doneAt).toBe(done[1].doneAt);
  const log: unknown = await kordon.db.query(
    `select changes -> 'doneBy' as by from activity_logs where target_id = $1 and action = 'UPDATE'`,
    [id],
  );
  expect(log).toEqual([{ by: [null, (await findAdmin()).name] }]);
});

test('my open tasks and follow-ups are listed by day, follow-ups without a day last', async () => {
  const me = await findAdmin();
  const company = await aCompany(kordon.db);
  const request = await aStoredQuoteRequest(kordon.db, { companyId: company.id, ownerId: me.id });
  const late = await createTask({ dueOn: dayFromToday(-1), assigneeId: me.id, companyId: company.id });
  const today = await createTask({ dueOn: dayFromToday(0), assigneeId: me.id, companyId: company.id });
  const tomorrow = await createTask({ dueOn: dayFromToday(1), assigneeId: me.id, companyId: company.id });
  const foreign = await createTask({ dueOn: dayFromToday(0), companyId: company.id });
  const dated = { companyId: company.id, quoteRequestId: request.id, followUpRequired: true };
  const followUp = await aCommunication(kordon.db, { ...dated, followUpDate: new Date(Date.now() - 3 * 86_400_000) });
  const undated = await aCommunication(kordon.db, dated);
  const idsOf = async (filter: object, mine = true) =>
    (await listTasks({ companyId: company.id, ...filter }, mine)).map(({ id }) => id);

  expect(await idsOf({})).toEqual([followUp.id, late.id, today.id, tomorrow.id, undated.id]);
  expect(await idsOf({ state: 'DUE' })).toEqual([followUp.id, late.id, today.id]);
  expect(await idsOf({ state: 'OVERDUE' })).toEqual([followUp.id, late.id]);
  expect((await idsOf({ state: 'DUE' }, false)).sort()).toEqual([followUp.id, late.id, today.id, foreign.id].sort());

  // The list is read page by page, also across the follow-up without a day.
  const query = `query ($filter: TaskFilter, $after: String) {
    tasks(mine: true, filter: $filter, first: 2, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }`;
  const read: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { tasks }: { tasks: { nodes: Item[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } =
      await kordon.admin.run(query, { filter: { companyId: company.id }, after });
    read.push(...tasks.nodes.map(({ id }) => id));
    ({ endCursor: after, hasNextPage: more } = tasks.pageInfo);
  }
  expect(read).toEqual(await idsOf({}));
});

test('completing a follow-up marks it as done on its communication; reopening restores its day', async () => {
  const company = await aCompany(kordon.db);
  const followUpDate = new Date('2026-12-24T21:30:00Z'); // already the 25th in Istanbul
  const { id } = await aCommunication(kordon.db, { companyId: company.id, followUpRequired: true, followUpDate });
  expect(await listTasks({ companyId: company.id })).toMatchObject([{ id, communicationId: id, dueOn: '2026-12-25' }]);
  expect((await change('completeTask', id)).doneAt).not.toBeNull();
  expect(await listTasks({ companyId: company.id })).toEqual([]);
  const query = `{ communication(id: "${id}") { followUpRequired } }`;
  expect(await kordon.admin.run(query)).toEqual({ communication: { followUpRequired: false } });
  expect(await change('reopenTask', id)).toMatchObject({ id, dueOn: '2026-12-25', doneAt: null });
});

test.each([
  ['an empty title', { title: ' \u200b ' }, 'title'],
  ['a title of a megabyte', { title: 'ü'.repeat(1_000_000) }, 'title'],
  ['no day', { dueOn: '' }, 'dueOn'],
  ['a day that does not exist', { dueOn: '2026-02-30' }, 'dueOn'],
  ['a day in a billion years', { dueOn: '1000002026-01-01' }, 'dueOn'],
  ['an assignee that is no id', { assigneeId: 'selin' }, 'assigneeId'],
  ['an unknown assignee', { assigneeId: randomUUID() }, 'assigneeId'],
  ['an unknown request', { quoteRequestId: randomUUID() }, 'quoteRequestId'],
  ['an unknown company', { companyId: randomUUID() }, 'companyId'],
])('%s is refused at its field', async (_what, input, field) => {
  const extensions = await sendTask(input);
  expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(Object.keys(extensions?.['fields'] ?? {})).toEqual([field]);
});

test('an analyst and a disabled user get no task, and a deleted company has none', async () => {
  const refused = { code: 'BAD_USER_INPUT', fields: { assigneeId: 'form.choice.invalid' } };
  expect(await sendTask({ assigneeId: (await aColleague({ role: 'analyst' })).id })).toMatchObject(refused);
  expect(await sendTask({ assigneeId: (await aColleague({ disabledAt: new Date() })).id })).toMatchObject(refused);
  const company = await aCompany(kordon.db);
  const task = await createTask({ companyId: company.id });
  await kordon.db.query('update companies set deleted_at = now() where id = $1', [company.id]);
  expect((await listTasks()).map(({ id }) => id)).not.toContain(task.id);
  expect(await sendTask({ companyId: company.id })).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('an edit of an older version is a conflict and saves nothing', async () => {
  const task = await createTask({});
  const input = { title: 'İlk', dueOn: '2026-12-02' };
  const update = (title: string) =>
    kordon.admin.send<{ updateTask: Item }>(updateMutation, {
      id: task.id,
      input: { ...input, title },
      version: task.updatedAt,
    });
  const results = await Promise.all([update('İlk'), update('İkinci')]);
  expect(results.filter(({ errors }) => errors?.[0]?.extensions?.code === 'CONFLICT')).toHaveLength(1);
  const unknown = await kordon.admin.send(updateMutation, { id: randomUUID(), input });
  expect(unknown.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
});

test('an edit keeps a disabled assignee, and a hand-over moves only open tasks', async () => {
  const [selin, baran] = [await aColleague(), await aColleague()];
  const open = await createTask({ assigneeId: selin.id });
  const done = await createTask({ assigneeId: selin.id });
  await change('completeTask', done.id);
  await kordon.db.query('update admin_users set disabled_at = now() where id = $1', [selin.id]);
  const input = { title: 'Yeni başlık', dueOn: '2026-12-03', assigneeId: selin.id };
  expect(await kordon.admin.run(updateMutation, { id: open.id, input })).toMatchObject({
    updateTask: { title: 'Yeni başlık', assignee: { id: selin.id } },
  });
  const handOver = `mutation { handOver(fromUserId: "${selin.id}", toUserId: "${baran.id}") }`;
  expect(await kordon.admin.run(handOver)).toEqual({ handOver: 1 });
  const assignees: unknown = await kordon.db.query(
    `select id, assignee_id as "assigneeId" from tasks where id = any($1)`,
    [[open.id, done.id]],
  );
  expect(assignees).toEqual(
    expect.arrayContaining([
      { id: open.id, assigneeId: baran.id },
      { id: done.id, assigneeId: selin.id },
    ]),
  );
});

test('deleteTask deletes a task for good, but not the follow-up of a communication', async () => {
  const { id } = await createTask({});
  const remove = `mutation ($id: ID!) { deleteTask(id: $id) }`;
  expect(await kordon.admin.run(remove, { id })).toEqual({ deleteTask: true });
  expect((await kordon.admin.send(remove, { id })).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  const company = await aCompany(kordon.db);
  const followUp = await aCommunication(kordon.db, { companyId: company.id, followUpRequired: true });
  expect((await kordon.admin.send(remove, { id: followUp.id })).errors?.[0]?.extensions).toMatchObject({
    code: 'NOT_FOUND',
  });
});
