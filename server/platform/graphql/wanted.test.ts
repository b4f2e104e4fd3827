import { startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aContact, aStoredQuoteRequest } from '../../testing/records.ts';

const kordon = startKordon({ JOBS: 'off' });

interface Page {
  edges: { cursor: string; node: Record<string, unknown> }[];
}
const pageOf = async (list: string, fields: string, rest = '', head = 'query'): Promise<Page> => {
  const document = `${head} { page: ${list} { edges { cursor node { ${fields} } } } } ${rest}`;
  return (await kordon.admin.run<{ page: Page }>(document)).page;
};

beforeAll(async () => {
  for (const name of ['Ada Çelik', 'Baştaş Metal', 'Cevher Haddecilik']) {
    const { id: companyId } = await aCompany(kordon.db, { name, city: 'İzmir', leadScore: name.length });
    const { id: contactId } = await aContact(kordon.db, { companyId, name: `Kişi ${name}` });
    await aCommunication(kordon.db, { companyId, contactId, subject: name });
    await aStoredQuoteRequest(kordon.db, { companyId, contactId, company: name, quantity: name.length });
  }
});

test.each([
  ...['CREATED', 'NAME', 'LAST_CONTACT', 'LEAD_SCORE'].map((order) => `companies(filter: { order: ${order} })`),
  ...['CREATED', 'PRIORITY', 'COMPANY', 'QUANTITY'].map((order) => `quoteRequests(filter: { order: ${order} })`),
  'communications',
])('%s has the same cursors whatever is asked of its rows', async (list) => {
  const full = await pageOf(list, 'id createdAt updatedAt');
  expect(full.edges.length).toBeGreaterThan(0);
  expect(await pageOf(list, '__typename')).toEqual({
    edges: full.edges.map(({ cursor }) => ({ cursor, node: { __typename: expect.any(String) as string } })),
  });
});

test('fields come by fragments, aliases and directives as they stand', async () => {
  const { edges } = await pageOf(
    'companies(filter: { order: NAME })',
    'title: name ...Place ... on Company { leadScore } ... @include(if: $yes) { priority } city @skip(if: $yes)',
    'fragment Place on Company { where: city country }',
    'query ($yes: Boolean = true)',
  );
  expect(edges[0]!.node).toEqual({
    title: 'Ada Çelik',
    where: 'İzmir',
    country: 'Turkey',
    leadScore: 9,
    priority: 'MEDIUM',
  });
});

test('a field that is made of others gets them, beside what is read as it stands', async () => {
  const { edges } = await pageOf(
    'companies(filter: { order: NAME })',
    'name dependents { contacts communications quoteRequests } contacts { name }',
  );
  expect(edges[0]!.node).toEqual({
    name: 'Ada Çelik',
    dependents: { contacts: 1, communications: 1, quoteRequests: 1 },
    contacts: [{ name: 'Kişi Ada Çelik' }],
  });
});

test('one record is asked of for different things at once', async () => {
  const answer = await kordon.admin.run<{ communications: { nodes: unknown[] } }>(`{
    communications(first: 1) { nodes { subject company { name } contact { name } } nodes { company { city } contact { isPrimary company { leadScore } } } }
  }`);
  expect(answer.communications.nodes).toEqual([
    {
      subject: 'Cevher Haddecilik',
      company: { name: 'Cevher Haddecilik', city: 'İzmir' },
      contact: {
        name: 'Kişi Cevher Haddecilik',
        isPrimary: expect.any(Boolean) as boolean,
        company: { leadScore: 17 },
      },
    },
  ]);
  expect(
    await kordon.admin.run(
      `{ a: communications(first: 1) { nodes { company { name } } } b: communications(first: 1) { nodes { company { city } } } }`,
    ),
  ).toEqual({
    a: { nodes: [{ company: { name: 'Cevher Haddecilik' } }] },
    b: { nodes: [{ company: { city: 'İzmir' } }] },
  });
});
