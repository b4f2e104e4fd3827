import { randomUUID } from 'node:crypto';
import { startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aContact } from '../../testing/records.ts';
import { Company } from './company.entity.ts';
import { Contact } from './contact.entity.ts';

const kordon = startKordon();
let companyId: string;
beforeEach(async () => {
  await kordon.db.query('delete from companies');
  companyId = (await aCompany(kordon.db)).id;
});

interface Answer {
  id: string;
  name: string;
  isPrimary: boolean;
  companyId: string;
  updatedAt: string;
}
const fields = 'id name email phone position isPrimary status leadSource companyId updatedAt';
const run = async (operation: string, variables: Record<string, unknown>): Promise<Answer> => {
  const types = { id: 'ID!', input: 'ContactInput!', version: 'DateTime' } as Record<string, string>;
  const names = Object.keys(variables);
  const document = `mutation (${names.map((name) => `$${name}: ${types[name]}`).join()}) {
    result: ${operation}(${names.map((name) => `${name}: $${name}`).join()}) { ${fields} }
  }`;
  return (await kordon.admin.run<{ result: Answer }>(document, variables)).result;
};
const someone = (about: object = {}) => ({
  companyId,
  name: 'Leyla Demir',
  email: `${randomUUID()}@demir.example`,
  ...about,
});
const create = (about: object = {}) => run('createContact', { input: someone(about) });
const primaries = async (of = companyId) => {
  const people = await kordon.db.manager.findBy(Contact, { companyId: of, isPrimary: true });
  return people.map(({ name }) => name);
};

test("a company's first contact is primary, and the next only when told", async () => {
  expect(await create({ name: 'first', phone: '٠٥٣٢ 1' })).toMatchObject({
    isPrimary: true,
    phone: '0532 1',
    status: 'ACTIVE',
  });
  expect(await create({ name: 'second' })).toMatchObject({ isPrimary: false });
  expect(await create({ name: 'third', isPrimary: true })).toMatchObject({ isPrimary: true });
  expect(await primaries()).toEqual(['third']);
});

test('two first contacts at once leave one primary', async () => {
  await Promise.all([create({ name: 'a' }), create({ name: 'b' }), create({ name: 'c', isPrimary: true })]);
  expect(await primaries()).toHaveLength(1);
});

test('primary is handed on, given up, and left behind', async () => {
  const [first, second] = [await create({ name: 'first' }), await create({ name: 'second' })];
  await run('setPrimaryContact', { id: second.id });
  expect(await primaries()).toEqual(['second']);
  await run('updateContact', { id: second.id, input: someone({ name: 'second', isPrimary: false }) });
  expect(await primaries()).toEqual(['first']);
  await kordon.admin.run('mutation ($id: ID!) { deleteContact(id: $id) }', { id: first.id });
  expect(await primaries()).toEqual(['second']);
});

test('a contact moves to another company, and what was said stays', async () => {
  const { id } = await create({ name: 'mover' });
  await create({ name: 'heir' });
  const said = await aCommunication(kordon.db, { companyId, contactId: id });
  const next = await aCompany(kordon.db);
  await aContact(kordon.db, { companyId: next.id, name: 'host', isPrimary: true });
  const moved = await run('updateContact', { id, input: someone({ companyId: next.id, name: 'mover' }) });
  expect(moved).toMatchObject({ companyId: next.id, isPrimary: false });
  expect([await primaries(), await primaries(next.id)]).toEqual([['heir'], ['host']]);
  const [row] = await kordon.db.query<[{ company_id: string }]>('select company_id from communications where id = $1', [
    said.id,
  ]);
  expect(row.company_id).toBe(companyId);
});

test('opposite moves at once do not wait for each other for ever', async () => {
  const other = (await aCompany(kordon.db)).id;
  const [a, b] = [await create({ name: 'a' }), await create({ name: 'b', companyId: other })];
  await Promise.all([
    run('updateContact', { id: a.id, input: someone({ name: 'a', companyId: other }) }),
    run('updateContact', { id: b.id, input: someone({ name: 'b', companyId }) }),
  ]);
  expect([await primaries(), await primaries(other)]).toEqual([['b'], ['a']]);
});

test.each<[what: string, about: object, fields: Record<string, string>]>([
  ['no name', { name: ' ' }, { name: 'form.required' }],
  ['no address', { email: 'leyla@demir' }, { email: 'form.email.invalid' }],
  ['no company', { companyId: null }, { companyId: 'form.required' }],
  ['an unknown company', { companyId: randomUUID() }, { companyId: 'form.company.gone' }],
  ['a company that is no UUID', { companyId: 'KC-0001' }, { companyId: 'form.company.gone' }],
])('%s is refused', async (_what, about, refused) => {
  await expect(create(about)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: refused });
});

test('an address that somebody has is refused, also of two who bring it at once', async () => {
  const { id } = await create({ email: 'Leyla@demir.example' });
  const taken = { code: 'BAD_USER_INPUT', fields: { email: 'form.email.taken' } };
  await expect(create({ email: 'leyla@DEMIR.example' })).rejects.toMatchObject(taken);
  await run('updateContact', { id, input: someone({ email: 'LEYLA@demir.example' }) });
  const results = await Promise.allSettled([
    create({ email: 'ali@demir.example' }),
    create({ email: 'ali@demir.example' }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('the second of two editors hears of the first', async () => {
  const { id, updatedAt: version } = await create();
  await run('updateContact', { id, input: someone({ name: 'first' }), version });
  await expect(run('updateContact', { id, input: someone({ name: 'second' }), version })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('nobody of a deleted company is changed, and nobody added to it', async () => {
  const { id } = await create();
  await kordon.db.manager.update(Company, companyId, { deletedAt: new Date() });
  await expect(run('updateContact', { id, input: someone() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(run('setPrimaryContact', { id: 'no-uuid' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(create()).rejects.toMatchObject({ fields: { companyId: 'form.company.gone' } });
});
