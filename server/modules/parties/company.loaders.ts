import DataLoader from 'dataloader';
import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { rowsById, rowsOf } from '../../platform/database/rows.ts';
import { loaderWith } from '../../platform/graphql/loader-with.ts';
import type { MoneyAmount } from './money-amount.type.ts';
import { Company } from './company.entity.ts';

/** As the view company_values has it (migration 0055). */
interface CompanyValue {
  totalValue: number;
  unconvertedValues: MoneyAmount[];
}

export const companyLoaders = (db: DataSource) => ({
  /** By id; also one in the bin, for records that must name their company. */
  company: new DataLoader<string, Company | null>((ids) => rowsById(db, Company, ids)),

  /** As `company`, with what is wanted of it. */
  companyWith: loaderWith((wanted, ids) => rowsById(db, Company, ids, [], wanted)),

  /** By id of the company. */
  companyValue: new DataLoader<string, CompanyValue>(async (companyIds) => {
    const rows = await rowsOf<CompanyValue & { companyId: string }>(
      db,
      sql`select company_id as "companyId", total_value::float8 as "totalValue", unconverted_values as "unconvertedValues"
          from company_values where company_id = any(${companyIds})`,
      { samePlan: true },
    );
    const byId = new Map(rows.map((row) => [row.companyId, row]));
    return companyIds.map((id) => byId.get(id) ?? { totalValue: 0, unconvertedValues: [] });
  }),

  /** By id of the company. */
  documentCount: new DataLoader<string, number>(async (companyIds) => {
    const rows = await rowsOf<{ companyId: string; count: number }>(
      db,
      sql`select company_id as "companyId", count(*)::int as count from company_documents
          where company_id = any(${companyIds}) group by 1`,
    );
    return companyIds.map((id) => rows.find(({ companyId }) => companyId === id)?.count ?? 0);
  }),
});
