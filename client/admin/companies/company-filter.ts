import { companyPriorities, companyStatuses, companyTypes } from '../../../common/enums.ts';
import type { CompanyOrder, CompanyPriority, CompanyStatus, CompanyType } from '../../graphql/generated.ts';
import { enumNames } from '../kit/enum-options.ts';
import { flag, manyOf, oneOf, text } from '../kit/use-url-filter.ts';

export const companyOrders = ['CREATED', 'LAST_CONTACT', 'NAME', 'LEAD_SCORE'] as const;

/** What the address of the company list may ask for. */
export const companyFilter = {
  search: text,
  companyType: manyOf(enumNames<CompanyType>(companyTypes)),
  status: manyOf(enumNames<CompanyStatus>(companyStatuses)),
  priority: manyOf(enumNames<CompanyPriority>(companyPriorities)),
  deleted: flag,
  order: oneOf<CompanyOrder>(companyOrders),
  reversed: flag,
};
