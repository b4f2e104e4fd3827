import type { LatestCompanyFragment } from '../../graphql/generated.ts';
import { Monogram } from '../kit/monogram.tsx';
import { NoCompanies } from '../kit/empty-drawings.tsx';
import { RecordList } from './record-list.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { RowLink, CustomerTextCell } from '../kit/rows.tsx';
import { Section } from '../kit/section.tsx';
import { CompanyTypeTag } from '../kit/tags.tsx';

const height = { base: '48px', md: '36px' };

const grid = { minH: height, gridTemplateColumns: '1.25rem minmax(0, 1fr) auto 4.75rem', columnGap: '2.5' } as const;

interface Props {
  companies?: LatestCompanyFragment[];
  order?: number;
}

/** The companies that were contacted last. */
export function LatestCompanies({ companies, order }: Props) {
  return (
    <Section title="latestCompanies.title" moreTo="/admin/companies" order={order}>
      <RecordList
        records={companies}
        expectedCount={10}
        height={height}
        empty={{ drawing: NoCompanies, message: 'latestCompanies.empty' }}
      >
        {({ id, name, companyType, lastContactDate, createdAt }) => (
          <RowLink to={`/admin/companies/${id}`} css={grid}>
            <Monogram name={name} />
            <CustomerTextCell>{name}</CustomerTextCell>
            <CompanyTypeTag type={companyType} />
            <RelativeTime at={lastContactDate ?? createdAt} textAlign="end" />
          </RowLink>
        )}
      </RecordList>
    </Section>
  );
}
