import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { quoteStatuses, type CommunicationDirection, type QuoteStatus } from '../../common/enums.ts';
import { rowsOf } from '../platform/database/rows.ts';
import type { Dashboard } from './dashboard.type.ts';

/** Days of "recently", and of the period that it is compared with. */
const recently = 30;
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

interface StatusRow {
  status: QuoteStatus;
  count: number;
  recent: number;
  previous: number;
}

async function quoteNumbers(db: DataSource) {
  const rows = await rowsOf<StatusRow>(
    db,
    sql`select status, count(*)::int as count,
          count(*) filter (where created_at >= now() - make_interval(days => ${recently}))::int as recent,
          count(*) filter (where created_at >= now() - make_interval(days => ${2 * recently})
            and created_at < now() - make_interval(days => ${recently}))::int as previous
        from quote_requests group by status`,
  );
  const sum = (column: 'count' | 'recent' | 'previous') => rows.reduce((total, row) => total + row[column], 0);
  const countAt = (status: QuoteStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const [totalQuotes, newQuotes] = [sum('count'), countAt('new')];
  return {
    totalQuotes,
    newQuotes,
    conversionRate: totalQuotes && Math.round((100 * (totalQuotes - newQuotes)) / totalQuotes),
    statusCounts: quoteStatuses.map((status) => ({ status, count: countAt(status) })),
    recentQuotes: sum('recent'),
    previousQuotes: sum('previous'),
  };
}

async function companyNumbers(db: DataSource) {
  const [row] = await rowsOf<Pick<Dashboard, 'totalCompanies' | 'newCompanies' | 'totalCommunications'>>(
    db,
    // Triggers keep each company's count, so that a million communications need not be counted here.
    sql`select count(*)::int as "totalCompanies", coalesce(sum(communication_count), 0)::int as "totalCommunications",
          count(*) filter (where created_at >= now() - make_interval(days => ${recently}))::int as "newCompanies"
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
