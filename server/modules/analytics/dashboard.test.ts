import { DAY_MS } from '../../../common/durations.ts';
import { enumName, quoteStatuses } from '../../../common/enums.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCommunication, aCompany, aStoredQuoteRequest } from '../../testing/records.ts';

const kordon = startKordon();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const fetchDashboard = async () => {
  const { dashboard } = await kordon.admin.run<{ dashboard: Record<string, unknown> }>(/* GraphQL */ `
    {
      dashboard {
        totalQuotes
        newQuotes
        conversionRate
        recentQuotes
        previousQuotes
        statusCounts {
          status
          count
        }
        totalCompanies
        newCompanies
        companiesByWeek
        totalCommunications
        inboundCommunications
        outboundCommunications
      }
    }
  `);
  return dashboard;
};

beforeEach(() => kordon.db.query('delete from companies; delete from quote_requests'));

test('all figures are 0 without records', async () => {
  const { statusCounts, companiesByWeek, ...rest } = await fetchDashboard();
  expect(new Set(Object.values(rest))).toEqual(new Set([0]));
  expect(companiesByWeek).toEqual(Array(12).fill(0));
  expect(statusCounts).toHaveLength(6);
});

test('quote requests are counted by status and by period', async () => {
  for (const [status, days] of [
    ['new', 0],
    ['pending', 29],
    ['closed', 31],
    ['closed', 59],
    ['quoted', 61],
  ] as const)
    await aStoredQuoteRequest(kordon.db, { status, createdAt: daysAgo(days) });
  await aStoredQuoteRequest(kordon.db, { status: 'new' });
  expect(await fetchDashboard()).toMatchObject({
    totalQuotes: 6,
    newQuotes: 2,
    conversionRate: 67,
    recentQuotes: 3,
    previousQuotes: 2,
    statusCounts: [
      { status: 'NEW', count: 2 },
      { status: 'PENDING', count: 1 },
      { status: 'CONTACTED', count: 0 },
      { status: 'RESPONDED', count: 0 },
      { status: 'QUOTED', count: 1 },
      { status: 'CLOSED', count: 2 },
    ],
  });
});

test('companies are counted by week, current week last', async () => {
  for (const days of [0, 1, 8, 29, 31, 83, 85]) await aCompany(kordon.db, { createdAt: daysAgo(days) });
  expect(await fetchDashboard()).toMatchObject({
    totalCompanies: 7,
    newCompanies: 4,
    companiesByWeek: [1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 2],
  });
});

test('communications are counted by direction', async () => {
  const { id: companyId } = await aCompany(kordon.db);
  for (const direction of ['inbound', 'outbound', 'inbound'] as const)
    await aCommunication(kordon.db, { companyId, direction });
  expect(await fetchDashboard()).toMatchObject({
    totalCommunications: 3,
    inboundCommunications: 2,
    outboundCommunications: 1,
  });
});

test('all figures match a recount after updates, deletions and restores', async () => {
  const { db } = kordon;
  for (let number = 0; number < 30; number++) {
    const { id: companyId } = await aCompany(db, { createdAt: daysAgo(number * 3) });
    for (const direction of ['inbound', 'outbound'].slice(number % 3) as ('inbound' | 'outbound')[])
      await aCommunication(db, { companyId, direction });
    await aStoredQuoteRequest(db, { companyId, createdAt: daysAgo(number * 2.5), status: quoteStatuses[number % 6] });
  }
  await db.query(
    `update quote_requests set status = 'new' where id in (select id from quote_requests order by id limit 5)`,
  );
  await db.query(`delete from quote_requests where id in (select id from quote_requests order by id desc limit 4)`);
  await db.query(`update companies set deleted_at = now() where id in (select id from companies order by id limit 6)`);
  await db.query(`update companies set deleted_at = null where id in (select id from companies order by id limit 2)`);
  await db.query(`delete from communications where id in (select id from communications order by id limit 3)`);
  await db.query(
    `update communications set direction = 'inbound' where id in (select id from communications order by id limit 3)`,
  );

  const quotes = await db.query<{ status: string; at: Date }[]>('select status, created_at as at from quote_requests');
  const companies = await db.query<{ at: Date }[]>('select created_at as at from companies where deleted_at is null');
  const communications = await db.query<{ direction: string }[]>(
    'select direction from communications join companies on companies.id = company_id where deleted_at is null',
  );
  const countWithin = (rows: { at: Date }[], from: number, to: number) =>
    rows.filter(({ at }) => at >= daysAgo(from) && at < daysAgo(to)).length;
  const newCount = quotes.filter(({ status }) => status === 'new').length;
  expect(await fetchDashboard()).toEqual({
    totalQuotes: quotes.length,
    newQuotes: newCount,
    conversionRate: Math.round((100 * (quotes.length - newCount)) / quotes.length),
    recentQuotes: countWithin(quotes, 30, 0),
    previousQuotes: countWithin(quotes, 60, 30),
    statusCounts: quoteStatuses.map((status) => ({
      status: enumName(status),
      count: quotes.filter((quote) => quote.status === status).length,
    })),
    totalCompanies: companies.length,
    newCompanies: countWithin(companies, 30, 0),
    companiesByWeek: Array.from({ length: 12 }, (_, week) => countWithin(companies, 7 * (12 - week), 7 * (11 - week))),
    totalCommunications: communications.length,
    inboundCommunications: communications.filter(({ direction }) => direction === 'inbound').length,
    outboundCommunications: communications.filter(({ direction }) => direction === 'outbound').length,
  });
});

test('an anonymous visitor cannot read the dashboard', async () => {
  await expect(kordon.visitor.run('{ dashboard { totalQuotes } }')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
