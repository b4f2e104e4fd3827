import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../../common/durations.ts';
import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest, listLoggedActions } from '../../testing/records.ts';
import { Company } from './company.entity.ts';
import { removeDeletedCompanies } from './company.retention.ts';

const kordon = startKordon();
const fields = `id companyCode name legalName website creditLimit leadScore country currency status companyType notes size updatedAt`;
interface Result {
  company: { id: string; name: string; notes: string | null; updatedAt: string; [field: string]: unknown };
}
const create = (input: object, id?: string) =>
  kordon.admin
    .run<{
      createCompany: Result['company'];
    }>(`mutation ($input: CompanyInput!, $id: ID) { createCompany(input: $input, id: $id) { ${fields} } }`, {
      input,
      id,
    })
    .then(({ createCompany }) => createCompany);
const update = (id: string, input: object, version?: string) =>
  kordon.admin
    .run<{
      updateCompany: Result['company'];
    }>(
      `mutation ($id: ID!, $input: CompanyInput!, $version: DateTime) { updateCompany(id: $id, input: $input, version: $version) { ${fields} } }`,
      { id, input, version },
    )
    .then(({ updateCompany }) => updateCompany);
const remove = (id: string) => kordon.admin.run(`mutation ($id: ID!) { deleteCompany(id: $id) }`, { id });
const restore = (id: string) => kordon.admin.run(`mutation ($id: ID!) { restoreCompany(id: $id) { id } }`, { id });
const readCompany = (id: string) => kordon.db.manager.findOneBy(Company, { id });
const unknownId = randomUUID();

test('createCompany normalizes its input and fills in defaults', async () => {
  const input = { name: '  Ege  Çelik\n', website: 'ege.example', creditLimit: 1250.555, notes: ' ', legalName: '' };
  const company = await create(input);
  expect(company).toMatchObject({
    name: 'Ege Çelik',
    website: 'https://ege.example/',
    creditLimit: 1250.56,
    leadScore: 50,
    country: 'Turkey',
    currency: 'USD',
    status: 'ACTIVE',
    companyType: 'PROSPECT',
    notes: null,
    legalName: null,
  });
  const admin = await kordon.db.query<{ id: string }[]>('select id from admin_users');
  expect(await readCompany(company.id)).toMatchObject({
    createdBy: admin[0]!.id,
    firstContactDate: expect.any(Date) as Date,
  });
});

test.each<[what: string, input: object, fields: Record<string, string>]>([
  ['a blank name', { name: ' \u200b ' }, { name: 'form.required' }],
  ['a long name', { name: 'x'.repeat(201) }, { name: 'form.tooLong' }],
  ['a note of 1 MB', { name: 'A', notes: 'x'.repeat(1024 * 1024) }, { notes: 'form.tooLong' }],
  ['notes of 100 KB', { name: 'A', notes: 'x'.repeat(100_000) }, { notes: 'form.tooLong' }],
  ['a negative credit limit', { name: 'A', creditLimit: -0.01 }, { creditLimit: 'form.amount.invalid' }],
  ['a credit limit of 1e308', { name: 'A', creditLimit: 1e308 }, { creditLimit: 'form.number.tooLarge' }],
  ['a score of 101', { name: 'A', leadScore: 101 }, { leadScore: 'form.score.range' }],
  ['a score of -1', { name: 'A', leadScore: -1 }, { leadScore: 'form.score.range' }],
  ['a javascript: URL as website', { name: 'A', website: 'javascript:alert(1)' }, { website: 'form.website.invalid' }],
  ['a LinkedIn URL without a host', { name: 'A', linkedinUrl: 'in/leyla' }, { linkedinUrl: 'form.website.invalid' }],
])('%s is rejected and not stored', async (_title, input, reasons) => {
  const before = await kordon.db.manager.count(Company);
  await expect(create(input)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: reasons });
  expect(await kordon.db.manager.count(Company)).toBe(before);
});

test('two simultaneous calls with the same id create one company', async () => {
  const id = randomUUID();
  const [one, other] = await Promise.all([create({ name: 'Twice' }, id), create({ name: 'Twice' }, id)]);
  expect(one).toEqual(other);
  expect(await kordon.db.manager.countBy(Company, { name: 'Twice' })).toBe(1);
});

test('a call with the id of a deleted company is rejected', async () => {
  const id = randomUUID();
  await create({ name: 'Deleted' }, id);
  await kordon.admin.run('mutation ($id: ID!) { deleteCompany(id: $id) }', { id });
  await expect(create({ name: 'Deleted' }, id)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { id: 'form.submission.invalid' },
  });
});

test('an update leaves omitted fields unchanged', async () => {
  const { id } = await create({ name: 'Ege', notes: 'eski', creditLimit: 10, size: 'LARGE' });
  const edited = await update(id, { name: 'Ege Çelik', size: null, country: '' });
  expect(edited).toMatchObject({ name: 'Ege Çelik', notes: 'eski', creditLimit: 10, size: null, country: '' });
});

test('an update of a stale version returns CONFLICT with the current record', async () => {
  const { id, updatedAt } = await create({ name: 'Ege', notes: 'original', size: 'LARGE' });
  const first = await update(id, { name: 'Ege', notes: 'first', size: 'SMALL' }, updatedAt);
  const { errors } = await kordon.admin.send(
    `mutation ($id: ID!, $input: CompanyInput!, $version: DateTime) { updateCompany(id: $id, input: $input, version: $version) { id } }`,
    { id, input: { name: 'Ege', notes: 'second' }, version: updatedAt },
  );
  expect(errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    theirs: { id, notes: 'first', size: 'SMALL', updatedAt: first.updatedAt, status: 'ACTIVE' },
  });
  expect((await readCompany(id))?.notes).toBe('first');
  expect((await update(id, { name: 'Ege', notes: 'second' }, first.updatedAt)).notes).toBe('second');
});

test('two simultaneous identical updates both succeed', async () => {
  const { id, updatedAt } = await create({ name: 'Ege' });
  const edits = [1, 2].map(() => update(id, { name: 'Ege', notes: 'same' }, updatedAt));
  const [one, other] = await Promise.all(edits);
  expect(one).toEqual(other);
});

test.each(['no-uuid', unknownId])('changes of company %s return NOT_FOUND', async (id) => {
  await expect(update(id, { name: 'A' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(remove(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(restore(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a deleted company is hidden with its records and can be restored', async () => {
  const { id, name } = await aCompany(kordon.db);
  const { email } = await aContact(kordon.db, { companyId: id });
  await aCommunication(kordon.db, { companyId: id });
  await aStoredQuoteRequest(kordon.db, { companyId: id });
  const dependents = `query ($id: ID!) { company(id: $id) { dependents { contacts communications documents quoteRequests } } }`;
  expect(await kordon.admin.run(dependents, { id })).toEqual({
    company: { dependents: { contacts: 1, communications: 1, documents: 0, quoteRequests: 1 } },
  });

  await remove(id);
  expect(await kordon.admin.run(dependents, { id })).toEqual({ company: null });
  await expect(update(id, { name: 'A' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(remove(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const deletedCompanies = `query ($search: String) { companies(filter: { search: $search, deleted: true }) { nodes { name deletedAt } totalCount } }`;
  expect(await kordon.admin.run(deletedCompanies, { search: name })).toMatchObject({
    companies: { nodes: [{ name }], totalCount: 1 },
  });
  const duplicates = `query ($name: String, $email: String) { possibleDuplicates(name: $name, email: $email) { company { id } } }`;
  expect(await kordon.admin.run(duplicates, { name, email })).toEqual({ possibleDuplicates: [] });

  await restore(id);
  expect(await kordon.admin.run(dependents, { id })).toMatchObject({ company: { dependents: { contacts: 1 } } });
  expect(await listLoggedActions(kordon.db, id)).toEqual([
    { action: 'INSERT', restored: null },
    { action: 'DELETE', restored: null },
    { action: 'INSERT', restored: true },
  ]);
});

test('a company that was deleted 30 days ago is removed permanently, also from the log; its quote requests are kept', async () => {
  const [old, recent] = [await aCompany(kordon.db), await aCompany(kordon.db)];
  const request = await aStoredQuoteRequest(kordon.db, { companyId: old.id });
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  await kordon.db.manager.update(Company, old.id, { deletedAt: daysAgo(31) });
  await kordon.db.manager.update(Company, recent.id, { deletedAt: daysAgo(29) });
  const log = { info: () => undefined };
  await removeDeletedCompanies.run({}, { db: kordon.db.manager, log } as never);
  expect([await readCompany(old.id), (await readCompany(recent.id))?.id]).toEqual([null, recent.id]);
  const [row] = await kordon.db.query<[{ company_id: string | null }]>(
    'select company_id from quote_requests where id = $1',
    [request.id],
  );
  expect(row.company_id).toBeNull();
  const readLog = (id: string) =>
    kordon.db.query<{ action: string; details: object; changes: object | null }[]>(
      `select action, details, changes from activity_logs where company_id = $1 and target_type <> 'quote_requests' order by id`,
      [id],
    );
  const erased = await readLog(old.id);
  expect(erased.map(({ action }) => action)).toEqual(expect.arrayContaining(['INSERT', 'DELETE']));
  expect(erased.filter(({ details, changes }) => Object.keys(details).length > 0 || changes)).toEqual([]);
  expect((await readLog(recent.id))[0]?.details).toMatchObject({ name: recent.name });
});

test.each([
  ['createCompany(input: { name: "A" }) { id }'],
  [`updateCompany(id: "${unknownId}", input: { name: "A" }) { id }`],
  [`deleteCompany(id: "${unknownId}")`],
  [`restoreCompany(id: "${unknownId}") { id }`],
])('an analyst is forbidden to call %s', async (operation) => {
  const { email, password } = await anAdminUser(kordon.db, { role: 'analyst' });
  const analyst = kordon.newClient();
  await analyst.signIn(email, password);
  await expect(analyst.run(`mutation { ${operation} }`)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(kordon.visitor.run(`mutation { ${operation} }`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
