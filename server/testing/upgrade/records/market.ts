import { marketSeries } from '../../../../common/market/series.ts';
import {
  hoursBeforeEnd,
  id,
  cycle,
  languageOf,
  emailOf,
  countTo,
  pickRandom,
  staff,
  type FixtureWriter,
} from './fixture-writer.ts';
import { edgeCaseTexts, subjects } from './texts.ts';

export async function insertMarketing(writer: FixtureWriter): Promise<void> {
  await writer.insert(
    'email_campaigns',
    countTo(20).map((n) => ({
      id: id('campaign', n),
      subject: subjects[languageOf(n)],
      sent_at: n % 4 ? hoursBeforeEnd(n * 100) : null,
      // The third has one mail and the largest integer as number of opens.
      sent_count: n === 3 ? 1 : n % 4 ? n * 100 : 0,
      opened_count: n === 3 ? 2_147_483_647 : n % 4 ? n * 40 : 0,
      clicked_count: n % 4 ? n * 3 : 0,
      replied_count: n % 4 ? 1 : 0,
      created_at: hoursBeforeEnd(n * 100 + 5),
    })),
  );
}

/** Weekly USD exchange rates of two years; those of GBP start later, so that some closed requests have no rate. */
const rates = (symbols: string[]) =>
  [
    { symbol: 'USDTRY', weeks: 100, value: 42 },
    { symbol: 'USDEUR', weeks: 100, value: 0.92 },
    { symbol: 'USDGBP', weeks: 40, value: 0.79 },
  ].flatMap(({ symbol, weeks, value }) =>
    countTo(weeks).map((back) => ({
      series_id: 1 + symbols.indexOf(symbol),
      at: hoursBeforeEnd(back * 7 * 24),
      indicative: false,
      value: value * (1 - back / 1000),
    })),
  );

export async function insertMarket(writer: FixtureWriter): Promise<void> {
  const seriesWithValues = 12;
  const symbols = marketSeries.map(({ symbol }) => symbol);
  // Series 2 and 3 have the smallest and largest values, to test their precision.
  const valueOf = (series: number, back: number) =>
    series === 2 ? 1e-5 : series === 3 ? 1e15 + 0.125 : 400 + series * 7.1 + back / 3;
  await writer.insert(
    'market_series',
    marketSeries.map(({ symbol, category, region = null, name, currency, unit = null }, index) => {
      const known = index < seriesWithValues;
      return {
        symbol,
        category,
        region,
        name,
        currency,
        unit,
        position: index + 1,
        published: index !== 4,
        value: known ? valueOf(index + 1, 0) : null,
        value_at: known ? hoursBeforeEnd(0) : null,
        source: known ? cycle(['reference', 'price sheet'], index) : null,
        indicative: index % 2 === 0,
      };
    }),
  );
  const values = countTo(seriesWithValues).flatMap((series) =>
    countTo(25).map((back) => ({
      series_id: series,
      at: hoursBeforeEnd((back - 1) * 24),
      indicative: series % 2 > 0,
      value: valueOf(series, back - 1),
    })),
  );
  await writer.insert('market_ticks', values);
  await writer.insert(
    'market_closes',
    [...values, ...rates(symbols)].map((tick) => ({ ...tick, day: tick.at.slice(0, 10) })),
  );
  const jump = { value: 900, before: 400, at: hoursBeforeEnd(2), source: 'price sheet', since: hoursBeforeEnd(50) };
  const emptyState = { etag: null, accepted: 0, refused: [], faults: [], tick_at: null, open_until: null, error: null };
  await writer.insert('market_sources', [
    {
      name: 'price sheet',
      checked_at: hoursBeforeEnd(0),
      succeeded_at: hoursBeforeEnd(0),
      failures: 0,
      ...emptyState,
      etag: 'W/"1"',
      accepted: 12,
      refused: [{ symbol: 'REBAR', code: 'jump', detail: 'from 400 to 900', jump }],
      tick_at: hoursBeforeEnd(0),
    },
    {
      name: 'exchange rates',
      checked_at: hoursBeforeEnd(0),
      succeeded_at: null,
      failures: 7,
      ...emptyState,
      open_until: hoursBeforeEnd(-6),
      error: 'it answered with status 503',
      faults: [{ code: 'status', detail: '503', publisher: 'rates.example' }],
    },
    { name: 'FRED', checked_at: null, succeeded_at: null, failures: 0, ...emptyState },
  ]);
  const changes = ['price', 'correction', 'sheet', 'jump', 'publish', 'hide'];
  await writer.insert(
    'market_changes',
    countTo(60).map((n) => {
      const kind = cycle(changes, n);
      const isVisibilityChange = kind === 'publish' || kind === 'hide';
      return {
        symbol: cycle(symbols, n),
        kind,
        before: isVisibilityChange || n % 5 === 0 ? null : 400.5,
        after: isVisibilityChange ? null : 401 + n / 3,
        at: isVisibilityChange ? null : hoursBeforeEnd(n),
        reason: cycle(['', 'Yazım hatası', ...edgeCaseTexts], n),
        actor: pickRandom(staff).email,
        created_at: hoursBeforeEnd(1000 - n),
      };
    }),
  );
  await writer.insert(
    'price_alerts',
    countTo(60).map((n) => {
      const crossed = n % 5 === 0;
      return {
        id: id('alert', n),
        token: id('alert', 1000 + n),
        series_id: 1 + (n % seriesWithValues),
        threshold: cycle([0.00001, 600.5, 1e15], n),
        rising: n % 2 > 0,
        email: emailOf(n),
        language: languageOf(n),
        created_at: hoursBeforeEnd(n * 3),
        confirmed_at: crossed || n % 2 ? hoursBeforeEnd(n * 3 - 1) : null,
        crossed_at: crossed ? hoursBeforeEnd(n) : null,
        crossed_value: crossed ? 600.75 : null,
        indicative: crossed ? n % 2 > 0 : null,
      };
    }),
  );
}
