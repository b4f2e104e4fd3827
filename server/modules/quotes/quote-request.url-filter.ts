import {
  languages,
  outcomes,
  priorities,
  quoteRequestSortKeys,
  quoteSources,
  quoteStatuses,
  responseSpans,
} from '../../../common/enums.ts';
import type { UrlFilter } from '../../platform/export/url-filter.ts';
import { readOwnerFilter } from '../parties/index.ts';
import type { QuoteRequestFilter } from './quote-request.filter.ts';

/** Reads filter and order from the query string of the list of quote requests. @throws BAD_USER_INPUT for an invalid value */
export const readQuoteRequestFilter = (filter: UrlFilter): QuoteRequestFilter => ({
  search: filter.text('search'),
  ...readOwnerFilter(filter),
  statuses: filter.anyOf('status', quoteStatuses) ?? filter.anyOf('statuses', quoteStatuses),
  priorities: filter.anyOf('priority', priorities) ?? filter.anyOf('priorities', priorities),
  sources: filter.anyOf('source', quoteSources) ?? filter.anyOf('sources', quoteSources),
  languages: filter.anyOf('language', languages) ?? filter.anyOf('languages', languages),
  productTypes: filter.texts('productType') ?? filter.texts('productTypes'),
  countries: filter.texts('country'),
  outcomes: filter.anyOf('outcome', outcomes),
  outcomeMissing: filter.flag('outcomeMissing'),
  minAmountUsd: filter.number('minAmountUsd'),
  maxAmountUsd: filter.number('maxAmountUsd'),
  reached: filter.oneOf('reached', quoteStatuses),
  responses: filter.anyOf('response', responseSpans),
  companyId: filter.text('companyId'),
  ...filter.range(),
  matchAny: filter.flag('matchAny'),
  order: filter.order(quoteRequestSortKeys),
  reversed: filter.flag('reversed'),
});
