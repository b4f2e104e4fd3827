import { companyPriorities, companyStatuses, companyTypes } from '../../../common/enums.ts';
import type { CompanyOrder, CompanyPriority, CompanyStatus, CompanyType } from '../../graphql/generated.ts';
import { toEnumNames } from '../kit/enum-options.ts';
import { flag, manyOf, oneOf, text } from '../kit/use-url-filter.ts';

export const companyOrders = ['CREATED', 'LAST_CONTACT', 'NAME', 'LEAD_SCORE'] as const;

/** URL parameters of the company list. */
export const companyFilter = {
  search: text,
  companyType: manyOf(toEnumNames<CompanyType>(companyTypes)),
  status: manyOf(toEnumNames<CompanyStatus>(companyStatuses)),
  priority: manyOf(toEnumNames<CompanyPriority>(companyPriorities)),
  deleted: flag,
  order: oneOf<CompanyOrder>(companyOrders),
  reversed: flag,
};
