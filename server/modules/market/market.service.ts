import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import type { MarketCategory, MarketRegion } from '../../../common/enums.ts';
import { getTrend } from '../../../common/market/series.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { queryRows } from '../../platform/database/rows.ts';
import type { ExchangeRates, MarketQuote, PricePoint } from './market.type.ts';

/** Five years. */
export const MAX_HISTORY_DAYS = 1_830;
/** Histories up to this length contain every tick, longer ones only closes. */
const MAX_TICK_HISTORY_DAYS = 7;
/** Histories beyond this length contain weekly closes; a chart has too few pixels for more points. */
const MAX_DAILY_HISTORY_DAYS = 400;

interface QuoteFilter {
  category?: MarketCategory;
  region?: MarketRegion | null;
  symbols?: string[];
  first?: number | null;
  /** Includes series that are not published. */
  hidden?: boolean;
}

type Row = Omit<MarketQuote, 'trend' | 'weeklyTrend' | 'indicative'>;

/** Selects the admin who entered the current value. */
const enteredBy = sql`, (
  select actor from market_changes c where c.symbol = s.symbol and c.at = s.value_at and s.kind = 'desk' order by c.id desc limit 1
) as "enteredBy"`;

/** Returns series with their current values, in display order. */
export async function listMarketQuotes(
  db: DataSource,
  { category, region, symbols, first, hidden = false }: QuoteFilter,
): Promise<MarketQuote[]> {
  const conditions: Sql[] = [sql`s.value is not null`];
  if (!hidden) conditions.push(sql`s.published`);
  if (category) conditions.push(sql`s.category = ${category}`);
  if (region) conditions.push(sql`s.region = ${region}`);
  if (symbols) conditions.push(sql`s.symbol = any(${symbols})`);
  const rows = await queryRows<Row>(
    db,
    sql`
      select s.id, s.symbol, s.name, s.category, s.region, s.value, s.currency, s.unit,
        coalesce(round((s.value - before.value)::numeric, 5), 0)::float8 as change,
        coalesce(round((100 * (s.value / before.value - 1))::numeric, 2), 0)::float8 as "changePercent",
        before.value as "previousClose",
        round((100 * (s.value / week.value - 1))::numeric, 2)::float8 as "weeklyChangePercent",
        case s.kind when 'example' then '{}' else month.closes || s.value end as recent,
        s.value_at as "lastUpdate", s.source, s.kind, s.published${hidden ? enteredBy : empty}
      from market_series s
      cross join lateral (select (s.value_at at time zone 'UTC')::date as day) today
      left join lateral (${closeBefore(sql`today.day - 1`)}) before on true
      left join lateral (${closeBefore(sql`today.day - 7`)}) week on true
      cross join lateral (
        select coalesce(array_agg(c.value order by c.day), '{}') as closes
        from market_closes c
        where c.series_id = s.id and c.day >= today.day - 30 and c.day < today.day
      ) month
      where ${join(conditions, ' and ')}
      order by s.position
      ${first ? sql`limit ${first}` : empty}`,
  );
  return rows.map((row) => ({
    ...row,
    indicative: row.kind === 'example',
    trend: getTrend(row.changePercent),
    weeklyTrend: row.weeklyChangePercent === null ? null : getTrend(row.weeklyChangePercent),
  }));
}

/** Selects the last close on or before a day; an example has none. */
const closeBefore = (day: Sql): Sql => sql`
  select c.value from market_closes c
  where c.series_id = s.id and c.day <= ${day} and s.kind <> 'example'
  order by c.day desc limit 1`;

/**
 * Returns one history per id: the values of the last `days` days, oldest first, ending with the current value. It
 * contains ticks up to MAX_TICK_HISTORY_DAYS, daily closes up to MAX_DAILY_HISTORY_DAYS and weekly closes beyond.
 */
export async function listHistories(db: DataSource, ids: readonly number[], days: number): Promise<PricePoint[][]> {
  const since = sql`now() - make_interval(days => ${days}::int)`;
  const closes = sql`
    select max(c.at) as at, (array_agg(c.value order by c.day desc))[1] as value
    from market_closes c
    where c.series_id = s.id
    and c.day >= (${since})::date and c.day < (s.value_at at time zone 'UTC')::date
    group by ${days > MAX_DAILY_HISTORY_DAYS ? sql`date_trunc('week', c.day)` : sql`c.day`}`;
  const ticks = sql`
    select t.at, t.value from market_ticks t
    where t.series_id = s.id and t.at >= ${since}`;
  const past = days <= MAX_TICK_HISTORY_DAYS ? sql`${closes} union ${ticks}` : closes;
  const rows = await queryRows<PricePoint & { id: number }>(
    db,
    sql`
      select s.id, point.at, point.value
      from market_series s cross join lateral (${past} union select s.value_at, s.value) point
      where s.id = any(${ids}) and s.kind <> 'example' order by s.id, point.at`,
  );
  const found = new Map<number, PricePoint[]>(ids.map((id) => [id, []]));
  for (const { id, at, value } of rows) found.get(id)?.push({ at, value });
  return ids.map((id) => found.get(id) ?? []);
}

/**
 * Returns the rates of all listed currencies to a base currency, computed from their rates to the dollar.
 * @throws BAD_USER_INPUT when the currency is not listed
 */
export async function getExchangeRates(db: DataSource, base: string): Promise<ExchangeRates> {
  const quotes = await listMarketQuotes(db, { category: 'currency' });
  const baseQuote = quotes.find(({ currency }) => currency === base);
  if (!baseQuote && base !== 'USD') throw badInput({ base: 'market.base.unknown' }, 'This currency is not listed');
  const perDollar = baseQuote?.value ?? 1;
  const others = quotes.filter(({ currency }) => currency !== base);
  // Date, source and kind are those of the oldest real rate, if there is one; each rate has its own `indicative` flag.
  const realRates = quotes.filter(({ kind }) => kind !== 'example');
  const [oldest] = (realRates.length > 0 ? realRates : quotes).toSorted(
    (a, b) => a.lastUpdate.getTime() - b.lastUpdate.getTime(),
  );
  return {
    base,
    asOf: oldest?.lastUpdate ?? new Date(0),
    source: oldest?.source ?? '',
    kind: oldest?.kind ?? 'example',
    indicative: realRates.length === 0,
    rates: [
      ...(baseQuote ? [{ currency: 'USD', rate: 1 / perDollar, indicative: baseQuote.indicative }] : []),
      ...others.map(({ currency, value, indicative }) => ({
        currency,
        rate: value / perDollar,
        indicative: indicative || baseQuote?.indicative === true,
      })),
    ],
  };
}
