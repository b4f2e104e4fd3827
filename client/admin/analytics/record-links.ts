import { languageCodes, products, responseTimes, sources } from '../quotes/quote-filter.ts';
import type { AnalyticsDimension } from '../../graphql/generated.ts';
import type { Period } from './period.ts';

/** Returns the URL of the list of quote requests received in a period. */
export const linkToQuotes = (period: Period, filter: Record<string, string> = {}): string =>
  `/admin/quotes?${new URLSearchParams({ ...filter, from: period.from, to: period.to }).toString()}`;

/** Returns the URL of the list of e-mails in the CRM. */
export const linkToEmails = (period: Period, direction: 'OUTBOUND' | 'INBOUND'): string =>
  `/admin/communications?${new URLSearchParams({ type: 'EMAIL', direction, from: period.from, to: period.to }).toString()}`;

/** Filter for requests that have been answered. */
export const answeredFilter = { response: responseTimes.filter((time) => time !== 'NONE').join(',') };

/** The field of the request list's filter for each dimension. Without `accepted` the field accepts any text. */
const listFilters: Record<AnalyticsDimension, { field: string; accepted?: readonly string[] }> = {
  SOURCE: { field: 'source', accepted: sources },
  LANGUAGE: { field: 'language', accepted: languageCodes },
  PRODUCT: { field: 'productType', accepted: products },
  COUNTRY: { field: 'country' },
};

/**
 * Returns the URL of the list of requests with any of the values; undefined when the list cannot filter by one of them.
 */
export function linkToQuotesWithValues(
  period: Period,
  by: AnalyticsDimension,
  values: readonly string[],
): string | undefined {
  const { field, accepted } = listFilters[by];
  const canFilter = values.every(
    (value) => value !== '' && !value.includes(',') && (!accepted || accepted.includes(value)),
  );
  return canFilter && values.length > 0 ? linkToQuotes(period, { [field]: values.join(',') }) : undefined;
}
