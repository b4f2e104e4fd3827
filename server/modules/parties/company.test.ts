import { parse } from 'csv-parse/sync';
import { adminRoles } from '../../../common/enums.ts';
import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import { Company } from './company.entity.ts';

const kordon = startKordon();
const storeCompany = (overrides: Parameters<typeof aCompany>[1]) => aCompany(kordon.db, overrides);

interface List {
  companies: { nodes: { id: string; name: string }[]; pageInfo: { endCursor: string | null }; totalCount: number };
}
const list = /* GraphQL */ `
  query ($filter: CompanyFilter, $first: Int, $after: String) {
    companies(filter: $filter, first: $first, after: $after) {
      nodes {
        id
        name
      }
      pageInfo {
        endCursor
      }
      totalCount
    }
  }
`;
const fetchPage = async (variables: object = {}) => (await kordon.admin.run<List>(list, { ...variables })).companies;
const fetchNames = async (filter: object) => (await fetchPage({ filter })).nodes.map(({ name }) => name);
/** Reads a list with pages of one row, which reveals errors of the cursor. */
async function readRowByRow(filter: object): Promise<string[]> {
  const { nodes, pageInfo, totalCount } = await fetchPage({ filter, first: 1 });
  const seen = nodes.map(({ name }) => name);
  for (let after = pageInfo.endCursor; after && seen.length < totalCount;) {
    const page = await fetchPage({ filter, first: 1, after });
    seen.push(...page.nodes.map(({ name }) => name));
    after = page.pageInfo.endCursor;
  }
  return seen;
}

beforeEach(() => kordon.db.query('delete from companies'));

test('names are sorted in Turkish alphabetical order', async () => {
  for (const name of ['Zeytin', 'Şahin', 'Çelik', 'Iğdır', 'İzmir', 'Cam', 'ırmak', 'Sarı', 'Ünal', 'çelik', 'Ufuk'])
    await storeCompany({ name });
  const alphabet = ['Cam', 'çelik', 'Çelik', 'Iğdır', 'ırmak', 'İzmir', 'Sarı', 'Şahin', 'Ufuk', 'Ünal', 'Zeytin'];
  expect(await fetchNames({ order: 'NAME' })).toEqual(alphabet);
  expect(await readRowByRow({ order: 'NAME' })).toEqual(alphabet);
});

test('companies are sorted by latest communication, those without one last', async () => {
  for (const name of ['never', 'long ago', 'yesterday', 'never either']) {
    const { id: companyId } = await storeCompany({ name, createdAt: new Date('2026-01-01') });
    const createdAt = new Date(name === 'yesterday' ? '2026-06-01' : '2025-01-01');
    if (!name.startsWith('never')) await aCommunication(kordon.db, { companyId, createdAt });
  }
  const order = await readRowByRow({ order: 'LAST_CONTACT' });
  expect(order.slice(0, 2)).toEqual(['yesterday', 'long ago']);
  expect(order.slice(2).sort()).toEqual(['never', 'never either']);
});

test('a cursor of one sort order is rejected by another', async () => {
  await storeCompany({ name: 'Demirköy' });
  const { pageInfo } = await fetchPage({ filter: { order: 'NAME' } });
  await expect(fetchPage({ after: pageInfo.endCursor })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('companies are filtered by fields and by search words', async () => {
  await storeCompany({
    name: 'Demirköy Yapı A.Ş.',
    companyType: 'customer',
    status: 'active',
    priority: 'high',
    industry: 'İnşaat',
  });
  await storeCompany({ name: 'Altınova Profil', companyType: 'customer', status: 'inactive', priority: 'high' });
  expect(await fetchNames({ companyType: 'CUSTOMER', status: 'ACTIVE', priority: 'HIGH' })).toEqual([
    'Demirköy Yapı A.Ş.',
  ]);
  expect(await fetchNames({ search: 'DEMIRKOY insaat' })).toEqual(['Demirköy Yapı A.Ş.']);
  const { companyCode, name } = await storeCompany({ name: 'Moorfield Tubes' });
  expect(await fetchNames({ search: companyCode.toLowerCase() })).toEqual([name]);
});

test('a list of companies includes the counts of their records', async () => {
  const { id } = await aCompany(kordon.db, { currency: 'EUR' });
  const { id: other } = await aCompany(kordon.db);
  await aContact(kordon.db, { companyId: id });
  await aCommunication(kordon.db, { companyId: id });
  await aCommunication(kordon.db, { companyId: id });
  const amounts = { quotedCurrency: 'EUR', companyId: id } as const;
  await aStoredQuoteRequest(kordon.db, { ...amounts, quotedAmount: 1250.5, status: 'closed', outcome: 'won' });
  await aStoredQuoteRequest(kordon.db, { ...amounts, quotedAmount: 99.99 });
  const { companies } = await kordon.admin.run<{ companies: { nodes: { id: string }[] } }>(
    `{ companies { nodes { id totalQuotes totalOrders contactCount communicationCount totalValue dependents { contacts quoteRequests } } } }`,
  );
  expect(companies.nodes).toContainEqual({
    id,
    totalQuotes: 2,
    totalOrders: 0,
    contactCount: 1,
    communicationCount: 2,
    totalValue: 1250.5,
    dependents: { contacts: 1, quoteRequests: 2 },
  });
  expect(companies.nodes).toContainEqual({
    id: other,
    totalQuotes: 0,
    totalOrders: 0,
    contactCount: 0,
    communicationCount: 0,
    totalValue: 0,
    dependents: { contacts: 0, quoteRequests: 0 },
  });
});

test('totalOrders counts the orders that are not cancelled, also in the export; a won request without an order is none', async () => {
  const { id } = await aCompany(kordon.db, { name: 'Ege Döküm' });
  await aStoredQuoteRequest(kordon.db, {
    companyId: id,
    quotedAmount: 5,
    quotedCurrency: 'USD',
    status: 'closed',
    outcome: 'won',
  });
  const count = async () => {
    const { company } = await kordon.admin.run<{ company: { totalOrders: number } }>(
      'query ($id: ID!) { company(id: $id) { totalOrders } }',
      { id },
    );
    const sheet = await (await kordon.admin.fetch('/exports/companies.csv')).text();
    const rows = parse<Record<string, string>>(sheet, { bom: true, columns: true });
    const row = rows.find((cells) => cells['Firma adı'] === 'Ege Döküm');
    return [company.totalOrders, Number(row?.['Sipariş'])];
  };
  expect(await count()).toEqual([0, 0]);
  const order = (title: string) =>
    kordon.admin.run<{ createOrder: { id: string } }>(
      'mutation ($input: OrderInput!) { createOrder(input: $input) { id } }',
      { input: { companyId: id, saleKind: 'TRAINING', title, amount: 100, currency: 'EUR' } },
    );
  await order('Kaynak');
  const { createOrder: second } = await order('Hadde');
  expect(await count()).toEqual([2, 2]);
  await kordon.admin.run('mutation ($id: ID!) { cancelOrder(id: $id, reason: "Vazgeçti") { id } }', { id: second.id });
  expect(await count()).toEqual([1, 1]);
});

const companyQuery = `query ($id: ID!) { company(id: $id) { name totalQuotes contactCount contacts { name isPrimary } } }`;

test('Company.contacts lists the primary contact first', async () => {
  const { id, name } = await storeCompany({ name: 'Damavand Pars' });
  await aContact(kordon.db, { companyId: id, name: 'Ali' });
  await aContact(kordon.db, { companyId: id, name: 'Reza', isPrimary: true });
  expect(await kordon.admin.run(companyQuery, { id })).toEqual({
    company: {
      name,
      totalQuotes: 0,
      contactCount: 2,
      contacts: [
        { name: 'Reza', isPrimary: true },
        { name: 'Ali', isPrimary: false },
      ],
    },
  });
});

test('Company.contacts is limited to 100', async () => {
  const { id } = await storeCompany({ name: 'Çelik Holding' });
  await kordon.db.query(
    `insert into contacts (company_id, name, email) select $1, 'Kişi ' || n, n || '@holding.example' from generate_series(1, 150) n`,
    [id],
  );
  const { company } = await kordon.admin.run<{ company: { contacts: unknown[] } }>(companyQuery, { id });
  expect(company.contacts).toHaveLength(100);
});

test('a deleted company disappears from all lists with its contacts and communications', async () => {
  const { id, name } = await storeCompany({ name: 'Deneme Firması' });
  await aContact(kordon.db, { companyId: id });
  await aCommunication(kordon.db, { companyId: id, followUpRequired: true });
  const allLists = `query ($id: ID!) {
    company(id: $id) { name } companies { totalCount nodes { name } } contacts { totalCount }
    communications { totalCount nodes { company { name } } } followUps { id } dashboard { totalCompanies totalCommunications outboundCommunications }
  }`;
  expect(await kordon.admin.run(allLists, { id })).toMatchObject({
    company: { name },
    communications: { totalCount: 1, nodes: [{ company: { name } }] },
    dashboard: { totalCompanies: 1, totalCommunications: 1, outboundCommunications: 1 },
  });

  await kordon.db.manager.update(Company, { id }, { deletedAt: new Date() });
  expect(await kordon.admin.run(allLists, { id })).toEqual({
    company: null,
    companies: { totalCount: 0, nodes: [] },
    contacts: { totalCount: 0 },
    communications: { totalCount: 0, nodes: [] },
    followUps: [],
    dashboard: { totalCompanies: 0, totalCommunications: 0, outboundCommunications: 0 },
  });
});

test.each(['11111111-1111-4111-8111-111111111111', 'KC-0001', '', '\0'])(
  'company returns null for the id %j',
  async (id) => {
    expect(await kordon.admin.run(companyQuery, { id })).toEqual({ company: null });
  },
);

const listQueries = [
  'companies { totalCount }',
  'contacts { totalCount }',
  'communications { totalCount }',
  'followUps { id }',
  'activityLogs { totalCount }',
  'quoteRequests { totalCount }',
];

test.each(adminRoles)('a signed-in %s can read all lists', async (role) => {
  const { email, password } = await anAdminUser(kordon.db, { role });
  const reader = kordon.newClient();
  await reader.signIn(email, password);
  await expect(reader.run(`{ ${listQueries.join(' ')} }`)).resolves.toBeDefined();
});

test.each(listQueries)('an anonymous visitor cannot read %s', async (list) => {
  await expect(kordon.visitor.run(`{ ${list} }`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('contacts are sorted by name and filtered by company and search words', async () => {
  const [mill, yard] = [await storeCompany({ name: 'Mill' }), await storeCompany({ name: 'Yard' })];
  await aContact(kordon.db, { companyId: mill.id, name: 'İpek Öz', email: 'ipek@mill.example' });
  await aContact(kordon.db, { companyId: mill.id, name: 'Ayşe Kara' });
  await aContact(kordon.db, { companyId: yard.id, name: 'Ömer Işık' });
  const fetchContacts = async (variables: object) => {
    const document = `query ($companyId: ID, $search: String) { contacts(companyId: $companyId, search: $search) { nodes { name company { name } } } }`;
    const data = await kordon.admin.run<{ contacts: { nodes: { name: string }[] } }>(document, { ...variables });
    return data.contacts.nodes.map(({ name }) => name);
  };
  expect(await fetchContacts({})).toEqual(['Ayşe Kara', 'İpek Öz', 'Ömer Işık']);
  expect(await fetchContacts({ companyId: mill.id })).toEqual(['Ayşe Kara', 'İpek Öz']);
  expect(await fetchContacts({ search: 'MILL.EXAMPLE ipek' })).toEqual(['İpek Öz']);
  expect(await fetchContacts({ companyId: 'no-uuid' })).toEqual([]);
});
