import { startKordon } from '../testing/kordon.ts';
import { aCommunication, aCompany, aStoredQuoteRequest } from '../testing/records.ts';

const kordon = startKordon();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const numbers = async () => {
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

test('an empty house has zeros everywhere', async () => {
  const { statusCounts, companiesByWeek, ...rest } = await numbers();
  expect(new Set(Object.values(rest))).toEqual(new Set([0]));
  expect(companiesByWeek).toEqual(Array(12).fill(0));
  expect(statusCounts).toHaveLength(6);
});

test('quote requests are counted by status and by month', async () => {
  for (const [status, days] of [
    ['new', 0],
    ['pending', 29],
    ['closed', 31],
    ['closed', 59],
    ['quoted', 61],
  ] as const)
    await aStoredQuoteRequest(kordon.db, { status, createdAt: daysAgo(days) });
  await aStoredQuoteRequest(kordon.db, { status: 'new' });
  expect(await numbers()).toMatchObject({
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

test('companies are counted by week, the current one last', async () => {
  for (const days of [0, 1, 8, 29, 31, 83, 85]) await aCompany(kordon.db, { createdAt: daysAgo(days) });
  expect(await numbers()).toMatchObject({
    totalCompanies: 7,
    newCompanies: 4,
    companiesByWeek: [1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 2],
  });
});

test('communications are counted by who got in touch', async () => {
  const { id: companyId } = await aCompany(kordon.db);
  for (const direction of ['inbound', 'outbound', 'inbound'] as const)
    await aCommunication(kordon.db, { companyId, direction });
  expect(await numbers()).toMatchObject({
    totalCommunications: 3,
    inboundCommunications: 2,
    outboundCommunications: 1,
  });
});

test('the public sees no numbers', async () => {
  await expect(kordon.visitor.run('{ dashboard { totalQuotes } }')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
