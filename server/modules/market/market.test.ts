import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { computeReferenceValue, DAY_MS, getLastPublication } from '../../../common/market/reference.ts';
import { marketSeries } from '../../../common/market/series.ts';
import { startKordon } from '../../testing/kordon.ts';
import { readConfig } from '../../config.ts';
import { publishTicks, type Tick } from './market.publish.ts';
import { prepareMarket } from './market.reference.ts';
import { refreshMarket } from './market.refresh.ts';
import { createMarketSources } from './refresh-market.ts';
import type { ExchangeRates, MarketQuote } from './market.type.ts';

const kordon = startKordon();
const seriesOf = (symbol: string) => marketSeries.find((series) => series.symbol === symbol)!;

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
          change
          changePercent
          trend
          weeklyChangePercent
          weeklyTrend
          recent
          lastUpdate
          source
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
  (await quotes({ category: seriesOf(symbol).category.toUpperCase() })).find((found) => found.symbol === symbol)!;
const rates = async (base: string) =>
  (
    await kordon.visitor.run<{ exchangeRates: ExchangeRates & { asOf: string } }>(
      `query ($base: String!) { exchangeRates(base: $base) { base asOf source indicative rates { currency rate } } }`,
      { base },
    )
  ).exchangeRates;

const aTick = (about: Partial<Tick> = {}): Tick => ({
  symbol: 'REBAR',
  at: new Date(),
  value: 600,
  source: 'price sheet',
  indicative: false,
  ...about,
});
const publish = (...ticks: Tick[]) => kordon.db.transaction((tx) => publishTicks(tx, ticks));
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

test.each(['METAL', 'CURRENCY', 'ENERGY', 'SHIPPING', 'INDEX'])(
  'without sources every %s series has an indicative value',
  async (category) => {
    const found = await quotes({ category });
    const expected = marketSeries.filter((series) => series.category.toUpperCase() === category);
    expect(found.map(({ symbol }) => symbol)).toEqual(expected.map(({ symbol }) => symbol));
    for (const [place, { value, indicative, source, lastUpdate, recent, history }] of found.entries()) {
      const at = getLastPublication(Date.now());
      expect({ value, indicative, source, lastUpdate }).toEqual({
        value: computeReferenceValue(expected[place]!, at),
        indicative: true,
        source: 'reference',
        lastUpdate: new Date(at).toISOString(),
      });
      expect(recent.at(-1)).toBe(value);
      expect(recent.length).toBeGreaterThan(18);
      expect(history.at(-1)).toEqual({ at: lastUpdate, value });
    }
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
  const { rates: inLira, indicative } = await rates('TRY');
  expect(inLira).toHaveLength(15);
  expect(inLira.find(({ currency }) => currency === 'EUR')!.rate).toBeCloseTo(euro / lira, 10);
  expect(inLira.find(({ currency }) => currency === 'USD')!.rate).toBeCloseTo(1 / lira, 10);
  expect(indicative).toBe(true);
});

test('a market value replaces the reference value, and changes are computed from market values only', async () => {
  await publish(aTick({ value: 612 }));
  expect(await quote('REBAR')).toMatchObject({
    value: 612,
    indicative: false,
    source: 'price sheet',
    change: 0,
    trend: 'STABLE',
    recent: [612],
  });
  await publish(aTick({ value: 600, at: daysAgo(1) }), aTick({ value: 580, at: daysAgo(8) }));
  expect(await quote('REBAR')).toMatchObject({
    value: 612,
    change: 12,
    changePercent: 2,
    trend: 'UP',
    weeklyChangePercent: 5.52,
    recent: [580, 600, 612],
  });
  await publish({ ...aTick(), indicative: true, source: 'reference', value: 1, at: new Date(Date.now() + 1000) });
  expect(await quote('REBAR')).toMatchObject({ value: 612 });
});

test.each([
  [100, 100.2, 'UP'],
  [100, 100.1, 'STABLE'],
  [100, 99.9, 'STABLE'],
  [100, 99.8, 'DOWN'],
])('a change from %d to %d has the trend %s', async (before, now, trend) => {
  await kordon.db.query(
    `update market_series set value = null, value_at = null, source = null where symbol = 'BILLET'`,
  );
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
  const answers = await Promise.all([publish(...ticks), publish(...ticks.toReversed()), publish(...ticks)]);
  expect(answers.flat()).toEqual(['SLAB']);
  const [{ count }] = await kordon.db.query<[{ count: number }]>(
    `select count(*)::int from market_ticks join market_series on id = series_id where symbol = 'SLAB' and not market_ticks.indicative`,
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
       where symbol = 'DRI' and not c.indicative and day = '2026-03-04'`,
    ),
  ).toEqual([{ value: 320 }]);
});

test('a hidden series is not listed', async () => {
  await kordon.db.query(`update market_series set published = false where symbol = 'WIRE_ROD'`);
  expect(await quote('WIRE_ROD')).toBeUndefined();
  await kordon.db.query(`update market_series set published = true where symbol = 'WIRE_ROD'`);
});

test('a history of five years has weekly points and ends with the current value', async () => {
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

test('two servers that start at once after an outage insert missing days only once', async () => {
  const later = Date.now() + 20 * DAY_MS;
  await Promise.all([prepareMarket(kordon.db, later), prepareMarket(kordon.db, later)]);
  expect(await quote('US500')).toMatchObject({
    value: computeReferenceValue(seriesOf('US500'), getLastPublication(later)),
    lastUpdate: new Date(getLastPublication(later)).toISOString(),
  });
  const gaps = await kordon.db.query<{ gap: number }[]>(
    `select day - lag(day) over (order by day) as gap from market_closes c join market_series s on s.id = series_id
     where symbol = 'US500' and day > current_date - 300 order by gap desc nulls last limit 1`,
  );
  expect(gaps).toEqual([{ gap: 3 }]);
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

  const answers = await Promise.all(Array.from({ length: 20 }, () => quotes({ category: 'CURRENCY' })));
  await publish(aTick({ symbol: 'GASOIL', value: 705 }));
  expect(await quote('GASOIL')).toMatchObject({ value: 705 });
  expect(answers.every((values) => values.length === 15)).toBe(true);
  expect(isDone).toBe(false);
  hangingServer.closeAllConnections();
  hangingServer.close();
  await refreshing;
});
