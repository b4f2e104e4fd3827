import { startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import { Company } from './company.entity.ts';

const kordon = startKordon();
beforeEach(() => kordon.db.query('delete from companies; delete from quote_requests'));
const storeCompany = (overrides: Partial<Company>) => aCompany(kordon.db, overrides);

interface List {
  companies: { nodes: { name: string }[]; totalCount: number; pageInfo: { endCursor: string | null } };
}
const list = `query ($filter: CompanyFilter, $first: Int, $after: String) {
  companies(filter: $filter, first: $first, after: $after) { nodes { name } totalCount pageInfo { endCursor } }
}`;
const findNames = async (filter: object) => {
  const { companies } = await kordon.admin.run<List>(list, { filter });
  expect(companies.totalCount).toBe(companies.nodes.length);
  return companies.nodes.map(({ name }) => name);
};

test.each(['ISTANBUL', 'istanbul', 'İstanbul', 'ıstanbul', 'istambul', 'İSTANBLU'])(
  '%s finds the company of Istanbul',
  async (search) => {
    await storeCompany({ name: 'İstanbul Demir Çelik' });
    await storeCompany({ name: 'Ankara Boru' });
    expect(await findNames({ search })).toEqual(['İstanbul Demir Çelik']);
  },
);

test('an exact match excludes similarly spelled words', async () => {
  await storeCompany({ name: 'Demir Ticaret' });
  await storeCompany({ name: 'Demar Lojistik' });
  expect(await findNames({ search: 'demir' })).toEqual(['Demir Ticaret']);
  expect(await findNames({ search: 'demar' })).toEqual(['Demar Lojistik']);
});

test('a renamed company is found by a misspelled new name', async () => {
  const { id } = await storeCompany({ name: 'Eski' });
  await kordon.db.manager.update(Company, id, { name: 'Kuzeyrüzgâr' });
  expect(await findNames({ search: 'kuzeyrüsgar' })).toEqual(['Kuzeyrüzgâr']);
});

test('companies are sorted by lead score, in both directions and across pages', async () => {
  for (const score of [50, 90, 10]) await storeCompany({ name: String(score), leadScore: score });
  const [order, expected] = ['LEAD_SCORE', ['90', '50', '10']];
  expect(await findNames({ order })).toEqual(expected);
  expect(await findNames({ order, reversed: true })).toEqual(expected.toReversed());
  const pages: string[] = [];
  for (let after: string | null = null, page = 0; page < 3; page++) {
    const { companies }: List = await kordon.admin.run<List>(list, { filter: { order }, first: 1, after });
    pages.push(companies.nodes[0]!.name);
    after = companies.pageInfo.endCursor;
  }
  expect(pages).toEqual(expected);
});

test('filters accept several types and statuses', async () => {
  await storeCompany({ name: 'a', companyType: 'lead', status: 'active' });
  await storeCompany({ name: 'b', companyType: 'prospect', status: 'inactive' });
  await storeCompany({ name: 'c', companyType: 'customer', status: 'active' });
  expect(await findNames({ companyType: ['LEAD', 'PROSPECT'], order: 'NAME' })).toEqual(['a', 'b']);
  expect(await findNames({ companyType: 'LEAD', status: ['ACTIVE', 'ARCHIVED'] })).toEqual(['a']);
  expect(await findNames({ companyType: ['LEAD', 'CUSTOMER'], order: 'NAME' })).toEqual(['a', 'c']);
  expect(await findNames({ companyType: [] })).toEqual([]);
});

const fetchSummary = async () => {
  const { companySummary } = await kordon.admin.run<{
    companySummary: { byType: { companyType: string; count: number }[] };
  }>(`{ companySummary { total totalValues { currency amount } quiet byType { companyType count } } }`);
  const { byType, ...rest } = companySummary;
  return { ...rest, ...Object.fromEntries(byType.map(({ companyType, count }) => [companyType, count])) };
};

test('the summary reflects every change, also by direct SQL', async () => {
  const value = [{ currency: 'USD', amount: 500 }];
  const { id } = await storeCompany({ companyType: 'lead' });
  const other = await storeCompany({ companyType: 'customer' });
  await aStoredQuoteRequest(kordon.db, {
    companyId: id,
    status: 'closed',
    outcome: 'won',
    quotedAmount: 500,
    quotedCurrency: 'USD',
  });
  expect(await fetchSummary()).toMatchObject({
    total: 2,
    LEAD: 1,
    CUSTOMER: 1,
    PARTNER: 0,
    totalValues: value,
    quiet: 2,
  });

  await aCommunication(kordon.db, { companyId: id });
  await kordon.db.query(`update companies set company_type = 'customer' where id = '${id}'`);
  expect(await fetchSummary()).toMatchObject({ total: 2, LEAD: 0, CUSTOMER: 2, totalValues: value, quiet: 1 });

  await kordon.db.manager.update(Company, id, { deletedAt: new Date() });
  expect(await fetchSummary()).toMatchObject({ total: 1, CUSTOMER: 1, totalValues: [] });
  await kordon.db.manager.update(Company, id, { deletedAt: null });
  await kordon.db.manager.delete(Company, other.id);
  expect(await fetchSummary()).toMatchObject({ total: 1, CUSTOMER: 1, totalValues: value });
});

interface Duplicates {
  possibleDuplicates: { company: { name: string }; reason: string }[];
}
const findDuplicates = async (input: object) => {
  const document = `query ($name: String, $email: String, $website: String) {
    possibleDuplicates(name: $name, email: $email, website: $website) { company { name } reason similarity }
  }`;
  const { possibleDuplicates } = await kordon.admin.run<Duplicates>(document, { ...input });
  return possibleDuplicates.map(({ company, reason }) => `${company.name}: ${reason}`);
};

test('possible duplicates include only the most similar names', async () => {
  for (let number = 1; number <= 8; number++) await storeCompany({ name: `Demir Ege ${number}${number}` });
  await storeCompany({ name: 'Demir Ege Liman' });
  const found = await findDuplicates({ name: 'Demir Ege 77' });
  expect(found).toHaveLength(5);
  expect(found[0]).toBe('Demir Ege 77: NAME');
  // Too few names reach the higher threshold, so that the lower one applies.
  expect(await findDuplicates({ name: 'Ege Liman' })).toEqual(['Demir Ege Liman: NAME']);
});

test('possible duplicates are found by e-mail, website and name, best match first', async () => {
  await storeCompany({ name: 'Kuzeyrüzgâr Gemi Sanayi A.Ş.', website: 'kuzey.example' });
  const { id } = await storeCompany({ name: 'Altınova Profil' });
  await aContact(kordon.db, { companyId: id, email: 'ufuk@altinova.example' });
  expect(await findDuplicates({ name: 'Kuzeyruzgar Gemi' })).toEqual(['Kuzeyrüzgâr Gemi Sanayi A.Ş.: NAME']);
  expect(await findDuplicates({ website: 'https://www.kuzey.example/tr' })).toEqual([
    'Kuzeyrüzgâr Gemi Sanayi A.Ş.: WEBSITE',
  ]);
  expect(await findDuplicates({ name: 'Kuzeyruzgar', email: 'UFUK@altinova.example' })).toEqual([
    'Altınova Profil: EMAIL',
    'Kuzeyrüzgâr Gemi Sanayi A.Ş.: NAME',
  ]);
  expect(await findDuplicates({ email: 'selin@kuzey.example' })).toEqual(['Kuzeyrüzgâr Gemi Sanayi A.Ş.: WEBSITE']);
  expect(await findDuplicates({ email: 'somebody@gmail.com', name: '\0 ', website: ' ' })).toEqual([]);
  expect(await findDuplicates({ name: 'Zeytin Tarım' })).toEqual([]);
});
