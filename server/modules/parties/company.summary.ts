import sql from 'sql-template-tag';
import type { DataSource } from 'typeorm';
import { companyTypes, type CompanyType } from '../../../common/enums.ts';
import { queryRows } from '../../platform/database/rows.ts';
import { companyIsNotDeleted } from './company.conditions.ts';
import type { CompanySummary } from './company.types.ts';
import { amountSums, sumUpAmounts, type MoneyTotal } from './money-amount.type.ts';

interface TypeCount {
  companyType: CompanyType;
  count: number;
}

const countByType = (db: DataSource): Promise<TypeCount[]> =>
  queryRows(
    db,
    sql`select company_type as "companyType", count(*)::int as count from companies where deleted_at is null group by 1`,
  );

/** Sums up the won requests of companies that are not deleted. */
const sumValuesByCurrency = (db: DataSource): Promise<MoneyTotal[]> =>
  queryRows<MoneyTotal>(
    db,
    sql`with amounts as (
          select quoted_currency as currency, ${amountSums}
          from quote_requests q
          where outcome = 'won' and quoted_amount is not null and company_id is not null and ${companyIsNotDeleted('q')}
          group by 1
        )
        select ${sumUpAmounts} from amounts`,
  );

/** Days without a communication after which an active company counts as quiet. */
const QUIET_AFTER_DAYS = 30;
/** Quiet companies are counted up to this number. */
const MAX_QUIET = 1_000;

export async function getCompanySummary(db: DataSource): Promise<CompanySummary> {
  const [counts, [values], [quiet]] = await Promise.all([
    countByType(db),
    sumValuesByCurrency(db),
    queryRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from (
            select from companies where deleted_at is null and status = 'active'
              and coalesce(last_contact_date, '-infinity') < now() - make_interval(days => ${QUIET_AFTER_DAYS})
            limit ${MAX_QUIET}
          ) as quiet`,
    ),
  ]);
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    byType: companyTypes.map((companyType) => ({
      companyType,
      count: counts.find((row) => row.companyType === companyType)?.count ?? 0,
    })),
    totalValues: values!.amounts,
    totalValue: values!,
    quiet: quiet!.count,
  };
}
