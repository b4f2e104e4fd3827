import type { AnalyticsDimension, OutcomeDimension } from '../../../common/enums.ts';
import { translateCountry } from '../../../common/country-names.ts';
import { createServerIntl, readMessages } from '../../platform/messages.ts';

const read = (file: string) => readMessages(new URL(file, import.meta.url));
const messages = { ...read('./report.tr.json'), ...read('../../../common/names/tr/admin-requests.json') };
const messagePrefixes = { source: 'quoteSource', language: 'languageName', product: 'product' } as const;

/** Messages and formats of the report, in Turkish like the whole administration. */
export const intl = createServerIntl('tr', messages);

export const translate = (id: string, values?: Record<string, string | number>): string =>
  intl.formatMessage({ id }, values);

/** Formats a calendar day like 2026-11-19. */
export const formatDay = (day: string): string => intl.formatDate(day, { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the name of a value of a dimension, or the value itself when it is unknown. */
export function translateValue(by: AnalyticsDimension, value: string): string {
  if (value === '') return translate('none');
  if (by === 'country') return translateCountry(value);
  const id = `${messagePrefixes[by]}.${value}`;
  return id in messages ? translate(id) : value;
}

/** Returns the Turkish name of the value that a row of the table of outcomes is about. */
export function translateOutcomeValue(by: OutcomeDimension, row: { value: string; name: string | null }): string {
  if (by === 'owner') return row.name ?? translate('none');
  return translateValue(by, row.value);
}
