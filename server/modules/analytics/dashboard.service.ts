import sql, { raw } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { ofPresentCompany } from '../parties/index.ts';
import { quoteRequestCounts } from '../quotes/index.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { Dashboard } from './dashboard.type.ts';

/** Days of "recently", and of the period that it is compared with. */
const recent = 30;
/** Weeks that the companies' small chart shows. */
const weeks = 12;

export async function dashboard(db: DataSource): Promise<Dashboard> {
  const [counts, [records], days] = await Promise.all([quoteRequestCounts(db, {}), recordCounts(db), recentDays(db)]);
  const totalQuotes = counts.reduce((sum, { count }) => sum + count, 0);
  const newQuotes = counts.find(({ status }) => status === 'new')?.count ?? 0;
  return {
    totalQuotes,
    newQuotes,
    conversionRate: totalQuotes && Math.round((100 * (totalQuotes - newQuotes)) / totalQuotes),
    statusCounts: counts,
    ...records!,
    totalCommunications: records!.inboundCommunications + records!.outboundCommunications,
    recentQuotes: sum(days, 'quotes', 0, recent),
    previousQuotes: sum(days, 'quotes', recent, 2 * recent),
    newCompanies: sum(days, 'companies', 0, recent),
    companiesByWeek: Array.from({ length: weeks }, (_, week) =>
      sum(days, 'companies', 7 * (weeks - 1 - week), 7 * (weeks - week)),
    ),
  };
}

type RecordCounts = Pick<Dashboard, 'totalCompanies' | 'inboundCommunications' | 'outboundCommunications'>;

const recordCounts = (db: DataSource): Promise<RecordCounts[]> =>
  rowsOf(
    db,
    sql`select (select count(*)::int from companies where deleted_at is null) as "totalCompanies",
          (count(*) filter (where direction = 'inbound'))::int as "inboundCommunications",
          (count(*) filter (where direction = 'outbound'))::int as "outboundCommunications"
        from communications where ${ofPresentCompany('communications')}`,
    { samePlan: true },
  );

interface DayCount {
  of: 'quotes' | 'companies';
  /** Days before today, by the company's clock. */
  ago: number;
  count: number;
}

/** Of the days that the dashboard tells about. */
function recentDays(db: DataSource): Promise<DayCount[]> {
  const today = sql`istanbul_day(now())`;
  const since = sql`created_at >= istanbul_midnight(${today} - ${raw(String(7 * weeks))})`;
  return rowsOf(
    db,
    sql`select 'quotes' as of, ${today} - istanbul_day(created_at) as ago, count(*)::int as count
        from quote_requests where ${since} group by 2
        union all
        select 'companies', ${today} - istanbul_day(created_at), count(*)::int
        from companies where ${since} and deleted_at is null group by 2`,
  );
}

/** Records of the days from so many days ago, 0 for today, to so many, not included. */
const sum = (days: DayCount[], of: DayCount['of'], from: number, to: number): number =>
  days.filter((day) => day.of === of && day.ago >= from && day.ago < to).reduce((total, { count }) => total + count, 0);
