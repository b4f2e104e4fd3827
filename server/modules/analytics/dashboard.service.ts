import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import type { CommunicationDirection } from '../../../common/enums.ts';
import { quoteRequestCounts } from '../quotes/index.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { Dashboard } from './dashboard.type.ts';

/** Days of "recently", and of the period that it is compared with. */
const recent = 30;
/** Weeks that the companies' small chart shows. */
const weeks = 12;

/** All of it from totals that writers keep (record_totals): as many rows are read among a million records as among a thousand. */
export async function dashboard(db: DataSource): Promise<Dashboard> {
  const [counts, totals] = await Promise.all([quoteRequestCounts(db, {}), totalsOf(db)]);
  const totalQuotes = counts.reduce((sum, { count }) => sum + count, 0);
  const newQuotes = counts.find(({ status }) => status === 'new')?.count ?? 0;
  return {
    totalQuotes,
    newQuotes,
    conversionRate: totalQuotes && Math.round((100 * (totalQuotes - newQuotes)) / totalQuotes),
    statusCounts: counts,
    ...recordsIn(totals),
    recentQuotes: sum(totals, 'quote_request_days', 0, recent),
    previousQuotes: sum(totals, 'quote_request_days', recent, 2 * recent),
    newCompanies: sum(totals, 'company_days', 0, recent),
    companiesByWeek: Array.from({ length: weeks }, (_, week) =>
      sum(totals, 'company_days', 7 * (weeks - 1 - week), 7 * (weeks - week)),
    ),
  };
}

type DayRecord = 'company_days' | 'quote_request_days';

interface Total {
  record: 'companies' | 'communications' | DayRecord;
  /** Of communications. */
  direction: CommunicationDirection | null;
  /** Of records by day: days before today, by the company's clock. */
  ago: number | null;
  count: number;
}

const totalsOf = (db: DataSource): Promise<Total[]> =>
  rowsOf(
    db,
    sql`select record, case record when 'communications' then key[2] end as direction,
          case when record in ('company_days', 'quote_request_days')
            then (now() at time zone ${brand.timeZone})::date - key[1]::date end as ago,
          sum(count)::int as count
        from record_totals where record in ('companies', 'communications', 'company_days', 'quote_request_days')
        group by 1, 2, 3`,
    { samePlan: true },
  );

function recordsIn(totals: Total[]) {
  const countOf = (record: 'companies' | 'communications', direction: CommunicationDirection | null) =>
    totals.find((row) => row.record === record && row.direction === direction)?.count ?? 0;
  const [inbound, outbound] = [countOf('communications', 'inbound'), countOf('communications', 'outbound')];
  return {
    totalCompanies: countOf('companies', null),
    totalCommunications: inbound + outbound,
    inboundCommunications: inbound,
    outboundCommunications: outbound,
  };
}

/** Records of the days from so many days ago, 0 for today, to so many, not included. */
const sum = (totals: Total[], of: DayRecord, from: number, to: number): number =>
  totals
    .filter(({ record, ago }) => record === of && ago !== null && ago >= from && ago < to)
    .reduce((total, { count }) => total + count, 0);
