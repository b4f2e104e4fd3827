import sql, { raw } from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { companyIsNotDeleted } from '../parties/index.ts';
import { countQuoteRequestsByStatus } from '../quotes/index.ts';
import { queryRows } from '../../platform/database/rows.ts';
import type { Dashboard } from './dashboard.type.ts';

/** Length of the recent period and of the period before it. */
const RECENT_DAYS = 30;
/** Weeks of the chart of new companies. */
const CHART_WEEKS = 12;

/** Returns the current figures of the dashboard. */
export async function getDashboard(db: DataSource): Promise<Dashboard> {
  const [statusCounts, [recordCounts], days] = await Promise.all([
    countQuoteRequestsByStatus(db, {}, null),
    countRecords(db),
    countRecordsByDay(db),
  ]);
  const totalQuotes = statusCounts.reduce((sum, { count }) => sum + count, 0);
  const newQuotes = statusCounts.find(({ status }) => status === 'new')?.count ?? 0;
  return {
    totalQuotes,
    newQuotes,
    conversionRate: totalQuotes && Math.round((100 * (totalQuotes - newQuotes)) / totalQuotes),
    statusCounts,
    ...recordCounts!,
    totalCommunications: recordCounts!.inboundCommunications + recordCounts!.outboundCommunications,
    recentQuotes: sumDays(days, 'quotes', 0, RECENT_DAYS),
    previousQuotes: sumDays(days, 'quotes', RECENT_DAYS, 2 * RECENT_DAYS),
    newCompanies: sumDays(days, 'companies', 0, RECENT_DAYS),
    companiesByWeek: Array.from({ length: CHART_WEEKS }, (_, week) =>
      sumDays(days, 'companies', 7 * (CHART_WEEKS - 1 - week), 7 * (CHART_WEEKS - week)),
    ),
  };
}

type RecordCounts = Pick<Dashboard, 'totalCompanies' | 'inboundCommunications' | 'outboundCommunications'>;

const countRecords = (db: DataSource): Promise<RecordCounts[]> =>
  queryRows(
    db,
    sql`select (select count(*)::int from companies where deleted_at is null) as "totalCompanies",
          (count(*) filter (where direction = 'inbound'))::int as "inboundCommunications",
          (count(*) filter (where direction = 'outbound'))::int as "outboundCommunications"
        from communications where ${companyIsNotDeleted('communications')}`,
    { prepared: true },
  );

interface DayCount {
  kind: 'quotes' | 'companies';
  /** Days before today, in the company's time zone. */
  daysAgo: number;
  count: number;
}

/** Counts the records of each day that the dashboard shows. */
function countRecordsByDay(db: DataSource): Promise<DayCount[]> {
  const today = sql`istanbul_day(now())`;
  const since = sql`created_at >= istanbul_midnight(${today} - ${raw(String(7 * CHART_WEEKS))})`;
  return queryRows(
    db,
    sql`select 'quotes' as kind, ${today} - istanbul_day(created_at) as "daysAgo", count(*)::int as count
        from quote_requests where ${since} group by 2
        union all
        select 'companies', ${today} - istanbul_day(created_at), count(*)::int
        from companies where ${since} and deleted_at is null group by 2`,
  );
}

/** Sums up the records of the days from `from` days ago, inclusive, to `to` days ago, exclusive; 0 is today. */
const sumDays = (days: DayCount[], kind: DayCount['kind'], from: number, to: number): number =>
  days
    .filter((day) => day.kind === kind && day.daysAgo >= from && day.daysAgo < to)
    .reduce((total, { count }) => total + count, 0);
