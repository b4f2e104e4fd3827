import DataLoader from 'dataloader';
import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { findRowsByIds, queryRows } from '../../platform/database/rows.ts';
import type { MoneyAmount } from './money-amount.type.ts';
import { Company } from './company.entity.ts';

/** A row of the view company_values. */
interface CompanyValue {
  totalValue: number;
  unconvertedValues: MoneyAmount[];
}

interface RecordCounts {
  quoteRequests: number;
  /** Quote requests with status CLOSED. */
  orders: number;
  contacts: number;
  communications: number;
}

export const companyLoaders = (db: DataSource) => ({
  /** By id. Includes deleted companies, because records have to show the name of their company. */
  company: new DataLoader<string, Company | null>((ids) => findRowsByIds(db, Company, ids)),

  /** By id of the company. The counts are computed on each read. */
  recordCounts: new DataLoader<string, RecordCounts>((companyIds) =>
    queryRows(
      db,
      sql`select
            (select count(*)::int from quote_requests where company_id = wanted.id) as "quoteRequests",
            (select count(*)::int from quote_requests where company_id = wanted.id and status = 'closed') as orders,
            (select count(*)::int from contacts where company_id = wanted.id) as contacts,
            (select count(*)::int from communications where company_id = wanted.id) as communications
          from unnest(${companyIds}::uuid[]) with ordinality as wanted (id, place) order by place`,
    ),
  ),

  /** By id of the company. */
  companyValue: new DataLoader<string, CompanyValue>(async (companyIds) => {
    const rows = await queryRows<CompanyValue & { companyId: string }>(
      db,
      sql`select company_id as "companyId", total_value::float8 as "totalValue", unconverted_values as "unconvertedValues"
          from company_values where company_id = any(${companyIds})`,
      { prepared: true },
    );
    const byId = new Map(rows.map((row) => [row.companyId, row]));
    return companyIds.map((id) => byId.get(id) ?? { totalValue: 0, unconvertedValues: [] });
  }),

  /** By id of the company. */
  documentCount: new DataLoader<string, number>(async (companyIds) => {
    const rows = await queryRows<{ companyId: string; count: number }>(
      db,
      sql`select company_id as "companyId", count(*)::int as count from company_documents
          where company_id = any(${companyIds}) group by 1`,
    );
    return companyIds.map((id) => rows.find(({ companyId }) => companyId === id)?.count ?? 0);
  }),
});
