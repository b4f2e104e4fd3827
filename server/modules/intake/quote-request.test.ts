import { aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';
import { startKordon } from '../../testing/kordon.ts';
import { Company } from '../parties/company.entity.ts';

const kordon = startKordon();
const storeRequest = (overrides: Parameters<typeof aStoredQuoteRequest>[1] = {}) =>
  aStoredQuoteRequest(kordon.db, overrides);

interface List {
  quoteRequests: {
    nodes: { name: string; reference: string }[];
    edges: { cursor: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  };
}
const list = /* GraphQL */ `
  query ($filter: QuoteRequestFilter, $first: Int, $after: String) {
    quoteRequests(filter: $filter, first: $first, after: $after) {
      nodes {
        name
        reference
      }
      edges {
        cursor
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`;
const fetchPage = async (variables: object = {}) =>
  (await kordon.admin.run<List>(list, { ...variables })).quoteRequests;
const findNames = async (search: string) => (await fetchPage({ filter: { search } })).nodes.map(({ name }) => name);

beforeEach(() => kordon.db.query('delete from quote_requests'));

test('an empty table returns an empty page', async () => {
  expect(await fetchPage()).toEqual({
    nodes: [],
    edges: [],
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: 0,
  });
});

test('pages have no gaps or duplicates, also with equal timestamps', async () => {
  const createdAt = new Date('2026-03-29T01:00:00.123Z');
  const stored = await Promise.all(Array.from({ length: 45 }, () => storeRequest({ createdAt })));
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo, totalCount } = await fetchPage({ first: 20, after });
    expect(totalCount).toBe(45);
    seen.push(...nodes.map(({ reference }) => reference));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  expect(seen).toHaveLength(45);
  expect(new Set(seen)).toEqual(new Set(stored.map(({ reference }) => reference)));
});

test('requests are sorted newest first in pages of 20 by default', async () => {
  for (const day of [1, 3, 2]) await storeRequest({ name: `${day}`, createdAt: new Date(`2026-05-0${day}T12:00:00Z`) });
  expect((await fetchPage()).nodes.map(({ name }) => name)).toEqual(['3', '2', '1']);
  await Promise.all(Array.from({ length: 18 }, () => storeRequest()));
  expect((await fetchPage()).nodes).toHaveLength(20);
});

test('a filter applies to the list, to totalCount and to the counts of other statuses', async () => {
  await storeRequest({ status: 'pending', priority: 'high', source: 'buyer_quote', name: 'wanted' });
  await storeRequest({ status: 'pending', priority: 'low', source: 'buyer_quote' });
  await storeRequest({ status: 'new', priority: 'high', source: 'buyer_quote' });
  await storeRequest({ status: 'pending', priority: 'high', source: 'quick_quote' });
  const filter = { status: 'PENDING', priority: 'HIGH', source: 'BUYER_QUOTE' };
  expect(await fetchPage({ filter })).toMatchObject({ nodes: [{ name: 'wanted' }], totalCount: 1 });

  const { quoteRequestCounts } = await kordon.admin.run<{ quoteRequestCounts: unknown }>(
    `query ($filter: QuoteRequestFilter) { quoteRequestCounts(filter: $filter) { status count } }`,
    { filter },
  );
  expect(quoteRequestCounts).toEqual([
    { status: 'NEW', count: 1 },
    { status: 'PENDING', count: 1 },
    ...['CONTACTED', 'RESPONDED', 'QUOTED', 'CLOSED'].map((status) => ({ status, count: 0 })),
  ]);
});

test('a range is inclusive', async () => {
  const [start, end] = ['2026-10-24T21:00:00.000Z', '2026-10-25T20:59:59.999Z'];
  await storeRequest({ name: 'first', createdAt: new Date(start) });
  await storeRequest({ name: 'last', createdAt: new Date(end) });
  await storeRequest({ name: 'next day', createdAt: new Date('2026-10-25T21:00:00Z') });
  const { nodes } = await fetchPage({ filter: { from: start, to: end } });
  expect(nodes.map(({ name }) => name)).toEqual(['last', 'first']);
});

describe('a search', () => {
  beforeEach(async () => {
    await storeRequest({
      name: 'İlknur Işık',
      company: 'Kuzeyrüzgâr Gemi Sanayi',
      email: 'i.isik@kuzeyruzgar.example',
    });
    await storeRequest({ name: 'كريم ٥٠', company: 'شركة النخيل' });
    await storeRequest({ name: 'Yüz %100_kalite', company: 'Back\\slash' });
  });

  test.each([
    ['ilknur', 'İlknur Işık'],
    ['ILKNUR', 'İlknur Işık'],
    ['İLKNUR IŞIK', 'İlknur Işık'],
    ['isik', 'İlknur Işık'],
    ['gemi ilknur', 'İlknur Işık'],
    ['KUZEYRUZGAR.EXAMPLE', 'İlknur Işık'],
    ['kuzeyrüzgar', 'İlknur Işık'],
    ['کریم', 'كريم ٥٠'],
    ['النخيل 50', 'كريم ٥٠'],
    ['%100_k', 'Yüz %100_kalite'],
    ['back\\s', 'Yüz %100_kalite'],
  ])('for %s finds %s', async (search, name) => {
    expect(await findNames(search)).toEqual([name]);
  });

  test.each(['gemi kerim', '1_0', '%%', "'; drop table quote_requests; --", '🚢', '\ud800'])(
    'for %j finds nothing',
    async (search) => {
      expect(await findNames(search)).toEqual([]);
    },
  );

  test('of spaces only is ignored', async () => {
    expect(await findNames('  \t ')).toHaveLength(3);
  });

  test.each([
    ['a NUL byte', 'nul\0byte', 'form.text.invalid'],
    ['more than 200 characters', 'x'.repeat(201), 'form.tooLong'],
    ['60,000 characters', 'y'.repeat(60_000), 'form.tooLong'],
  ])('with %s is rejected', async (_, search, reason) => {
    await expect(fetchPage({ filter: { search } })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'filter.search': reason },
    });
  });
});

test.each([0, -1, 101])('first: %d is rejected', async (first) => {
  await expect(fetchPage({ first })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { first: 'list.first.outOfRange' },
  });
});

const cursor = (...position: unknown[]) => Buffer.from(JSON.stringify(position)).toString('base64url');
const unknownId = '11111111-1111-4111-8111-111111111111';
test.each([
  'no cursor',
  '\0',
  cursor(),
  cursor('2026-05-01T12:00:00.000Z'),
  cursor('2026-05-01T12:00:00.000Z', 'no-uuid'),
  cursor('2026-02-30T12:00:00.000Z', unknownId),
  cursor('0000-01-01T00:00:00.000Z', unknownId),
  cursor('yesterday', unknownId),
  cursor(5, unknownId),
  cursor(null, null),
  cursor("2026-05-01T12:00:00.000Z'; --", unknownId),
])('after: %j is rejected', async (after) => {
  await expect(fetchPage({ after })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { after: 'list.after.invalid' },
  });
});

test('extreme dates are accepted in a range', async () => {
  await storeRequest();
  const fetchRange = (from: string, to: string) => fetchPage({ filter: { from, to } });
  expect((await fetchRange('0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z')).totalCount).toBe(1);
  await expect(fetchRange('9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z')).rejects.toMatchObject({
    fields: { 'filter.from': 'form.dates.reversed' },
  });
});

const requestQuery = `query ($id: ID!) {
  quoteRequest(id: $id) { name linkedCompany { name companyCode } linkedContact { name email } }
}`;

test('a request contains its company and contact until the company is deleted', async () => {
  const company = await aCompany(kordon.db);
  const contact = await aContact(kordon.db, { companyId: company.id });
  const { id } = await storeRequest({ companyId: company.id, contactId: contact.id });
  const { companyCode, name } = company;
  expect(await kordon.admin.run(requestQuery, { id })).toEqual({
    quoteRequest: {
      name: 'Leyla Demir',
      linkedCompany: { name, companyCode },
      linkedContact: { name: contact.name, email: contact.email },
    },
  });

  await kordon.db.manager.update(Company, { id: company.id }, { deletedAt: new Date() });
  expect(await kordon.admin.run(requestQuery, { id })).toMatchObject({ quoteRequest: { linkedCompany: null } });
});

test.each([unknownId, 'no-uuid', '', '\0', "' or 1=1 --"])('quoteRequest returns null for the id %j', async (id) => {
  expect(await kordon.admin.run(requestQuery, { id })).toEqual({ quoteRequest: null });
});

test('an anonymous visitor cannot read requests', async () => {
  await storeRequest();
  for (const document of [list, requestQuery, '{ quoteRequestCounts { count } }'])
    await expect(kordon.visitor.run(document, { id: unknownId })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
