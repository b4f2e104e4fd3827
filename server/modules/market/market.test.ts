import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { DAY_MS } from '../../../common/durations.ts';
import { EXAMPLE_VALUES_AT, marketSeries } from '../../../common/market/series.ts';
import { startKordon } from '../../testing/kordon.ts';
import { readConfig } from '../../config.ts';
import { publishTicks, type Tick } from './market.publish.ts';
import { prepareMarket } from './prepare-market.ts';
import { refreshMarket } from './market.refresh.ts';
import { createMarketSources } from './refresh-market.ts';
import type { ExchangeRates, MarketQuote } from './market.type.ts';
const kordon = startKordon();
const findSeries = (symbol: string) => marketSeries.find((series) => series.symbol === symbol)!;

const quotes = async (variables: object) => {
  const { market } = await kordon.visitor.run<{ market: MarketQuote[] }>(
    /* GraphQL */ `
      query ($category: MarketCategory!, $region: MarketRegion, $first: Int) {
        market(category: $category, region: $region, first: $first) {
          symbol
          name
          category
          region
          value
          currency
          unit
          previousClose
          change
          changePercent
          trend
          weeklyChangePercent
          weeklyTrend
          recent
          lastUpdate
          source
          kind
          indicative
          history(days: 30) {
            at
            value
          }
        }
      }
    `,
    { ...variables },
  );
  return market as (MarketQuote & { history: { at: string; value: number }[]; lastUpdate: string })[];
};
const quote = async (symbol: string) =>
  (await quotes({ category: findSeries(symbol).category.toUpperCase() })).find((found) => found.symbol === symbol)!;
const rates = async (base: string) =>
  (
    await kordon.visitor.run<{ exchangeRates: ExchangeRates & { asOf: string } }>(
      `query ($base: String!) { exchangeRates(base: $base) { base asOf source kind indicative rates { currency rate } } }`,
      { base },
    )
  ).exchangeRates;

const aTick = (overrides: Partial<Tick> = {}): Tick => ({
  symbol: 'REBAR',
  at: new Date(),
  value: 600,
  source: 'price sheet',
  ...overrides,
});
const publish = (...ticks: Tick[]) => kordon.db.transaction((tx) => publishTicks(tx, ticks));
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

test.each(['METAL', 'CURRENCY', 'ENERGY', 'SHIPPING', 'INDEX'])(
  'without sources every %s series has an example value without changes and history',
  async (category) => {
    const found = await quotes({ category });
    const expected = marketSeries.filter((series) => series.category.toUpperCase() === category);
    expect(found).toEqual(
      expected.map(({ symbol, exampleValue }): unknown =>
        expect.objectContaining({
          symbol,
          value: exampleValue,
          kind: 'EXAMPLE',
          indicative: true,
          source: 'example',
          lastUpdate: EXAMPLE_VALUES_AT.toISOString(),
          change: 0,
          previousClose: null,
          weeklyChangePercent: null,
          weeklyTrend: null,
          recent: [],
          history: [],
        }),
      ),
    );
  },
);

test('region and first limit the list', async () => {
  const european = await quotes({ category: 'METAL', region: 'EUROPE' });
  expect(european.length).toBeGreaterThan(3);
  expect(new Set(european.map(({ region }) => region))).toEqual(new Set(['EUROPE']));
  expect(await quotes({ category: 'CURRENCY', first: 5 })).toHaveLength(5);
});

test.each([
  ['first', `{ market(category: METAL, first: 0) { symbol } }`, { first: 'list.first.outOfRange' }],
  ['days', `{ market(category: METAL, first: 1) { history(days: 9999) { at } } }`, { days: 'market.days.outOfRange' }],
  ['base', `{ exchangeRates(base: "XYZ") { base } }`, { base: 'market.base.unknown' }],
])('an invalid argument %s is refused', async (_case, query, fields) => {
  await expect(kordon.visitor.run(query)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields });
});

test('rates to other base currencies are computed from their rates to the dollar', async () => {
  const dollar = await rates('USD');
  expect(dollar.rates).toHaveLength(15);
  const lira = dollar.rates.find(({ currency }) => currency === 'TRY')!.rate;
  const euro = dollar.rates.find(({ currency }) => currency === 'EUR')!.rate;
  const { rates: inLira, indicative, kind } = await rates('TRY');
  expect(inLira).toHaveLength(15);
  expect(inLira.find(({ currency }) => currency === 'EUR')!.rate).toBeCloseTo(euro / lira, 10);
  expect(inLira.find(({ currency }) => currency === 'USD')!.rate).toBeCloseTo(1 / lira, 10);
  expect([indicative, kind]).toEqual([true, 'EXAMPLE']);
});

test('the first real value replaces the example, and changes are computed from real values only', async () => {
  const at = new Date(new Date().setUTCHours(12));
  await publish(aTick({ value: 612, at }));
  expect(await quote('REBAR')).toMatchObject({
    value: 612,
    kind: 'FEED',
    indicative: false,
    source: 'price sheet',
    previousClose: null,
    change: 0,
    trend: 'STABLE',
    weeklyChangePercent: null,
    weeklyTrend: null,
    recent: [612],
  });
  // A second value of the same day is nothing to compare with either.
  await publish(aTick({ value: 611, at: new Date(at.getTime() - 1) }));
  expect(await quote('REBAR')).toMatchObject({ previousClose: null, weeklyChangePercent: null });

  await publish(aTick({ value: 600, at: daysAgo(1) }));
  expect(await quote('REBAR')).toMatchObject({ previousClose: 600, change: 12, weeklyChangePercent: null });

  await publish(aTick({ value: 580, at: daysAgo(8) }));
  expect(await quote('REBAR')).toMatchObject({
    value: 612,
    previousClose: 600,
    change: 12,
    changePercent: 2,
    trend: 'UP',
    weeklyChangePercent: 5.52,
    weeklyTrend: 'UP',
    recent: [580, 600, 612],
  });
  await prepareMarket(kordon.db);
  expect(await quote('REBAR')).toMatchObject({ value: 612 });
});

test.each([
  [100, 100.2, 'UP'],
  [100, 100.1, 'STABLE'],
  [100, 99.9, 'STABLE'],
  [100, 99.8, 'DOWN'],
])('a change from %d to %d has the trend %s', async (before, now, trend) => {
  await kordon.db.query(`update market_series set kind = 'example' where symbol = 'BILLET'`);
  await kordon.db.query(
    `delete from market_ticks where series_id = (select id from market_series where symbol = 'BILLET')`,
  );
  await kordon.db.query(
    `delete from market_closes where series_id = (select id from market_series where symbol = 'BILLET')`,
  );
  await publish(aTick({ symbol: 'BILLET', value: before, at: daysAgo(1) }), aTick({ symbol: 'BILLET', value: now }));
  expect(await quote('BILLET')).toMatchObject({ value: now, trend });
});

test('a tick that is published several times is stored once', async () => {
  const ticks = Array.from({ length: 40 }, (_, n) =>
    aTick({ symbol: 'SLAB', at: new Date(Date.now() - n * 60_000), value: 500 + n }),
  );
  const published = await Promise.all([publish(...ticks), publish(...ticks.toReversed()), publish(...ticks)]);
  expect(published.flat()).toEqual(['SLAB']);
  const [{ count }] = await kordon.db.query<[{ count: number }]>(
    `select count(*)::int from market_ticks join market_series on id = series_id where symbol = 'SLAB'`,
  );
  expect(count).toBe(40);
  expect(await quote('SLAB')).toMatchObject({ value: 500 });
});

test('an older tick changes neither the current value nor the close of its day', async () => {
  const day = new Date('2026-03-04T00:00:00Z').getTime();
  await publish(aTick({ symbol: 'DRI', at: new Date(day + 60_000), value: 320 }));
  await publish(aTick({ symbol: 'DRI', at: new Date(day), value: 310 }));
  expect(await quote('DRI')).toMatchObject({ value: 320 });
  expect(
    await kordon.db.query(
      `select c.value from market_closes c join market_series s on s.id = series_id
       where symbol = 'DRI' and day = '2026-03-04'`,
    ),
  ).toEqual([{ value: 320 }]);
});

test('a hidden series is not listed', async () => {
  await kordon.db.query(`update market_series set published = false where symbol = 'WIRE_ROD'`);
  expect(await quote('WIRE_ROD')).toBeUndefined();
  await kordon.db.query(`update market_series set published = true where symbol = 'WIRE_ROD'`);
});

test('a history of five years has weekly points, begins with the first real value and ends with the current one', async () => {
  const weeks = Array.from({ length: 300 }, (_, week) => week);
  await publish(
    ...weeks.flatMap((week) =>
      [0, 2].map((day) => aTick({ symbol: 'BRENT', at: daysAgo(7 * week + day), value: 70 + week / 10 })),
    ),
  );
  const { marketQuote } = await kordon.visitor.run<{
    marketQuote: { value: number; history: { at: string; value: number }[] };
  }>(`{ marketQuote(symbol: "BRENT") { value history(days: 1826) { at value } } }`);
  const { history, value } = marketQuote;
  expect(history.length).toBeGreaterThan(255);
  expect(history.length).toBeLessThan(265);
  expect(history.at(-1)!.value).toBe(value);
  expect(new Date(history[0]!.at).getTime()).toBeLessThan(daysAgo(1815).getTime());
  expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
});

test('two servers that start at the same time keep real values and restore changed examples', async () => {
  await publish(aTick({ symbol: 'US500', value: 6_100 }));
  await kordon.db.query(`update market_series set value = 1 where symbol = 'CHINA300'`);
  await Promise.all([prepareMarket(kordon.db), prepareMarket(kordon.db)]);
  expect(await quote('US500')).toMatchObject({ value: 6_100, kind: 'FEED' });
  expect(await quote('CHINA300')).toMatchObject({ value: findSeries('CHINA300').exampleValue, kind: 'EXAMPLE' });
});

test('a source that does not respond does not delay queries', async () => {
  const hangingServer = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(hangingServer, 'listening');
  const url = `http://127.0.0.1:${(hangingServer.address() as AddressInfo).port}/{base}`;
  const requested = once(hangingServer, 'request');
  let isDone = false;
  const sources = createMarketSources(readConfig({ EXCHANGE_RATE_URL: url }), {
    timeoutMs: 8_000,
    attempts: 1,
    pauseMs: 1,
  });
  const refreshing = refreshMarket(kordon.db.manager, sources, pino({ level: 'silent' })).then(() => (isDone = true));
  await requested;

  const lists = await Promise.all(Array.from({ length: 20 }, () => quotes({ category: 'CURRENCY' })));
  await publish(aTick({ symbol: 'GASOIL', value: 705 }));
  expect(await quote('GASOIL')).toMatchObject({ value: 705 });
  expect(lists.every((values) => values.length === 15)).toBe(true);
  expect(isDone).toBe(false);
  hangingServer.closeAllConnections();
  hangingServer.close();
  await refreshing;
});
