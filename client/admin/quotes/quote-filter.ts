import { calendarPeriods } from '../../../common/calendar-period.ts';
import {
  enumNames,
  languages,
  outcomes,
  priorities,
  quoteRequestSortKeys,
  quoteSources,
  quoteStatuses,
  responseSpans,
} from '../../../common/enums.ts';
import type { QuoteRequestFilter, QuoteRowFragment, QuoteStatus } from '../../graphql/generated.ts';
import requestMessages from '../../../common/names/tr/admin-requests.json';
import { toOwnerFilter } from '../owners/owner-filter.tsx';
import { toDayFilter } from '../kit/resolve-days.ts';
import { amount, areAmountsReversed, toNumber } from '../kit/amount.ts';
import { day, flag, manyOf, oneOf, text, texts, type FilterOf } from '../kit/use-url-filter.ts';

export const quoteOrders = enumNames(quoteRequestSortKeys);

/** In the order of the workflow. */
export const statuses = enumNames(quoteStatuses);
/** The most urgent first. */
export const prioritiesByUrgency = enumNames(priorities).toReversed();
export const sources = enumNames(quoteSources);
export const languageCodes = enumNames(languages);
/** The values of `productType`, taken from the message ids `product.<type>`. */
export const products = Object.keys(requestMessages)
  .filter((id) => id.startsWith('product.'))
  .map((id) => id.replace('product.', ''));

/** Values of `reached`, which filters by a status that a request has or has passed. */
export const reachableStatuses = ['CONTACTED', 'QUOTED', 'CLOSED'] as const satisfies QuoteStatus[];
/** Values of `response`: time until the first response. */
export const responseTimes = enumNames(responseSpans);

export const outcomeNames = enumNames(outcomes);

/** URL parameters of the list and the board. */
export const quoteFilter = {
  search: text,
  status: manyOf(statuses),
  priority: manyOf(prioritiesByUrgency),
  source: manyOf(sources),
  language: manyOf(languageCodes),
  productType: manyOf(products),
  country: texts,
  owner: texts,
  reached: oneOf<QuoteStatus>(reachableStatuses),
  outcome: manyOf(outcomeNames),
  outcomeMissing: flag,
  minAmountUsd: amount,
  maxAmountUsd: amount,
  response: manyOf(responseTimes),
  period: oneOf(calendarPeriods),
  from: day,
  to: day,
  matchAny: flag,
  order: oneOf(quoteOrders),
  reversed: flag,
};

export type QuoteListFilter = FilterOf<typeof quoteFilter>;
export type FilterChange = { [Name in keyof QuoteListFilter]: QuoteListFilter[Name] | null };
export type SetFilter = (change: FilterChange, options?: { replace: boolean }) => void;

/** Removes all filters but keeps the order. */
export const noFilter = {
  search: null,
  status: null,
  priority: null,
  source: null,
  language: null,
  productType: null,
  country: null,
  owner: null,
  reached: null,
  outcome: null,
  outcomeMissing: null,
  minAmountUsd: null,
  maxAmountUsd: null,
  response: null,
  period: null,
  from: null,
  to: null,
  matchAny: null,
} satisfies FilterChange;

/** Converts the URL parameters to the GraphQL input. */
export const toQuoteRequestFilter = (filter: QuoteListFilter): QuoteRequestFilter => ({
  search: filter.search,
  statuses: filter.status,
  priorities: filter.priority,
  sources: filter.source,
  languages: filter.language,
  productTypes: filter.productType,
  countries: filter.country,
  ...toOwnerFilter(filter.owner),
  reached: filter.reached,
  outcomes: filter.outcome,
  outcomeMissing: filter.outcomeMissing,
  minAmountUsd: toNumber(filter.minAmountUsd),
  maxAmountUsd: toNumber(filter.maxAmountUsd),
  responses: filter.response,
  ...toDayFilter(filter),
  matchAny: filter.matchAny,
  order: filter.order,
  reversed: filter.reversed,
});

/** Whether a range of the filter ends before it begins, which the server refuses. */
export const isRangeReversed = ({ period, from, to, minAmountUsd, maxAmountUsd }: QuoteListFilter): boolean =>
  (!period && from !== undefined && to !== undefined && from > to) || areAmountsReversed(minAmountUsd, maxAmountUsd);

export const hasActiveFilter = (filter: QuoteListFilter): boolean =>
  Object.keys(noFilter).some((name) => filter[name as keyof QuoteListFilter] !== undefined);

/** Returns whether a loaded request still matches the filter: its status or priority may have changed since. */
export const matchesFilter = (
  quote: QuoteRowFragment,
  { status, priority, outcome, outcomeMissing, matchAny }: QuoteListFilter,
): boolean =>
  // With `matchAny` the row may match by a field that it does not have.
  matchAny ||
  ((!outcome || (quote.outcome !== null && outcome.includes(quote.outcome))) &&
    (!outcomeMissing || (quote.status === 'CLOSED' && quote.outcome === null)) &&
    (!status || status.includes(quote.status)) &&
    (!priority || priority.includes(quote.priority)));
