import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import type { CommunicationDirection } from '../../common/enums.ts';
import { quoteRequestCounts } from '../intake/quote-request.list.ts';
import { rowsOf } from '../platform/database/rows.ts';
import type { Dashboard } from './dashboard.type.ts';

/** Days of "recently", and of the period that it is compared with. */
const recent = 30;
/** Weeks that the companies' small chart shows. */
const weeks = 12;

export async function dashboard(db: DataSource): Promise<Dashboard> {
  const [quotes, companies, communications] = await Promise.all([
    quoteNumbers(db),
    companyNumbers(db),
    talkNumbers(db),
  ]);
  return { ...quotes, ...companies, ...communications };
}

async function quoteNumbers(db: DataSource) {
  const [counts, [recently]] = await Promise.all([
    quoteRequestCounts(db, {}),
    rowsOf<Pick<Dashboard, 'recentQuotes' | 'previousQuotes'>>(
      db,
      sql`select count(*) filter (where created_at >= now() - make_interval(days => ${recent}))::int as "recentQuotes",
            count(*) filter (where created_at < now() - make_interval(days => ${recent}))::int as "previousQuotes"
          from quote_requests where created_at >= now() - make_interval(days => ${2 * recent})`,
    ),
  ]);
  const totalQuotes = counts.reduce((sum, { count }) => sum + count, 0);
  const newQuotes = counts.find(({ status }) => status === 'new')?.count ?? 0;
  return {
    totalQuotes,
    newQuotes,
    conversionRate: totalQuotes && Math.round((100 * (totalQuotes - newQuotes)) / totalQuotes),
    statusCounts: counts,
    ...recently!,
  };
}

async function companyNumbers(db: DataSource) {
  const [row] = await rowsOf<Pick<Dashboard, 'totalCompanies' | 'newCompanies' | 'totalCommunications'>>(
    db,
    // Triggers keep each company's count, so that a million communications need not be counted here.
    sql`select count(*)::int as "totalCompanies", coalesce(sum(communication_count), 0)::int as "totalCommunications",
          count(*) filter (where created_at >= now() - make_interval(days => ${recent}))::int as "newCompanies"
        from companies where deleted_at is null`,
  );
  const byWeek = await rowsOf<{ count: number }>(
    db,
    sql`select count(companies.id)::int as count
        from generate_series(now() - make_interval(weeks => ${weeks - 1}), now(), interval '1 week') as week (ends)
          left join companies on created_at > ends - interval '1 week' and created_at <= ends and deleted_at is null
        group by ends order by ends`,
  );
  return { ...row!, companiesByWeek: byWeek.map(({ count }) => count) };
}

async function talkNumbers(db: DataSource) {
  const rows = await rowsOf<{ direction: CommunicationDirection; count: number }>(
    db,
    // All of them, which the index alone answers, less those with the few companies in the bin.
    sql`select direction, (count(*) - (
          select count(*) from communications b join companies on companies.id = b.company_id and deleted_at is not null
          where b.direction = communications.direction
        ))::int as count
        from communications group by direction`,
  );
  const countOf = (direction: CommunicationDirection) => rows.find((row) => row.direction === direction)?.count ?? 0;
  return { inboundCommunications: countOf('inbound'), outboundCommunications: countOf('outbound') };
}
