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

interface ContactResult {
  id: string;
  name: string;
  isPrimary: boolean;
  companyId: string;
  updatedAt: string;
}
const fields = 'id name email phone position isPrimary status leadSource companyId updatedAt';
const run = async (operation: string, variables: Record<string, unknown>): Promise<ContactResult> => {
  const types = { id: 'ID!', input: 'ContactInput!', version: 'DateTime' } as Record<string, string>;
  const names = Object.keys(variables);
  const document = `mutation (${names.map((name) => `$${name}: ${types[name]}`).join()}) {
    result: ${operation}(${names.map((name) => `${name}: $${name}`).join()}) { ${fields} }
  }`;
  return (await kordon.admin.run<{ result: ContactResult }>(document, variables)).result;
};
const contactInput = (overrides: object = {}) => ({
  companyId,
  name: 'Leyla Demir',
  email: `${randomUUID()}@demir.example`,
  ...overrides,
});
const create = (overrides: object = {}) => run('createContact', { input: contactInput(overrides) });
const findPrimaryContacts = async (of = companyId) => {
  const people = await kordon.db.manager.findBy(Contact, { companyId: of, isPrimary: true });
  return people.map(({ name }) => name);
};

test('the first contact of a company is primary, later ones only on request', async () => {
  expect(await create({ name: 'first', phone: '٠٥٣٢ 1' })).toMatchObject({
    isPrimary: true,
    phone: '0532 1',
    status: 'ACTIVE',
  });
  expect(await create({ name: 'second' })).toMatchObject({ isPrimary: false });
  expect(await create({ name: 'third', isPrimary: true })).toMatchObject({ isPrimary: true });
  expect(await findPrimaryContacts()).toEqual(['third']);
});

test('simultaneous first contacts result in one primary contact', async () => {
  await Promise.all([create({ name: 'a' }), create({ name: 'b' }), create({ name: 'c', isPrimary: true })]);
  expect(await findPrimaryContacts()).toHaveLength(1);
});

test('another contact becomes primary when the primary one is replaced, demoted or deleted', async () => {
  const [first, second] = [await create({ name: 'first' }), await create({ name: 'second' })];
  await run('setPrimaryContact', { id: second.id });
  expect(await findPrimaryContacts()).toEqual(['second']);
  await run('updateContact', { id: second.id, input: contactInput({ name: 'second', isPrimary: false }) });
  expect(await findPrimaryContacts()).toEqual(['first']);
  await kordon.admin.run('mutation ($id: ID!) { deleteContact(id: $id) }', { id: first.id });
  expect(await findPrimaryContacts()).toEqual(['second']);
});

test('communications of a contact stay when it moves to another company', async () => {
  const { id } = await create({ name: 'mover' });
  await create({ name: 'successor' });
  const communication = await aCommunication(kordon.db, { companyId, contactId: id });
  const next = await aCompany(kordon.db);
  await aContact(kordon.db, { companyId: next.id, name: 'host', isPrimary: true });
  const moved = await run('updateContact', { id, input: contactInput({ companyId: next.id, name: 'mover' }) });
  expect(moved).toMatchObject({ companyId: next.id, isPrimary: false });
  expect([await findPrimaryContacts(), await findPrimaryContacts(next.id)]).toEqual([['successor'], ['host']]);
  const [row] = await kordon.db.query<[{ company_id: string }]>('select company_id from communications where id = $1', [
    communication.id,
  ]);
  expect(row.company_id).toBe(companyId);
});

test('simultaneous opposite moves do not deadlock', async () => {
  const other = (await aCompany(kordon.db)).id;
  const [a, b] = [await create({ name: 'a' }), await create({ name: 'b', companyId: other })];
  await Promise.all([
    run('updateContact', { id: a.id, input: contactInput({ name: 'a', companyId: other }) }),
    run('updateContact', { id: b.id, input: contactInput({ name: 'b', companyId }) }),
  ]);
  expect([await findPrimaryContacts(), await findPrimaryContacts(other)]).toEqual([['b'], ['a']]);
});

test.each<[what: string, overrides: object, fields: Record<string, string>]>([
  ['no name', { name: ' ' }, { name: 'form.required' }],
  ['an invalid e-mail', { email: 'leyla@demir' }, { email: 'form.email.invalid' }],
  ['no company', { companyId: null }, { companyId: 'form.required' }],
  ['an unknown company', { companyId: randomUUID() }, { companyId: 'form.company.gone' }],
  ['a company id that is not a UUID', { companyId: 'KC-0001' }, { companyId: 'form.company.gone' }],
])('%s is rejected', async (_title, overrides, reasons) => {
  await expect(create(overrides)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: reasons });
});

test('an e-mail of another contact is rejected, also for two simultaneous contacts', async () => {
  const { id } = await create({ email: 'Leyla@demir.example' });
  const taken = { code: 'BAD_USER_INPUT', fields: { email: 'form.email.taken' } };
  await expect(create({ email: 'leyla@DEMIR.example' })).rejects.toMatchObject(taken);
  await run('updateContact', { id, input: contactInput({ email: 'LEYLA@demir.example' }) });
  const results = await Promise.allSettled([
    create({ email: 'ali@demir.example' }),
    create({ email: 'ali@demir.example' }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a contact needs an e-mail address or a phone number, and any number of contacts may have no address', async () => {
  const caller = await create({ email: null, phone: '+90 532 000 00 00' });
  expect(caller).toMatchObject({ email: null, phone: '+90 532 000 00 00' });
  expect(await create({ email: '', phone: '+90 533 000 00 00' })).toMatchObject({ email: null });
  const unreachable = { code: 'BAD_USER_INPUT', fields: { email: 'form.emailOrPhone' } };
  await expect(create({ email: null })).rejects.toMatchObject(unreachable);
  await expect(run('updateContact', { id: caller.id, input: { name: 'Leyla', phone: null } })).rejects.toMatchObject(
    unreachable,
  );
  const mailed = await create();
  await expect(run('updateContact', { id: mailed.id, input: { name: 'Leyla', email: '' } })).rejects.toMatchObject(
    unreachable,
  );
  expect(
    await run('updateContact', { id: mailed.id, input: { name: 'Leyla', email: '', phone: '+90 534 000 00 00' } }),
  ).toMatchObject({ email: null, phone: '+90 534 000 00 00' });
});

test('an update of a stale version returns CONFLICT', async () => {
  const { id, updatedAt: version } = await create();
  await run('updateContact', { id, input: contactInput({ name: 'first' }), version });
  await expect(run('updateContact', { id, input: contactInput({ name: 'second' }), version })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('contacts of a deleted company cannot be changed or added', async () => {
  const { id } = await create();
  await kordon.db.manager.update(Company, companyId, { deletedAt: new Date() });
  await expect(run('updateContact', { id, input: contactInput() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(run('setPrimaryContact', { id: 'no-uuid' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(create()).rejects.toMatchObject({ fields: { companyId: 'form.company.gone' } });
});
