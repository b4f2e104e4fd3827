import { codes, products, sources, waits } from '../quotes/quote-filter.ts';
import type { AnalyticsDimension } from '../../graphql/generated.ts';
import type { Period } from './period.ts';

/** The list of requests that a figure counts. */
export const quotesOf = (period: Period, filter: Record<string, string> = {}): string =>
  `/admin/quotes?${new URLSearchParams({ ...filter, from: period.from, to: period.to }).toString()}`;

/** The e-mails of the CRM that went one way. */
export const mailsOf = (period: Period, direction: 'OUTBOUND' | 'INBOUND'): string =>
  `/admin/communications?${new URLSearchParams({ type: 'EMAIL', direction, from: period.from, to: period.to }).toString()}`;

/** Everybody who had an answer. */
export const answered = { response: waits.filter((wait) => wait !== 'NONE').join(',') };

const fields: Record<AnalyticsDimension, { field: string; known?: readonly string[] }> = {
  SOURCE: { field: 'source', known: sources },
  LANGUAGE: { field: 'language', known: codes },
  PRODUCT: { field: 'productType', known: products },
  COUNTRY: { field: 'country' },
};

/** The requests of some values; undefined where the list has no filter for one of them. */
export function quotesWith(period: Period, by: AnalyticsDimension, values: readonly string[]): string | undefined {
  const { field, known } = fields[by];
  const findable = values.every((value) => value !== '' && !value.includes(',') && (!known || known.includes(value)));
  return findable && values.length > 0 ? quotesOf(period, { [field]: values.join(',') }) : undefined;
}
