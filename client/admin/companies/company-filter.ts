import { companySortKeys, companyPriorities, companyStatuses, companyTypes, enumNames } from '../../../common/enums.ts';
import type { CompanyFilter } from '../../graphql/generated.ts';
import { flag, manyOf, oneOf, text, texts, type FilterOf } from '../kit/use-url-filter.ts';
import { toOwnerFilter } from '../owners/owner-filter.tsx';

/** URL parameters of the company list. */
export const companyFilter = {
  search: text,
  companyType: manyOf(enumNames(companyTypes)),
  status: manyOf(enumNames(companyStatuses)),
  priority: manyOf(enumNames(companyPriorities)),
  owner: texts,
  deleted: flag,
  order: oneOf(enumNames(companySortKeys)),
  reversed: flag,
};

/** Converts the URL parameters to the GraphQL input. */
export const toCompanyFilter = ({ owner, ...filter }: FilterOf<typeof companyFilter>): CompanyFilter => ({
  ...filter,
  ...toOwnerFilter(owner),
});
