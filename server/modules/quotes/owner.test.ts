import { randomUUID } from 'node:crypto';
import { adminEmail, startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aCompany, aStoredQuoteRequest } from '../../testing/records.ts';
import { AdminUser } from '../identity/index.ts';

const kordon = startKordon();

const aColleague = async (about: Parameters<typeof anAdminUser>[1] = {}) => {
  const { email } = await anAdminUser(kordon.db, about);
  return kordon.db.manager.findOneByOrFail(AdminUser, { email });
};
const assign = `mutation ($quoteRequestIds: [ID!], $companyIds: [ID!], $orderIds: [ID!], $ownerId: ID) {
  assignOwner(quoteRequestIds: $quoteRequestIds, companyIds: $companyIds, orderIds: $orderIds, ownerId: $ownerId)
}`;
const assignOwner = async (variables: Record<string, unknown>) =>
  (await kordon.admin.run<{ assignOwner: number }>(assign, variables)).assignOwner;
const readOwner = async (id: string) => {
  const query = '{ quoteRequest(id: "$") { owner { name email } } }'.replace('$', id);
  return (await kordon.admin.run<{ quoteRequest: { owner: { name: string } | null } }>(query)).quoteRequest.owner;
};
const handOver = `mutation ($from: ID!, $to: ID!) { handOver(fromUserId: $from, toUserId: $to) }`;

test('requests and companies get an owner, and the activity log names both owners', async () => {
  const [selin, baran] = [await aColleague({ name: 'Selin Aktaş' }), await aColleague({ name: 'Baran Kılıç' })];
  const [request, company] = [await aStoredQuoteRequest(kordon.db), await aCompany(kordon.db)];
  const records = { quoteRequestIds: [request.id], companyIds: [company.id] };

  expect(await assignOwner({ ...records, ownerId: selin.id })).toBe(2);
  expect(await assignOwner({ ...records, ownerId: selin.id })).toBe(0);
  expect(await readOwner(request.id)).toEqual({ name: 'Selin Aktaş', email: selin.email });
  expect(await assignOwner({ quoteRequestIds: [request.id], ownerId: baran.id })).toBe(1);
  expect(await assignOwner({ quoteRequestIds: [request.id], ownerId: null })).toBe(1);
  expect(await readOwner(request.id)).toBeNull();
  expect(
    await kordon.db.query(
      `select changes -> 'ownerId' as owner, actor from activity_logs where target_id = $1 and action = 'UPDATE' order by id`,
      [request.id],
    ),
  ).toEqual([
    { owner: [null, 'Selin Aktaş'], actor: adminEmail },
    { owner: ['Selin Aktaş', 'Baran Kılıç'], actor: adminEmail },
    { owner: ['Baran Kılıç', null], actor: adminEmail },
  ]);
});

test('an analyst, a disabled user and an unknown user cannot be owners', async () => {
  const { id } = await aStoredQuoteRequest(kordon.db);
  const analyst = await aColleague({ role: 'analyst' });
  const disabled = await aColleague({ disabledAt: new Date() });
  for (const ownerId of [analyst.id, disabled.id, randomUUID(), 'nobody']) {
    const { errors } = await kordon.admin.send(assign, { quoteRequestIds: [id], ownerId });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { ownerId: 'form.choice.invalid' },
    });
  }
  expect(await readOwner(id)).toBeNull();
});

test('an unknown id, also of an order, and an empty list change nothing', async () => {
  const { id } = await aStoredQuoteRequest(kordon.db);
  const deleted = await aCompany(kordon.db, { deletedAt: new Date() });
  const { id: ownerId } = await aColleague();
  const unknown = randomUUID();
  const send = async (variables: object) => (await kordon.admin.send(assign, { ...variables, ownerId })).errors?.[0];
  for (const ids of [{ quoteRequestIds: [id, unknown] }, { quoteRequestIds: [id, 'x'] }, { companyIds: [deleted.id] }])
    expect(await send({ quoteRequestIds: [id], ...ids })).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  expect((await send({ quoteRequestIds: [id], orderIds: [unknown] }))?.message).toContain(unknown);
  expect(await send({ quoteRequestIds: [] })).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  const many = Array.from({ length: 101 }, () => randomUUID());
  expect(await send({ quoteRequestIds: many })).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect(await readOwner(id)).toBeNull();
});

test('two assignments at the same instant leave one of the two owners', async () => {
  const requests = await Promise.all(Array.from({ length: 20 }, () => aStoredQuoteRequest(kordon.db)));
  const ids = requests.map(({ id }) => id);
  const colleagues = [await aColleague(), await aColleague()];
  const counts = await Promise.all(
    colleagues.map(({ id }, index) =>
      assignOwner({ quoteRequestIds: index === 0 ? ids : ids.toReversed(), ownerId: id }),
    ),
  );
  expect(counts).toEqual([20, 20]);
  const owners = await kordon.db.query<{ owner_id: string }[]>(
    'select distinct owner_id from quote_requests where id = any($1)',
    [ids],
  );
  expect(owners).toHaveLength(1);
});

test('a user who is disabled at the same instant is refused as owner, or the record is listed as unassigned', async () => {
  const disable = 'mutation ($id: ID!) { updateAdminUser(id: $id, patch: { disabled: true }) { id } }';
  const unassignedQuery = '{ quoteRequests(filter: { unassigned: true }, first: 100) { edges { node { id } } } }';
  for (let round = 0; round < 5; round++) {
    const [{ id: ownerId }, request] = [await aColleague(), await aStoredQuoteRequest(kordon.db)];
    const [assigned, disabled] = await Promise.all([
      kordon.admin.send(assign, { quoteRequestIds: [request.id], ownerId }),
      kordon.admin.send(disable, { id: ownerId }),
    ]);
    expect(disabled.errors).toEqual([]);
    const isRefused = assigned.errors[0]?.extensions?.code === 'BAD_USER_INPUT';
    expect(assigned.errors).toHaveLength(isRefused ? 1 : 0);
    expect((await readOwner(request.id)) === null).toBe(isRefused);
    const { quoteRequests } = await kordon.admin.run<{ quoteRequests: { edges: { node: { id: string } }[] } }>(
      unassignedQuery,
    );
    expect(quoteRequests.edges.map(({ node }) => node.id)).toContain(request.id);
  }
});

test('records of an owner who was disabled or became an analyst are listed as unassigned', async () => {
  await kordon.db.query('truncate quote_requests, companies cascade');
  const owners = { gone: await aColleague(), analyst: await aColleague(), active: await aColleague({ role: 'sales' }) };
  for (const [name, { id: ownerId }] of Object.entries(owners)) {
    await aStoredQuoteRequest(kordon.db, { name, ownerId });
    await aCompany(kordon.db, { name, ownerId });
  }
  await kordon.db.manager.update(AdminUser, { id: owners.gone.id }, { disabledAt: new Date() });
  await kordon.db.manager.update(AdminUser, { id: owners.analyst.id }, { role: 'analyst' });
  const lists = await kordon.admin.run<Record<string, { edges: { node: { name: string } }[] }>>(`{
    quoteRequests(filter: { unassigned: true }) { edges { node { name } } }
    companies(filter: { unassigned: true }) { edges { node { name } } }
  }`);
  for (const { edges } of Object.values(lists))
    expect(edges.map(({ node }) => node.name).sort()).toEqual(['analyst', 'gone']);
});

test('the lists filter by owner: mine, of colleagues, unassigned', async () => {
  await kordon.db.query('truncate quote_requests, companies cascade');
  const colleague = await aColleague();
  const me = await kordon.db.manager.findOneByOrFail(AdminUser, { email: adminEmail });
  for (const [name, ownerId] of [
    ['mine', me.id],
    ['theirs', colleague.id],
    ['free', null],
  ] as const) {
    await aStoredQuoteRequest(kordon.db, { name, ownerId });
    await aCompany(kordon.db, { name, ownerId });
  }
  const list = async (filter: object) => {
    const { quoteRequests, companies, quoteRequestCounts } = await kordon.admin.run<
      Record<'quoteRequests' | 'companies', { edges: { node: { name: string } }[] }> & {
        quoteRequestCounts: { count: number }[];
      }
    >(
      `query ($quotes: QuoteRequestFilter, $companies: CompanyFilter) {
        quoteRequests(filter: $quotes) { edges { node { name } } }
        companies(filter: $companies) { edges { node { name } } }
        quoteRequestCounts(filter: $quotes) { count }
      }`,
      { quotes: filter, companies: filter },
    );
    const names = quoteRequests.edges.map(({ node }) => node.name).sort();
    expect(companies.edges.map(({ node }) => node.name).sort()).toEqual(names);
    expect(quoteRequestCounts.reduce((sum, { count }) => sum + count, 0)).toBe(names.length);
    return names;
  };
  expect(await list({ mine: true })).toEqual(['mine']);
  expect(await list({ unassigned: true })).toEqual(['free']);
  expect(await list({ mine: true, unassigned: true })).toEqual(['free', 'mine']);
  expect(await list({ ownerId: colleague.id })).toEqual(['theirs']);
  expect(await list({ ownerIds: [colleague.id, me.id] })).toEqual(['mine', 'theirs']);
  expect(await list({ ownerIds: ['x'] })).toEqual([]);
  expect(await list({ mine: false })).toHaveLength(3);

  const countExportedRows = async (query: string) => {
    const rows = (await (await kordon.admin.fetch(`/exports/quotes.csv?${query}`)).text()).trim().split('\r\n');
    return rows.length - 1;
  };
  expect(await countExportedRows('owner=me')).toBe(1);
  expect(await countExportedRows('owner=me,none')).toBe(2);
  expect(await countExportedRows(`owner=${colleague.id}`)).toBe(1);
  expect(await (await kordon.admin.fetch('/exports/quotes.csv?owner=me')).text()).toContain(me.name);
});

test('handing over gives open requests and companies to a colleague', async () => {
  const [from, to] = [await aColleague({ disabledAt: new Date() }), await aColleague()];
  const open = await aStoredQuoteRequest(kordon.db, { ownerId: from.id });
  const closed = await aStoredQuoteRequest(kordon.db, { ownerId: from.id, status: 'closed' });
  await aCompany(kordon.db, { ownerId: from.id });
  await aCompany(kordon.db, { ownerId: from.id, deletedAt: new Date() });

  expect(await kordon.admin.run(handOver, { from: from.id, to: to.id })).toEqual({ handOver: 2 });
  expect(await readOwner(open.id)).toMatchObject({ email: to.email });
  expect(await readOwner(closed.id)).toMatchObject({ email: from.email });
  expect(await kordon.admin.run(handOver, { from: from.id, to: to.id })).toEqual({ handOver: 0 });
  for (const [variables, code] of [
    [{ from: to.id, to: to.id }, 'BAD_USER_INPUT'],
    [{ from: to.id, to: from.id }, 'BAD_USER_INPUT'],
    [{ from: randomUUID(), to: to.id }, 'NOT_FOUND'],
  ] as const)
    expect((await kordon.admin.send(handOver, variables)).errors?.[0]?.extensions).toMatchObject({ code });
});

test('a deleted colleague leaves the records without an owner', async () => {
  const colleague = await aColleague();
  const { id } = await aStoredQuoteRequest(kordon.db, { ownerId: colleague.id });
  await kordon.admin.run('mutation ($id: ID!) { deleteAdminUser(id: $id) }', { id: colleague.id });
  expect(await readOwner(id)).toBeNull();
});
