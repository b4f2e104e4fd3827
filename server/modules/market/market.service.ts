import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { trendOf, type MarketCategory, type MarketRegion } from '../../../common/market/series.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { ExchangeRates, MarketQuote, PricePoint } from './market.type.ts';

/** Five years and the days that make them whole. */
export const longestHistory = 1_830;
/** Up to so many days a history has every tick, from then on closes. */
const tickDays = 7;
/** Beyond so many days a history has one close a week: more points than a chart has pixels help nobody. */
const dailyDays = 400;

interface Wanted {
  category?: MarketCategory;
  region?: MarketRegion | null;
  symbols?: string[];
  first?: number | null;
  /** Also those that are not on the site. */
  hidden?: boolean;
}

type Row = Omit<MarketQuote, 'trend' | 'weeklyTrend'>;

/** Series with what they stand at, in the order of the lists. */
export async function marketQuotes(
  db: DataSource,
  { category, region, symbols, first, hidden = false }: Wanted,
): Promise<MarketQuote[]> {
  const wanted: Sql[] = [sql`s.value is not null`];
  if (!hidden) wanted.push(sql`s.published`);
  if (category) wanted.push(sql`s.category = ${category}`);
  if (region) wanted.push(sql`s.region = ${region}`);
  if (symbols) wanted.push(sql`s.symbol = any(${symbols})`);
  const rows = await rowsOf<Row>(
    db,
    sql`
      select s.id, s.symbol, s.name, s.category, s.region, s.value, s.currency, s.unit,
        coalesce(round((s.value - before.value)::numeric, 5), 0)::float8 as change,
        coalesce(round((100 * (s.value / before.value - 1))::numeric, 2), 0)::float8 as "changePercent",
        coalesce(round((100 * (s.value / week.value - 1))::numeric, 2), 0)::float8 as "weeklyChangePercent",
        month.closes || s.value as recent,
        s.value_at as "lastUpdate", s.source, s.indicative, s.published
      from market_series s
      cross join lateral (select (s.value_at at time zone 'UTC')::date as day) today
      left join lateral (${closeBefore(sql`today.day - 1`)}) before on true
      left join lateral (${closeBefore(sql`today.day - 7`)}) week on true
      cross join lateral (
        select coalesce(array_agg(c.value order by c.day), '{}') as closes
        from market_closes c
        where c.series_id = s.id and c.indicative = s.indicative and c.day >= today.day - 30 and c.day < today.day
      ) month
      where ${join(wanted, ' and ')}
      order by s.position
      ${first ? sql`limit ${first}` : empty}`,
  );
  return rows.map((row) => ({
    ...row,
    trend: trendOf(row.changePercent),
    weeklyTrend: trendOf(row.weeklyChangePercent),
  }));
}

/** The last close up to a day, of the same kind as the value that it is compared with. */
const closeBefore = (day: Sql): Sql => sql`
  select c.value from market_closes c
  where c.series_id = s.id and c.indicative = s.indicative and c.day <= ${day}
  order by c.day desc limit 1`;

/**
 * What series stood at in the last `days` before now, oldest first and ending with what they stand at; one list for each id.
 * Ticks up to a week, closes beyond it, one a week beyond a year.
 */
export async function histories(db: DataSource, ids: readonly number[], days: number): Promise<PricePoint[][]> {
  const since = sql`now() - make_interval(days => ${days}::int)`;
  const closes = sql`
    select max(c.at) as at, (array_agg(c.value order by c.day desc))[1] as value
    from market_closes c
    where c.series_id = s.id and c.indicative = s.indicative
      and c.day >= (${since})::date and c.day < (s.value_at at time zone 'UTC')::date
    group by ${days > dailyDays ? sql`date_trunc('week', c.day)` : sql`c.day`}`;
  const ticks = sql`
    select t.at, t.value from market_ticks t
    where t.series_id = s.id and t.indicative = s.indicative and t.at >= ${since}`;
  const past = days <= tickDays ? sql`${closes} union ${ticks}` : closes;
  const rows = await rowsOf<PricePoint & { id: number }>(
    db,
    sql`
      select s.id, point.at, point.value
      from market_series s cross join lateral (${past} union select s.value_at, s.value) point
      where s.id = any(${ids}) order by s.id, point.at`,
  );
  const found = new Map<number, PricePoint[]>(ids.map((id) => [id, []]));
  for (const { id, at, value } of rows) found.get(id)?.push({ at, value });
  return ids.map((id) => found.get(id) ?? []);
}

/**
 * Rates to a base, crossed over the dollar.
 * @throws BAD_USER_INPUT for a currency that is not listed
 */
export async function exchangeRates(db: DataSource, base: string): Promise<ExchangeRates> {
  const quotes = await marketQuotes(db, { category: 'currency' });
  const own = quotes.find(({ currency }) => currency === base);
  if (!own && base !== 'USD') throw badInput({ base: 'market.base.unknown' }, 'This currency is not listed');
  const perDollar = own?.value ?? 1;
  const others = quotes.filter(({ currency }) => currency !== base);
  // What a feed has said speaks for the whole; each rate says for itself whether it is of the reference.
  const published = quotes.filter(({ indicative }) => !indicative);
  const [oldest] = (published.length > 0 ? published : quotes).toSorted(
    (a, b) => a.lastUpdate.getTime() - b.lastUpdate.getTime(),
  );
  return {
    base,
    asOf: oldest?.lastUpdate ?? new Date(0),
    source: oldest?.source ?? 'reference',
    indicative: published.length === 0,
    rates: [
      ...(own ? [{ currency: 'USD', rate: 1 / perDollar, indicative: own.indicative }] : []),
      ...others.map(({ currency, value, indicative }) => ({
        currency,
        rate: value / perDollar,
        indicative: indicative || own?.indicative === true,
      })),
    ],
  };
}
