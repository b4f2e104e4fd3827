import { HOUR_MS } from '../../../common/durations.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aStoredQuoteRequest } from '../../testing/records.ts';

const kordon = startKordon();

/** Returns the names of the requests that match a filter. */
const fetchNames = async (filter: object) => {
  const { quoteRequests } = await kordon.admin.run<{
    quoteRequests: { totalCount: number; nodes: { name: string }[] };
  }>(
    'query($filter: QuoteRequestFilter) { quoteRequests(filter: $filter, first: 100) { totalCount nodes { name } } }',
    { filter },
  );
  expect(quoteRequests.totalCount).toBe(quoteRequests.nodes.length);
  return quoteRequests.nodes.map(({ name }) => name).sort();
};

beforeAll(async () => {
  const { id: companyId } = await aCompany(kordon.db, { country: 'Algeria' });
  const receivedAt = new Date('2026-11-18T09:00:00Z');
  const after = (hours: number) => new Date(receivedAt.getTime() + hours * HOUR_MS);
  const storeRequest = (name: string, overrides: object) =>
    aStoredQuoteRequest(kordon.db, { name, createdAt: receivedAt, ...overrides });
  await storeRequest('untouched', {});
  await storeRequest('quick', { status: 'contacted', firstResponseAt: after(0.99), companyId });
  await storeRequest('slow', { status: 'closed', firstResponseAt: after(72) });
  const { id } = await storeRequest('back', { status: 'new' });
  for (const status of ['quoted', 'new'])
    await kordon.db.query('update quote_requests set status = $2 where id = $1', [id, status]);
});

test('requests are filtered by the stage that they have reached at least', async () => {
  expect(await fetchNames({ reached: 'NEW' })).toEqual(['back', 'quick', 'slow', 'untouched']);
  expect(await fetchNames({ reached: 'CONTACTED' })).toEqual(['back', 'quick', 'slow']);
  expect(await fetchNames({ reached: 'QUOTED' })).toEqual(['back', 'slow']);
  expect(await fetchNames({ reached: 'CLOSED' })).toEqual(['slow']);
});

test('requests are filtered by time until the first response', async () => {
  expect(await fetchNames({ responses: ['HOUR'] })).toEqual(['quick']);
  expect(await fetchNames({ responses: ['LONGER', 'HOUR'] })).toEqual(['quick', 'slow']);
  expect(await fetchNames({ responses: ['NONE'] })).toEqual(['back', 'untouched']);
  expect(await fetchNames({ responses: [] })).toEqual([]);
});

test('requests are filtered by the country of their company', async () => {
  expect(await fetchNames({ countries: ['Algeria'] })).toEqual(['quick']);
  expect(await fetchNames({ countries: ['', 'Algeria'], responses: ['HOUR', 'LONGER'] })).toEqual(['quick', 'slow']);
  expect(await fetchNames({ countries: ["Algeria' or true --"] })).toEqual([]);
});

test('the export supports the same filters', async () => {
  const response = await kordon.admin.fetch(
    '/exports/quotes.csv?reached=QUOTED&response=LONGER,NONE&from=2026-11-18&to=2026-11-18',
  );
  const text = await response.text();
  expect(text).toContain('slow');
  expect(text).toContain('back');
  expect(text).not.toContain('untouched');
});
