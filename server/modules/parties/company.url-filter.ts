import {
  companyPriorities,
  companySortKeys,
  companyStatuses,
  companyTypes,
  leadSources,
} from '../../../common/enums.ts';
import type { UrlFilter } from '../../platform/export/url-filter.ts';
import type { CompanyFilter, OwnerFilter } from './company.list.ts';

/** Reads the owner from the query string of a list: `me`, `none` for nobody, or UUIDs of colleagues. */
export function readOwnerFilter(filter: UrlFilter): OwnerFilter {
  const owners = filter.texts('owner');
  const ownerIds = owners?.filter((owner) => owner !== 'me' && owner !== 'none');
  return { ownerIds, mine: owners?.includes('me'), unassigned: owners?.includes('none') };
}

/** Reads filter and order from the query string of the company list. @throws BAD_USER_INPUT for an invalid value */
export const readCompanyFilter = (filter: UrlFilter): CompanyFilter => {
  const { fromDay, toDay } = filter.range();
  return {
    search: filter.text('search'),
    ...readOwnerFilter(filter),
    companyType: filter.anyOf('companyType', companyTypes) ?? filter.anyOf('type', companyTypes),
    status: filter.anyOf('status', companyStatuses),
    priority: filter.anyOf('priority', companyPriorities),
    countries: filter.texts('country'),
    leadSources: filter.anyOf('source', leadSources),
    minWonUsd: filter.number('minWonUsd'),
    maxWonUsd: filter.number('maxWonUsd'),
    fromDay,
    toDay,
    matchAny: filter.flag('matchAny'),
    lastContactBefore: filter.instant('lastContactBefore'),
    deleted: filter.flag('deleted'),
    order: filter.order(companySortKeys),
    reversed: filter.flag('reversed'),
  };
};
