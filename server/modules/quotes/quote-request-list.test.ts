import type { DeepPartial } from 'typeorm';
import { MAX_COUNTED_ROWS } from '../../../common/counting.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany, aStoredQuoteRequest } from '../../testing/records.ts';
import type { QuoteRequest } from './quote-request.entity.ts';

const kordon = startKordon();
const storeRequest = (overrides: DeepPartial<QuoteRequest> = {}) => aStoredQuoteRequest(kordon.db, overrides);
beforeEach(() => kordon.db.query('delete from quote_requests'));

interface List {
  quoteRequests: {
    nodes: { name: string }[];
    pageInfo: { endCursor: string; hasNextPage: boolean };
    totalCount: number;
  };
}
const list = `query ($filter: QuoteRequestFilter, $first: Int, $after: String) {
  quoteRequests(filter: $filter, first: $first, after: $after) {
    nodes { name } pageInfo { endCursor hasNextPage } totalCount
  }
}`;
const fetchPage = async (filter: object, page: object = {}) =>
  (await kordon.admin.run<List>(list, { filter, ...page })).quoteRequests;
const fetchNames = async (filter: object) => {
  const { nodes, totalCount } = await fetchPage(filter);
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ name }) => name);
};
const fetchCounts = async (filter: object = {}) => {
  const document = `query ($filter: QuoteRequestFilter) { quoteRequestCounts(filter: $filter) { status count more } }`;
  const data = await kordon.admin.run<{ quoteRequestCounts: { status: string; count: number; more: boolean }[] }>(
    document,
    { filter },
  );
  return Object.fromEntries(
    data.quoteRequestCounts.map(({ status, count, more }) => [status, more ? `${count}+` : count]),
  );
};
const none = { NEW: 0, PENDING: 0, CONTACTED: 0, RESPONDED: 0, QUOTED: 0, CLOSED: 0 };

test('each filter matches any of its values, and all filters must match', async () => {
  const wanted = {
    status: 'pending',
    priority: 'high',
    source: 'buyer_quote',
    language: 'fr',
    productType: 'billet',
  } as const;
  await storeRequest({ name: 'wanted', ...wanted });
  await storeRequest({ name: 'status', ...wanted, status: 'new' });
  await storeRequest({ name: 'priority', ...wanted, priority: 'low' });
  await storeRequest({ name: 'source', ...wanted, source: 'seller_quote' });
  await storeRequest({ name: 'language', ...wanted, language: 'ar' });
  await storeRequest({ name: 'product', ...wanted, productType: null });
  const filter = {
    statuses: ['PENDING', 'CLOSED'],
    priorities: ['HIGH', 'URGENT'],
    sources: ['BUYER_QUOTE'],
    languages: ['FR', 'EN'],
    productTypes: ['billet', 'dri'],
  };
  expect(await fetchNames(filter)).toEqual(['wanted']);
  expect(await fetchNames({ ...filter, status: 'PENDING' })).toEqual(['wanted']);
  expect(await fetchNames({ ...filter, status: 'NEW' })).toEqual([]);
  expect(await fetchNames({ ...filter, languages: [] })).toEqual([]);
  expect(await fetchNames({ productTypes: ['', '\0', "' or true --"] })).toEqual([]);
  expect((await fetchNames({ statuses: ['NEW', 'PENDING'], languages: 'AR' })).sort()).toEqual(['language']);
});

test('requests are filtered by company', async () => {
  const { id: companyId } = await aCompany(kordon.db);
  await storeRequest({ name: 'own', companyId });
  await storeRequest({ name: 'other' });
  expect(await fetchNames({ companyId })).toEqual(['own']);
  expect(await fetchNames({ companyId: 'no-uuid' })).toEqual([]);
  expect(await fetchCounts({ companyId })).toEqual({ ...none, NEW: 1 });
});

test('days are in the time zone of Istanbul and inclusive', async () => {
  await storeRequest({ name: 'before', createdAt: new Date('2026-10-24T20:59:59.999Z') });
  await storeRequest({ name: 'first', createdAt: new Date('2026-10-24T21:00:00.000Z') });
  await storeRequest({ name: 'last', createdAt: new Date('2026-10-25T20:59:59.999Z') });
  await storeRequest({ name: 'after', createdAt: new Date('2026-10-25T21:00:00.000Z') });
  const filter = { fromDay: '2026-10-25', toDay: '2026-10-25' };
  expect(await fetchNames(filter)).toEqual(['last', 'first']);
  expect(await fetchCounts(filter)).toEqual({ ...none, NEW: 2 });
  await expect(fetchPage({ fromDay: '2026-10-26', toDay: '2026-10-25' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'filter.fromDay': 'form.dates.reversed' },
  });
});

describe('sort order', () => {
  beforeEach(async () => {
    const day = (number: number) => new Date(`2026-05-0${number}T12:00:00.123Z`);
    await storeRequest({ name: 'a', company: 'Çelik', priority: 'low', quantity: 5, createdAt: day(5) });
    await storeRequest({ name: 'b', company: 'Demir', priority: 'urgent', createdAt: day(1) });
    await storeRequest({ name: 'Ceyhan', priority: 'urgent', quantity: 2400.5, createdAt: day(4) });
    await storeRequest({ name: 'd', company: 'Işık', createdAt: day(3) });
    await storeRequest({ name: 'e', company: 'İnci', priority: 'high', createdAt: day(2) });
  });

  test.each([
    ['CREATED', ['a', 'Ceyhan', 'd', 'e', 'b']],
    ['PRIORITY', ['Ceyhan', 'b', 'e', 'd', 'a']],
    ['COMPANY', ['Ceyhan', 'a', 'b', 'd', 'e']],
  ])('%s, across pages and in both directions', async (order, expected) => {
    for (const reversed of [false, true]) {
      const seen: string[] = [];
      for (let after: string | null = null; ;) {
        const { nodes, pageInfo } = await fetchPage({ order, reversed }, { first: 2, after });
        seen.push(...nodes.map(({ name }) => name));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      expect(seen).toEqual(reversed ? expected.toReversed() : expected);
    }
  });

  test('QUANTITY, requests without a quantity last', async () => {
    expect((await fetchNames({ order: 'QUANTITY' })).slice(0, 2)).toEqual(['Ceyhan', 'a']);
    const { pageInfo } = await fetchPage({ order: 'QUANTITY' }, { first: 4 });
    expect((await fetchPage({ order: 'QUANTITY' }, { after: pageInfo.endCursor })).nodes).toHaveLength(1);
  });

  test('a cursor of one order is rejected by another', async () => {
    const { pageInfo } = await fetchPage({ order: 'CREATED' }, { first: 1 });
    await expect(fetchPage({ order: 'QUANTITY' }, { after: pageInfo.endCursor })).rejects.toMatchObject({
      fields: { after: 'list.after.invalid' },
    });
  });
});

test('the counts reflect every change', async () => {
  const { id } = await storeRequest({ language: 'fr' });
  await storeRequest({ language: 'ar' });
  expect(await fetchCounts()).toEqual({ ...none, NEW: 2 });
  await kordon.db.query(`update quote_requests set status = 'quoted', notes = 'x' where id = $1`, [id]);
  expect(await fetchCounts()).toEqual({ ...none, NEW: 1, QUOTED: 1 });
  expect(await fetchCounts({ languages: ['FR'], status: 'NEW' })).toEqual({ ...none, QUOTED: 1 });
  await kordon.db.query('delete from quote_requests');
  expect(await fetchCounts()).toEqual(none);
});

test('the counts respect the search', async () => {
  await storeRequest({ name: 'Işık Demir', status: 'responded' });
  await storeRequest({ name: 'IŞIK', status: 'pending' });
  await storeRequest({ name: 'Leyla', status: 'pending' });
  expect(await fetchCounts({ search: 'isik' })).toEqual({ ...none, RESPONDED: 1, PENDING: 1 });
});

test('an e-mail address in the search matches as a literal prefix', async () => {
  await storeRequest({ name: 'a', email: 'Satis_1@Mill.example' });
  await storeRequest({ name: 'b', email: 'satisX1@mill.example' });
  await storeRequest({ name: 'c', email: 'dis-satis_1@mill.example' });
  expect(await fetchNames({ search: 'satis_1@mill.example' })).toEqual(['a']);
  expect(await fetchNames({ search: 'SATIS_1@mi' })).toEqual(['a']);
  expect((await fetchNames({ search: 'mill.example' })).sort()).toEqual(['a', 'b', 'c']);
  expect(await fetchNames({ search: 'satis_1@mill.example b' })).toEqual([]);
});

test('a domain in the search matches as a literal substring', async () => {
  await storeRequest({ name: 'a', email: 'Satis@Foundry.example' });
  await storeRequest({ name: 'b', email: 'x@my-foundry.example' });
  await storeRequest({ name: 'c', email: 'c@elsewhere.example', company: 'foundryXexample' });
  for (const search of ['@FOUNDRY.exa', 'foundry.example satis']) expect(await fetchNames({ search })).toEqual(['a']);
  expect((await fetchNames({ search: 'foundry.example' })).sort()).toEqual(['a', 'b']);
  expect(await fetchNames({ search: 'foundryXexample' })).toEqual(['c']);
});

test('a misspelled word matches similar words only without an exact match', async () => {
  await storeRequest({ name: 'a', company: 'İskenderun Çelik' });
  await storeRequest({ name: 'b', company: 'Ankara Boru' });
  expect(await fetchNames({ search: 'iskendrun' })).toEqual(['a']);
  expect(await fetchCounts({ search: 'iskendrun' })).toEqual({ ...none, NEW: 1 });
  await storeRequest({ name: 'c', company: 'Iskendrun' });
  expect(await fetchNames({ search: 'iskendrun' })).toEqual(['c']);
});

test('totalCount of a search is the same on every page', async () => {
  for (const name of ['a', 'b', 'c']) await storeRequest({ name, company: 'Slitting Line' });
  const first = await fetchPage({ search: 'slitting' }, { first: 2 });
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  const next = await fetchPage({ search: 'slitting' }, { first: 2, after: first.pageInfo.endCursor });
  expect(next).toMatchObject({ totalCount: 3, nodes: [{ name: 'a' }] });
});

test('counts of a filtered list and totalCount stop at a limit, which `more` reports; unfiltered counts are exact', async () => {
  await kordon.db.transaction(async (tx) => {
    await tx.query('alter table quote_requests disable trigger user');
    await tx.query(
      `insert into quote_requests (submission_id, reference, source, name, email, status)
       select gen_random_uuid(), 'KC-' || n, 'quick_quote', 'L', 'l@d.example', case n when 1 then 'closed' else 'new' end
       from generate_series(1, $1::int) n`,
      [MAX_COUNTED_ROWS + 5],
    );
    await tx.query('alter table quote_requests enable trigger user');
  });
  expect(await fetchCounts()).toEqual({ ...none, NEW: MAX_COUNTED_ROWS + 4, CLOSED: 1 });
  expect(await fetchCounts({ fromDay: '2026-01-01' })).toEqual({ ...none, NEW: `${MAX_COUNTED_ROWS}+`, CLOSED: 1 });
  expect((await fetchPage({})).totalCount).toBe(MAX_COUNTED_ROWS);
  expect((await fetchPage({ fromDay: '2026-01-01' })).totalCount).toBe(MAX_COUNTED_ROWS);
  expect((await fetchPage({ status: 'CLOSED' })).nodes).toHaveLength(1);
}, 30_000);

test('with matchAny one matching field is enough, and outcomes are any of several', async () => {
  await storeRequest({ name: 'urgent', priority: 'urgent' });
  await storeRequest({ name: 'french', language: 'fr' });
  await storeRequest({ name: 'neither' });
  await storeRequest({ name: 'won', status: 'closed', outcome: 'won', quotedAmount: 1, quotedCurrency: 'USD' });
  await storeRequest({ name: 'lost', status: 'closed', outcome: 'lost', lostReason: 'price' });
  const filter = { priorities: ['URGENT'], languages: ['FR'] };
  expect(await fetchNames(filter)).toEqual([]);
  expect((await fetchNames({ ...filter, matchAny: true })).sort()).toEqual(['french', 'urgent']);
  expect((await fetchNames({ outcomes: ['WON', 'LOST'] })).sort()).toEqual(['lost', 'won']);
  expect(await fetchNames({ outcomes: ['WON', 'LOST'], outcome: 'LOST' })).toEqual(['lost']);
});
