import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { brand } from '../../common/brand.ts';
import type { CommunicationDirection } from '../../common/enums.ts';
import { quoteRequestCounts } from '../intake/quote-request.list.ts';
import { rowsOf } from '../platform/database/rows.ts';
import type { Dashboard } from './dashboard.type.ts';

/** Days of "recently", and of the period that it is compared with. */
const recent = 30;
/** Weeks that the companies' small chart shows. */
const weeks = 12;

/** All of it from totals that writers keep (record_totals): as many rows are read among a million records as among a thousand. */
export async function dashboard(db: DataSource): Promise<Dashboard> {
  const [counts, totals, days] = await Promise.all([quoteRequestCounts(db, {}), totalsOf(db), daysOf(db)]);
  const totalQuotes = counts.reduce((sum, { count }) => sum + count, 0);
  const newQuotes = counts.find(({ status }) => status === 'new')?.count ?? 0;
  return {
    totalQuotes,
    newQuotes,
    conversionRate: totalQuotes && Math.round((100 * (totalQuotes - newQuotes)) / totalQuotes),
    statusCounts: counts,
    ...totals,
    recentQuotes: sum(days, 'quote_request_days', 0, recent),
    previousQuotes: sum(days, 'quote_request_days', recent, 2 * recent),
    newCompanies: sum(days, 'company_days', 0, recent),
    companiesByWeek: Array.from({ length: weeks }, (_, week) =>
      sum(days, 'company_days', 7 * (weeks - 1 - week), 7 * (weeks - week)),
    ),
  };
}

async function totalsOf(db: DataSource) {
  const rows = await rowsOf<{ record: string; direction: CommunicationDirection | null; count: number }>(
    db,
    sql`select record, case record when 'communications' then key[2] end as direction, sum(count)::int as count
        from record_totals where record in ('companies', 'communications') group by 1, 2`,
  );
  const countOf = (direction: CommunicationDirection | null) =>
    rows.find((row) => row.direction === direction)?.count ?? 0;
  return {
    totalCompanies: countOf(null),
    totalCommunications: countOf('inbound') + countOf('outbound'),
    inboundCommunications: countOf('inbound'),
    outboundCommunications: countOf('outbound'),
  };
}

type DayRecord = 'company_days' | 'quote_request_days';

interface Day {
  record: DayRecord;
  /** Days before today, by the company's clock. */
  ago: number;
  count: number;
}

const daysOf = (db: DataSource): Promise<Day[]> =>
  rowsOf(
    db,
    sql`select record, (now() at time zone ${brand.timeZone})::date - key[1]::date as ago, sum(count)::int as count
        from record_totals where record in ('company_days', 'quote_request_days') group by 1, 2`,
  );

/** Records of the days from so many days ago, 0 for today, to so many, not included. */
const sum = (days: Day[], of: DayRecord, from: number, to: number): number =>
  days
    .filter(({ record, ago }) => record === of && ago >= from && ago < to)
    .reduce((total, { count }) => total + count, 0);
