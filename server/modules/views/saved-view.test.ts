import { randomUUID } from 'node:crypto';
import { anAdminUser } from '../../testing/accounts.ts';
import { startKordon } from '../../testing/kordon.ts';
import type { TestClient } from '../../testing/test-client.ts';

const kordon = startKordon();

interface View {
  id: string;
  name: string;
  query: string;
  isShared: boolean;
  updatedAt: string;
  author: { id: string };
}

const fields = 'id name query isShared updatedAt author { id }';
const save = async (client: TestClient, input: object = {}, id: string = randomUUID(), version?: string) => {
  const document = `mutation ($id: ID!, $input: SavedViewInput!, $version: DateTime) {
    saveView(id: $id, input: $input, version: $version) { ${fields} }
  }`;
  const all = { list: 'COMPANIES', name: 'Key accounts', query: 'priority=HIGH&order=NAME', ...input };
  return (await client.run<{ saveView: View }>(document, { id, input: all, version })).saveView;
};
const list = async (client: TestClient, of = 'COMPANIES') =>
  (await client.run<{ savedViews: View[] }>(`query ($of: ViewList!) { savedViews(list: $of) { ${fields} } }`, { of }))
    .savedViews;
const remove = (client: TestClient, id: string) => client.run('mutation ($id: ID!) { deleteView(id: $id) }', { id });

async function signInAs(role: 'sales' | 'analyst') {
  const { email, password } = await anAdminUser(kordon.db, { role });
  const client = kordon.newClient();
  await client.signIn(email, password);
  return client;
}

test('a private view is seen by its author alone, a shared one by all', async () => {
  const sales = await signInAs('sales');
  const own = await save(sales, { name: 'Mine' });
  const shared = await save(sales, { name: 'Ours', query: '?country=Algeria', isShared: true });
  expect(shared).toMatchObject({ query: 'country=Algeria', isShared: true });
  expect((await list(sales)).map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, shared.id]));
  const seen = (await list(kordon.admin)).map(({ id }) => id);
  expect(seen).toContain(shared.id);
  expect(seen).not.toContain(own.id);
  expect((await list(sales, 'QUOTE_REQUESTS')).map(({ id }) => id)).not.toContain(own.id);
  await expect(save(kordon.admin, {}, own.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a shared view of a colleague is changed and deleted by admins alone', async () => {
  const [author, colleague] = [await signInAs('sales'), await signInAs('sales')];
  const { id } = await save(author, { isShared: true });
  await expect(save(colleague, {}, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(remove(colleague, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await save(kordon.admin, { name: 'Renamed', isShared: true }, id)).toMatchObject({ name: 'Renamed' });
  await remove(kordon.admin, id);
  await expect(remove(kordon.admin, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an analyst saves views, but does not share them', async () => {
  const analyst = await signInAs('analyst');
  await expect(save(analyst, { isShared: true })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { id } = await save(analyst);
  expect((await list(analyst)).map((view) => view.id)).toContain(id);
});

test.each([
  ['list', { list: 'QUOTE_REQUESTS', query: 'status=SOLD' }, 'query'],
  ['range', { query: 'minWonUsd=5&maxWonUsd=1' }, 'query'],
  ['long query', { query: `search=${'x'.repeat(2_000)}` }, 'query'],
  ['name', { name: ' ' }, 'name'],
])('a wrong %s is refused with its field', async (_, input, field) => {
  const error = await save(kordon.admin, input).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(JSON.stringify(error)).toContain(`"${field}"`);
});

test('a form that is sent twice adds one view, and an old version is a conflict', async () => {
  const id = randomUUID();
  const { updatedAt } = await save(kordon.admin, {}, id);
  await save(kordon.admin, { name: 'Again' }, id);
  expect((await list(kordon.admin)).filter((view) => view.id === id)).toMatchObject([{ name: 'Again' }]);
  await expect(save(kordon.admin, { name: 'Late' }, id, updatedAt)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a user has at most 100 views', async () => {
  const sales = await signInAs('sales');
  const { author } = await save(sales);
  await kordon.db.query(
    `insert into saved_views (list, name, author_id) select 'companies', 'View ' || n, $1 from generate_series(1, 99) as n`,
    [author.id],
  );
  await expect(save(sales)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});
