import { chakra } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';
import type { CompanyRowFragment } from '../../graphql/generated.ts';
import { CompanyPriorityMark, CompanyStatusMark, Score } from './company-marks.tsx';
import { Monogram } from '../kit/monogram.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import type { Column } from '../kit/table/column.ts';
import { CompanyTypeTag } from '../kit/tags.tsx';
import { OwnerMark } from '../owners/owner-mark.tsx';
import { CompanyValue } from './company-value.tsx';
import { translateCountry } from '../../../common/country-names.ts';

/** A number; zero is greyed out. */
function Count({ value }: { value: number }) {
  return (
    <chakra.span color={value === 0 ? 'fg.subtle' : undefined}>
      <FormattedNumber value={value} />
    </chakra.span>
  );
}

const noValue = <chakra.span color="fg.subtle">–</chakra.span>;

export const companyColumns: Column<CompanyRowFragment>[] = [
  {
    title: 'companies.name',
    sortKey: 'NAME',
    width: 'minmax(7.5rem, 1fr)',
    cell: ({ name, companyCode }) => (
      <>
        <Monogram name={name} />
        <chakra.span fontWeight="medium" truncate title={`${name} (${companyCode})`}>
          <bdi>{name}</bdi>
        </chakra.span>
        <chakra.span srOnly>{companyCode}</chakra.span>
      </>
    ),
  },
  { title: 'companies.type', width: '5.25rem', cell: ({ companyType }) => <CompanyTypeTag type={companyType} /> },
  { title: 'companies.status', width: '6rem', cell: ({ status }) => <CompanyStatusMark status={status} /> },
  {
    title: 'companies.industry',
    width: 'minmax(4.5rem, 6.5rem)',
    showFrom: 'lg',
    cell: ({ industry }) => (industry ? <bdi>{industry}</bdi> : noValue),
  },
  { title: 'companies.country', width: '5.5rem', showFrom: 'lg', cell: ({ country }) => translateCountry(country) },
  {
    title: 'companies.priority',
    width: '4.75rem',
    showFrom: 'xl',
    cell: ({ priority }) => <CompanyPriorityMark priority={priority} />,
  },
  {
    title: 'owner.label',
    width: '3.75rem',
    showFrom: 'lg',
    cell: ({ owner }) => <OwnerMark owner={owner} initialsOnly />,
  },
  {
    title: 'companies.score',
    sortKey: 'LEAD_SCORE',
    width: '4.25rem',
    cell: ({ leadScore }) => <Score score={leadScore} />,
  },
  {
    title: 'companies.quotes',
    width: '2.75rem',
    alignEnd: true,
    showFrom: 'lg',
    cell: ({ totalQuotes }) => <Count value={totalQuotes} />,
  },
  {
    title: 'companies.communications',
    width: '3.25rem',
    alignEnd: true,
    showFrom: 'xl',
    cell: ({ communicationCount }) => <Count value={communicationCount} />,
  },
  {
    title: 'companies.value',
    width: '9rem',
    alignEnd: true,
    cell: (company) => <CompanyValue company={company} compact />,
  },
  {
    title: 'companies.lastContact',
    sortKey: 'LAST_CONTACT',
    width: '5.25rem',
    alignEnd: true,
    cell: ({ lastContactDate }) => (lastContactDate ? <RelativeTime at={lastContactDate} /> : noValue),
  },
];
