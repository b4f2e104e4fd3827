import { FormattedNumber } from 'react-intl';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { useCompanySummaryQuery, type CompanyType } from '../../graphql/generated.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { MoneyTotal } from '../kit/money-total.tsx';
import { StatStrip } from './stat-strip.tsx';

/** Totals of all companies, independent of the filter. */
export function CompanySummary() {
  const { data, observable } = useCompanySummaryQuery({ fetchPolicy: 'cache-and-network' });
  useRefetchOnActivity(observable);
  const summary = data?.companySummary;
  const count = (...types: CompanyType[]) =>
    summary && (
      <FormattedNumber
        value={summary.byType
          .filter(({ companyType }) => types.includes(companyType))
          .reduce((sum, { count }) => sum + count, 0)}
      />
    );
  return (
    <StatStrip
      label="companies.figures"
      figures={[
        { label: 'companies.total', value: summary && <FormattedNumber value={summary.total} /> },
        { label: 'companies.customers', value: count('CUSTOMER') },
        { label: 'companies.leads', value: count('LEAD', 'PROSPECT') },
        { label: 'companies.partners', value: count('SUPPLIER', 'PARTNER') },
        { label: 'companies.quiet', value: summary && <UncontactedCount count={summary.quiet} /> },
        { label: 'companies.value', value: summary && <MoneyTotal total={summary.totalValue} /> },
      ]}
    />
  );
}

/** The number of active companies without a communication for 30 days, which somebody should contact. */
function UncontactedCount({ count }: { count: number }) {
  const figure = <FormattedNumber value={count} />;
  return count > 0 ? <AttentionMark inStatStrip>{figure}</AttentionMark> : figure;
}
