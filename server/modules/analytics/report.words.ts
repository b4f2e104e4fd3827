import { readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';
import { translateCountry } from '../../../common/country-names.ts';
import { languages } from '../../../common/locales.ts';
import type { AnalyticsDimension } from './analytics.enums.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, string>;
const messages = { ...read('./report.tr.json'), ...read('../../../common/names/tr/admin-requests.json') };
const messagePrefixes = { source: 'quoteSource', language: 'languageName', product: 'product' } as const;

/** Messages and formats of the report, in Turkish like the whole administration. */
export const intl = createIntl({
  locale: languages.tr.tag,
  messages,
  onError(error) {
    throw error; // a missing message fails the test instead of reaching a user
  },
});

export const say = (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values);

/** Formats a calendar day like 2026-11-19. */
export const sayDay = (day: string): string => intl.formatDate(day, { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the name of a value of a dimension, or the value itself when it is unknown. */
export function sayValue(by: AnalyticsDimension, value: string): string {
  if (value === '') return say('none');
  if (by === 'country') return translateCountry(value);
  const id = `${messagePrefixes[by]}.${value}`;
  return id in messages ? say(id) : value;
}
