import { calendarPeriods } from '../../../common/calendar-period.ts';
import {
  companySortKeys,
  companyPriorities,
  companyStatuses,
  companyTypes,
  enumNames,
  leadSources,
} from '../../../common/enums.ts';
import type { CompanyFilter } from '../../graphql/generated.ts';
import { toDayFilter } from '../kit/resolve-days.ts';
import { amount, areAmountsReversed, toNumber } from '../kit/amount.ts';
import { day, flag, manyOf, oneOf, text, texts, type FilterOf } from '../kit/use-url-filter.ts';
import { toOwnerFilter } from '../owners/owner-filter.tsx';

/** URL parameters of the company list. */
export const companyFilter = {
  search: text,
  companyType: manyOf(enumNames(companyTypes)),
  status: manyOf(enumNames(companyStatuses)),
  priority: manyOf(enumNames(companyPriorities)),
  country: texts,
  source: manyOf(enumNames(leadSources)),
  minWonUsd: amount,
  maxWonUsd: amount,
  period: oneOf(calendarPeriods),
  from: day,
  to: day,
  owner: texts,
  matchAny: flag,
  deleted: flag,
  order: oneOf(enumNames(companySortKeys)),
  reversed: flag,
};

export type CompanyListFilter = FilterOf<typeof companyFilter>;
export type CompanyFilterChange = { [Name in keyof CompanyListFilter]: CompanyListFilter[Name] | null };

/** Removes all filters but keeps the order. */
export const noFilter = {
  search: null,
  companyType: null,
  status: null,
  priority: null,
  country: null,
  source: null,
  minWonUsd: null,
  maxWonUsd: null,
  period: null,
  from: null,
  to: null,
  owner: null,
  matchAny: null,
  deleted: null,
} satisfies CompanyFilterChange;

/** Whether a range of the filter ends before it begins, which the server refuses. */
export const isRangeReversed = ({ period, from, to, minWonUsd, maxWonUsd }: CompanyListFilter): boolean =>
  (!period && from !== undefined && to !== undefined && from > to) || areAmountsReversed(minWonUsd, maxWonUsd);

/** Converts the URL parameters to the GraphQL input. */
export const toCompanyFilter = ({
  owner,
  country,
  source,
  minWonUsd,
  maxWonUsd,
  period,
  from,
  to,
  ...filter
}: CompanyListFilter): CompanyFilter => ({
  ...filter,
  countries: country,
  leadSources: source,
  minWonUsd: toNumber(minWonUsd),
  maxWonUsd: toNumber(maxWonUsd),
  ...toDayFilter({ period, from, to }),
  ...toOwnerFilter(owner),
});
