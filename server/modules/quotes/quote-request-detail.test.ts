import type { DeepPartial } from 'typeorm';
import { Company } from '../parties/company.entity.ts';
import { adminEmail, startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aStoredQuoteRequest } from '../../testing/records.ts';
import type { QuoteRequest } from './quote-request.entity.ts';

const kordon = startKordon();
const storeRequest = (overrides: DeepPartial<QuoteRequest> = {}) => aStoredQuoteRequest(kordon.db, overrides);
beforeEach(() => kordon.db.query('delete from quote_requests'));

interface Connection<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}
const fetchField = async <Field>(id: string, field: string) =>
  (
    await kordon.admin.run<{ quoteRequest: Record<string, Field> }>(
      `query ($id: ID!) { quoteRequest(id: $id) { answer: ${field} } }`,
      { id },
    )
  ).quoteRequest.answer!;
const update = (id: string, patch: string) =>
  kordon.admin.run(`mutation { updateQuoteRequest(id: "${id}", patch: ${patch}) { id } }`);
const pageFields = `pageInfo { hasNextPage endCursor } totalCount`;

test('history lists who changed what, latest first, by page', async () => {
  const { id } = await storeRequest();
  await update(id, '{ priority: HIGH }');
  await update(id, '{ notes: "ara" }');
  await update((await storeRequest()).id, '{ notes: "another" }');
  type Change = { action: string; changes: object | null; actor: string | null };
  const nodes = `nodes { action changes actor } ${pageFields}`;
  const first = await fetchField<Connection<Change>>(id, `history(first: 2) { ${nodes} }`);
  expect(first).toMatchObject({
    nodes: [
      { action: 'UPDATE', changes: { notes: [null, 'ara'] }, actor: adminEmail },
      { action: 'UPDATE', changes: { priority: ['normal', 'high'] }, actor: adminEmail },
    ],
    pageInfo: { hasNextPage: true },
    totalCount: 3,
  });
  const rest = await fetchField<Connection<Change>>(id, `history(after: "${first.pageInfo.endCursor}") { ${nodes} }`);
  expect(rest.nodes).toEqual([{ action: 'INSERT', changes: null, actor: null }]);
  await expect(fetchField(id, 'history(after: "no cursor") { totalCount }')).rejects.toMatchObject({
    fields: { after: 'list.after.invalid' },
  });
});

test('each request of a list contains its own communications, newest first', async () => {
  const { id: companyId } = await aCompany(kordon.db);
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c']) ids.push((await storeRequest({ name, companyId })).id);
  for (const day of [1, 3, 2])
    await aCommunication(kordon.db, {
      companyId,
      quoteRequestId: ids[0]!,
      subject: `${day}`,
      createdAt: new Date(`2026-05-0${day}`),
    });
  await aCommunication(kordon.db, { companyId, quoteRequestId: ids[1]!, subject: 'b' });
  await aCommunication(kordon.db, { companyId, subject: 'without request' });
  const list = `{ quoteRequests(filter: { order: COMPANY }) { nodes {
    name communications(first: 2) { nodes { subject } ${pageFields} }
  } } }`;
  const { quoteRequests } = await kordon.admin.run<{
    quoteRequests: { nodes: { name: string; communications: Connection<{ subject: string }> }[] };
  }>(list);
  expect(
    quoteRequests.nodes.map(({ name, communications: { nodes, totalCount } }) => [
      name,
      nodes.map(({ subject }) => subject),
      totalCount,
    ]),
  ).toEqual([
    ['a', ['3', '2'], 3],
    ['b', ['b'], 1],
    ['c', [], 0],
  ]);

  await kordon.db.manager.update(Company, { id: companyId }, { deletedAt: new Date() });
  expect(await fetchField(ids[0]!, 'communications { totalCount }')).toEqual({ totalCount: 0 });
});

test('similar lists requests of the company before those for the product, most similar first', async () => {
  const { id: companyId } = await aCompany(kordon.db);
  const message = 'Filmaşin SAE 1008, 5,5 mm kangal, Annaba teslim';
  const { id } = await storeRequest({ companyId, productType: 'wire-rod', quantity: 2400, message });
  await storeRequest({ name: 'far', productType: 'wire-rod', quantity: 10, message: 'Kütük' });
  await storeRequest({ name: 'same words', productType: 'wire-rod', message: message.toUpperCase() });
  await storeRequest({ name: 'tonnage', productType: 'wire-rod', quantity: 2000 });
  await storeRequest({ name: 'company', companyId, productType: 'slab' });
  await storeRequest({ name: 'both', companyId, productType: 'wire-rod' });
  await storeRequest({ name: 'neither', productType: 'dri', message });
  const fetchSimilarNames = async (first: string) =>
    (await fetchField<{ name: string }[]>(id, `similar${first} { name }`)).map(({ name }) => name);
  expect(await fetchSimilarNames('')).toEqual(['both', 'company', 'same words', 'tonnage', 'far']);
  expect(await fetchSimilarNames('(first: 2) { name } all: similar')).toEqual(['both', 'company']);
  await expect(fetchSimilarNames('(first: 0)')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('similar is empty for a request without company and product', async () => {
  const { id } = await storeRequest();
  await storeRequest();
  expect(await fetchField(id, 'similar { name }')).toEqual([]);
});
