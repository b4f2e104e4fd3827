import { parse, print } from 'graphql';
import { DAY_MS } from '../../../common/durations.ts';
import {
  currencies,
  enumName,
  languages,
  lostReasons,
  quoteSources,
  quoteStatuses,
  tradeProducts,
  type OutcomeDimension,
} from '../../../common/enums.ts';
import { adminEmail, startKordon } from '../../testing/kordon.ts';
import { AdminUser } from '../identity/index.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aCommunication, aCompany, aStoredQuoteRequest } from '../../testing/records.ts';
import { istanbulDay, computeReferenceAnalytics } from './analytics.reference.ts';
import type { ConversionAnalytics, ValueOutcomes } from './conversion-analytics.type.ts';
import { EmailCampaign } from '../campaigns/email-campaign.entity.ts';

const averageOrderValue = 15_000;
const kordon = startKordon();

const figures = `
  fromDay toDay totalQuotes contacted quoted closed contactRate quoteRate closeRate conversionRate totalRevenue revenuePerLead
  averageResponseHours averageSalesDays averageOrderValue
  email { sent opened clicked replied openRate clickRate replyRate sentBy repliedBy }
  leads won lost outcomeMissing winRate unpriced averageWonDays
  lostReasons { reason count } unconvertedRevenue { currency amount }
  ownerOutcomes: outcomes(by: OWNER) { ...Outcome }
  countryOutcomes: outcomes(by: COUNTRY) { ...Outcome }
  productOutcomes: outcomes(by: PRODUCT) { ...Outcome }
  sourceOutcomes: outcomes(by: SOURCE) { ...Outcome }
  revenue { currency count amount dollars }
  funnel { status count stepRate }
  responses { span count }
  daily { day total closed }
  source: shares(by: SOURCE) { value count }
  language: shares(by: LANGUAGE) { value count }
  product: shares(by: PRODUCT) { value count }
  country: shares(by: COUNTRY) { value count }`;
type Share = { value: string; count: number };
type Figures = ConversionAnalytics & {
  daily: { day: string; total: number; closed: number }[];
} & Record<'source' | 'language' | 'product' | 'country', Share[]> &
  Record<`${OutcomeDimension}Outcomes`, ValueOutcomes[]>;
type Result = Figures & { previous: Figures };

const query = print(
  parse(`query Analytics($from: DateTime!, $to: DateTime!) {
    conversionAnalytics(from: $from, to: $to) { ${figures} previous { ${figures} } }
  }
  fragment Outcome on ValueOutcomes { value name won lost winRate revenue averageWonDays }`),
);
const fetchFigures = async (from: string, to: string): Promise<Result> => {
  const data = await kordon.admin.run<{ conversionAnalytics: Result }>(query, { from, to });
  return data.conversionAnalytics;
};
/** Uses noon in Istanbul, which is the same day with and without summer time. */
const fetchFiguresOfDays = (from: string, to = from) => fetchFigures(`${from}T09:30:00Z`, `${to}T09:30:00Z`);

beforeEach(() =>
  kordon.db.query('truncate companies, contacts, quote_requests, communications, email_campaigns cascade'),
);

/** Returns a generator of reproducible pseudo-random numbers in [0, 1). */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates random records around a day; some are outside of the period under test. */
async function randomRecords(random: () => number, center: Date): Promise<void> {
  const { db } = kordon;
  const pickOne = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const randomTime = (rangeDays = 20) => new Date(center.getTime() + Math.round((random() - 0.5) * rangeDays * DAY_MS));
  const owner = await db.manager.findOneByOrFail(AdminUser, { email: adminEmail });
  const companies = [];
  for (const country of ['Turkey', 'Algeria', 'Iran'])
    companies.push(await aCompany(db, { country, deletedAt: random() < 0.3 ? center : null }));
  for (let left = Math.floor(random() * 40); left > 0; left--) {
    const createdAt = randomTime();
    const quotedAmount = random() < 0.6 ? Math.round(random() * 5e6) / 100 : null;
    const { id } = await aStoredQuoteRequest(db, {
      createdAt,
      quotedAmount,
      quotedCurrency: quotedAmount === null ? null : pickOne(currencies),
      source: pickOne(quoteSources),
      language: pickOne(languages),
      productType: random() < 0.2 ? null : pickOne(tradeProducts),
      companyId: random() < 0.2 ? null : pickOne(companies).id,
    });
    for (let moves = Math.floor(random() * 4); moves > 0; moves--)
      await db.query('update quote_requests set status = $2 where id = $1', [id, pickOne(quoteStatuses)]);
    await db.query(
      `update quote_requests set rate_to_usd = case when $2 < 0.7 then $2::numeric end, owner_id = $3,
         outcome = case when status = 'closed' then $4 end,
         lost_reason = case when status = 'closed' and $4 = 'lost' then $5 end
       where id = $1`,
      [
        id,
        random() + 0.1,
        random() < 0.3 ? null : owner.id,
        pickOne(['won', 'won', 'lost', null]),
        pickOne(lostReasons),
      ],
    );
    if (random() < 0.5) {
      const at = new Date(createdAt.getTime() + (random() - 0.05) * 5 * DAY_MS);
      await db.query(
        `update quote_requests set first_response_at = $2, closed_at = case status when 'closed' then $2::timestamptz end where id = $1`,
        [id, at],
      );
    }
  }
  for (let left = Math.floor(random() * 20); left > 0; left--)
    await aCommunication(db, {
      companyId: pickOne(companies).id,
      type: pickOne(['email', 'email', 'phone']),
      direction: pickOne(['inbound', 'outbound']),
      createdAt: randomTime(),
    });
  for (let left = Math.floor(random() * 4); left > 0; left--)
    await db.getRepository(EmailCampaign).insert({
      subject: 'Kütük listesi',
      sentAt: random() < 0.2 ? null : randomTime(),
      sentCount: Math.floor(random() * 50),
      openedCount: Math.floor(random() * 80),
      clickedCount: Math.floor(random() * 20),
      repliedCount: Math.floor(random() * 3),
    });
}

const shareMap = (shares: Share[]) => Object.fromEntries(shares.map(({ value, count }) => [value, count]));
const withEnumNames = (by: string, counts: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(counts).map(([value, count]) => [
      by === 'source' || by === 'language' ? enumName(value) : value,
      count,
    ]),
  );

const sortByValue = <Row extends { value: string }>(rows: Row[]) =>
  rows.toSorted((a, b) => (a.value < b.value ? -1 : 1));

async function expectReference(figures: Figures): Promise<void> {
  const { fromDay, toDay } = figures;
  const {
    shares,
    days,
    closedDays,
    funnel,
    responses,
    email,
    outcomes,
    lostReasons: reasons,
    ...scalars
  } = await computeReferenceAnalytics(kordon.db, fromDay, toDay, averageOrderValue);
  for (const [name, value] of Object.entries(scalars)) {
    const figure = figures[name as keyof typeof scalars];
    if (typeof value === 'number') expect([name, figure]).toEqual([name, expect.closeTo(value, 6)]);
    else expect([name, figure]).toEqual([name, value]);
  }
  expect(figures.email).toMatchObject(email);
  expect(figures.funnel.map(({ count }) => count)).toEqual(funnel);
  expect(figures.responses.map(({ count }) => count)).toEqual(responses);
  for (const [by, counts] of Object.entries(shares))
    expect(shareMap(figures[by as 'source'])).toEqual(withEnumNames(by, counts));
  for (const [by, groups] of Object.entries(outcomes)) {
    const found = figures[`${by as OutcomeDimension}Outcomes`].map(({ value, won, lost, winRate, revenue }) => ({
      value,
      won,
      lost,
      winRate,
      revenue,
    }));
    const expected = groups.map((group) => ({
      ...group,
      value: by === 'source' ? enumName(group.value) : group.value,
      revenue: expect.closeTo(group.revenue, 6) as number,
    }));
    expect([by, sortByValue(found)]).toEqual([by, sortByValue(expected)]);
  }
  expect(Object.fromEntries(figures.lostReasons.map(({ reason, count }) => [reason, count]))).toEqual(
    Object.fromEntries(Object.entries(reasons).map(([reason, count]) => [enumName(reason), count])),
  );
  const daysWithRequests = figures.daily.filter(({ total }) => total > 0);
  expect(Object.fromEntries(daysWithRequests.map(({ day, total }) => [day, total]))).toEqual(days);
  expect(
    Object.fromEntries(daysWithRequests.filter(({ closed }) => closed).map(({ day, closed }) => [day, closed])),
  ).toEqual(closedDays);
  expect(figures.revenue.reduce((sum, { dollars }) => sum + dollars, 0)).toBeCloseTo(figures.totalRevenue, 6);
}

test.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
  'all figures match the reference implementation (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    // Two of the days are changes of summer time, which Istanbul had until 2016.
    const center = new Date(['2026-11-10', '2015-11-08', '1991-03-31'][seed % 3]!);
    await randomRecords(random, center);
    const first = istanbulDay(new Date(center.getTime() - Math.floor(random() * 9) * DAY_MS));
    const last = istanbulDay(new Date(center.getTime() + Math.floor(random() * 9) * DAY_MS));

    const figures = await fetchFiguresOfDays(first, last);
    await expectReference(figures);
    await expectReference(figures.previous);
    await kordon.db.query(`update quote_requests set status = 'closed', outcome = 'won', lost_reason = null,
      quoted_amount = null, quoted_currency = null where id in (select id from quote_requests order by id limit 3)`);
    await kordon.db.query(`update companies set country = 'Egypt', deleted_at = null`);
    await kordon.db.query(
      `update communications set direction = 'outbound' where id in (select id from communications limit 2)`,
    );
    await kordon.db.query(
      'delete from quote_requests where id in (select id from quote_requests order by id desc limit 2)',
    );
    await expectReference(await fetchFiguresOfDays(first, last));
  },
);

test('istanbul_midnight and istanbul_day are consistent for every day since 1911', async () => {
  const wrong = await kordon.db.query<unknown[]>(`
    select day::date from generate_series('1911-01-01'::date, '2030-12-31', '1 day') as day
    where istanbul_day(istanbul_midnight(day::date)) <> day::date
      or istanbul_day(istanbul_midnight(day::date) - interval '1 millisecond') <> day::date - 1`);
  expect(wrong).toEqual([]);
});

test('a period without records has zeros, null means and all days', async () => {
  const result = await fetchFiguresOfDays('2026-11-01', '2026-11-03');
  expect(result).toMatchObject({
    totalQuotes: 0,
    contacted: 0,
    quoted: 0,
    closed: 0,
    totalRevenue: 0,
    revenuePerLead: 0,
    contactRate: 0,
    quoteRate: 0,
    closeRate: 0,
    conversionRate: 0,
    averageResponseHours: null,
    averageSalesDays: null,
    won: 0,
    winRate: 0,
    lostReasons: [],
    averageWonDays: null,
    ownerOutcomes: [],
    revenue: [],
    source: [],
    email: { sent: 0, opened: 0, clicked: 0, replied: 0, openRate: 0, clickRate: 0, replyRate: 0 },
    daily: ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => ({ day, total: 0, closed: 0 })),
    previous: { fromDay: '2026-10-29', toDay: '2026-10-31', totalQuotes: 0 },
  });
});

test('a period includes its whole first and last day in the time zone of Istanbul', async () => {
  for (const createdAt of [
    '2026-11-17T20:59:59.999Z',
    '2026-11-17T21:00:00Z',
    '2026-11-18T20:59:59.999Z',
    '2026-11-18T21:00:00Z',
  ])
    await aStoredQuoteRequest(kordon.db, { createdAt: new Date(createdAt) });
  expect(await fetchFiguresOfDays('2026-11-18')).toMatchObject({
    fromDay: '2026-11-18',
    toDay: '2026-11-18',
    totalQuotes: 2,
  });
  // The time of day is ignored.
  expect(await fetchFigures('2026-11-17T21:00:00Z', '2026-11-17T21:00:01Z')).toMatchObject({ totalQuotes: 2 });
  expect((await fetchFiguresOfDays('2026-11-17', '2026-11-19')).daily.map(({ total }) => total)).toEqual([1, 2, 1]);
});

test('days with a change of summer time have 25 or 23 hours', async () => {
  // 8 November 2015, 04:00 summer time became 03:00; 29 March 2015, 03:00 became 04:00.
  for (const [from, to] of [
    ['2015-11-07T21:00:00Z', '2015-11-08T21:59:59Z'],
    ['2015-03-28T22:00:00Z', '2015-03-29T20:59:59Z'],
  ] as const)
    for (const at of [from, to]) await aStoredQuoteRequest(kordon.db, { createdAt: new Date(at) });
  expect(await fetchFiguresOfDays('2015-11-08')).toMatchObject({ totalQuotes: 2 });
  expect(await fetchFiguresOfDays('2015-03-29')).toMatchObject({ totalQuotes: 2 });
  expect((await fetchFiguresOfDays('2015-11-07', '2015-11-09')).daily.map(({ total }) => total)).toEqual([0, 2, 0]);
  expect((await fetchFiguresOfDays('2015-03-01', '2015-11-30')).daily).toHaveLength(275);
});

test('a period of a hundred years contains every day', async () => {
  await aStoredQuoteRequest(kordon.db, {
    createdAt: new Date('1999-08-17T00:02:00Z'),
    status: 'closed',
    outcome: 'won',
  });
  const result = await fetchFiguresOfDays('1926-11-21', '2026-11-20');
  expect(result).toMatchObject({ totalQuotes: 1, totalRevenue: 15_000 });
  expect(result.daily).toHaveLength(36_525);
});

test.each([
  ['reversed', '2026-11-19T09:00:00Z', '2026-11-18T09:00:00Z', { from: 'form.dates.reversed' }],
  ['before 1900', '0001-01-01T00:00:00Z', '2026-11-18T09:00:00Z', { from: 'form.date.invalid' }],
  ['after 2199', '2026-11-18T09:00:00Z', '9999-12-31T00:00:00Z', { to: 'form.date.invalid' }],
])('a range that is %s is rejected', async (_, from, to, fields) => {
  await expect(fetchFigures(from, to)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('revenue counts won amounts at their stored rates, and lists what has no rate or no amount', async () => {
  const createdAt = new Date('2026-11-18T09:00:00Z');
  const storeWonRequest = (overrides: object) =>
    aStoredQuoteRequest(kordon.db, { status: 'closed', outcome: 'won', createdAt, ...overrides });
  await storeWonRequest({ quotedAmount: 1_000.5, quotedCurrency: 'USD' });
  await storeWonRequest({ quotedAmount: 2_000, quotedCurrency: 'EUR', rateToUsd: 1.25 });
  await storeWonRequest({ quotedAmount: 5_000, quotedCurrency: 'GBP' });
  await storeWonRequest({});
  const amount = { createdAt, quotedAmount: 9e9, quotedCurrency: 'USD' } as const;
  await aStoredQuoteRequest(kordon.db, { ...amount, status: 'quoted' });
  await aStoredQuoteRequest(kordon.db, { ...amount, status: 'closed' });
  await aStoredQuoteRequest(kordon.db, { ...amount, status: 'closed', outcome: 'lost', lostReason: 'price' });
  await aStoredQuoteRequest(kordon.db, { ...amount, status: 'closed', outcome: 'lost', lostReason: 'spam' });
  const result = await fetchFiguresOfDays('2026-11-18');
  expect(result).toMatchObject({
    totalQuotes: 8,
    leads: 7,
    closed: 7,
    won: 4,
    lost: 1,
    outcomeMissing: 1,
    winRate: 80,
    unpriced: 1,
    totalRevenue: 1_000.5 + 2_500 + 15_000,
    unconvertedRevenue: [{ currency: 'GBP', amount: 5_000 }],
    lostReasons: [
      { reason: 'PRICE', count: 1 },
      { reason: 'SPAM', count: 1 },
    ],
    sourceOutcomes: [{ value: 'QUICK_QUOTE', name: null, won: 4, lost: 1, winRate: 80, revenue: 18_500.5 }],
  });
  expect(result.revenuePerLead).toBe(result.totalRevenue / 8);
  expect(result.revenue).toEqual([
    { currency: 'EUR', count: 1, amount: 2_000, dollars: 2_500 },
    { currency: 'USD', count: 1, amount: 1_000.5, dollars: 1_000.5 },
    { currency: null, count: 1, amount: 0, dollars: 15_000 },
  ]);
});

test('rates use the current status, the funnel uses the status history', async () => {
  const createdAt = new Date('2026-11-18T09:00:00Z');
  const storeMovedRequest = async (...statuses: string[]) => {
    const { id } = await aStoredQuoteRequest(kordon.db, { createdAt });
    for (const status of statuses)
      await kordon.db.query('update quote_requests set status = $2 where id = $1', [id, status]);
  };
  await storeMovedRequest();
  await storeMovedRequest('quoted', 'new');
  await storeMovedRequest('contacted', 'quoted', 'closed');
  await storeMovedRequest('closed');
  await storeMovedRequest('pending');
  await storeMovedRequest('quoted');
  const result = await fetchFiguresOfDays('2026-11-18');
  expect(result).toMatchObject({ totalQuotes: 6, contacted: 4, quoted: 1, closed: 2 });
  expect(result).toMatchObject({ contactRate: 66.7, quoteRate: 25, closeRate: 200, conversionRate: 33.3 });
  expect(result.funnel).toEqual([
    { status: 'NEW', count: 6, stepRate: 100 },
    { status: 'CONTACTED', count: 5, stepRate: 83.3 },
    { status: 'QUOTED', count: 4, stepRate: 80 },
    { status: 'CLOSED', count: 2, stepRate: 50 },
  ]);
});

test('campaigns are listed by period, and rates may exceed 100 percent', async () => {
  const insert = (overrides: Partial<EmailCampaign>) =>
    kordon.db.getRepository(EmailCampaign).insert({ subject: 'Filmaşin', ...overrides });
  await insert({ subject: 'early', sentAt: new Date('2026-11-17T20:59:59Z'), sentCount: 7 });
  await insert({ subject: 'odd', sentAt: new Date('2026-11-18T09:00:00Z'), sentCount: 10, openedCount: 2_000_000_000 });
  await insert({ subject: 'last', sentAt: new Date('2026-11-18T20:59:59Z'), openedCount: 3 });
  await insert({ subject: 'draft' });
  const { emailCampaigns } = await kordon.admin.run<{ emailCampaigns: EmailCampaign[] }>(
    `query($at: DateTime!) { emailCampaigns(from: $at, to: $at) { subject sentAt sentCount openedCount openRate clickRate } }`,
    { at: '2026-11-18T09:30:00Z' },
  );
  expect(emailCampaigns).toMatchObject([
    { subject: 'last', openRate: 0 },
    { subject: 'odd', openRate: 20_000_000_000, clickRate: 0 },
  ]);
  expect(await fetchFiguresOfDays('2026-11-18')).toMatchObject({
    email: { sent: 10, openRate: 20_000_000_030, sentBy: 'CAMPAIGNS' },
  });
});

test('without campaign figures, sent and replied each fall back to the e-mails of the CRM', async () => {
  const { id: companyId } = await aCompany(kordon.db);
  const createdAt = new Date('2026-11-18T09:00:00Z');
  for (const direction of ['outbound', 'outbound', 'inbound'] as const)
    await aCommunication(kordon.db, { companyId, type: 'email', direction, createdAt });
  await aCommunication(kordon.db, { companyId, type: 'phone', direction: 'outbound', createdAt });
  expect(await fetchFiguresOfDays('2026-11-18')).toMatchObject({
    email: { sent: 2, replied: 1, replyRate: 50, sentBy: 'COMMUNICATIONS' },
  });
  await kordon.db.getRepository(EmailCampaign).insert({ subject: 'x', sentAt: createdAt, sentCount: 4 });
  expect(await fetchFiguresOfDays('2026-11-18')).toMatchObject({
    email: { sent: 4, replied: 1, replyRate: 25, sentBy: 'CAMPAIGNS', repliedBy: 'COMMUNICATIONS' },
  });
});

test('the breakdown counts requests by day and by week', async () => {
  const products = [...Array<string>(12).keys()].map((number) => `product-${number}`);
  for (const [number, productType] of products.entries())
    for (let times = 0; times <= (number < 7 ? 1 : 0); times++)
      await aStoredQuoteRequest(kordon.db, {
        productType,
        createdAt: new Date(`2026-11-${String(9 + number).padStart(2, '0')}T10:00:00Z`),
      });
  const fetchBreakdown = async (step: string) => {
    const result = await kordon.admin.run<{
      analyticsBreakdown: { starts: string[]; series: { value: string | null; total: number; counts: number[] }[] };
    }>(
      `query($step: AnalyticsStep!) {
        analyticsBreakdown(from: "2026-11-04T09:00:00Z", to: "2026-11-24T09:00:00Z", by: PRODUCT, step: $step) {
          starts series { value total counts }
        }
      }`,
      { step },
    );
    return result.analyticsBreakdown;
  };
  const daily = await fetchBreakdown('DAY');
  expect(daily.starts).toHaveLength(21);
  expect(daily.series).toHaveLength(8);
  expect(daily.series[0]).toMatchObject({ value: 'product-0', total: 2 });
  expect(daily.series.at(-1)).toMatchObject({ value: null, total: 5 });
  const weekly = await fetchBreakdown('WEEK');
  expect(weekly.starts).toEqual(['2026-11-04', '2026-11-09', '2026-11-16', '2026-11-23']);
  expect(weekly.series[0]!.counts).toEqual([0, 2, 0, 0]);
  expect(weekly.series.at(-1)!.counts).toEqual([0, 0, 5, 0]);
});

test('analytics are available to analysts, not to visitors', async () => {
  const query = `{ conversionAnalytics(from: "2026-11-18T09:00:00Z", to: "2026-11-18T09:00:00Z") { totalQuotes } }`;
  await expect(kordon.visitor.run(query)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const { email, password } = await anAdminUser(kordon.db, { role: 'analyst' });
  const analyst = kordon.newClient();
  await analyst.signIn(email, password);
  expect(await analyst.run(query)).toEqual({ conversionAnalytics: { totalQuotes: 0 } });
});
