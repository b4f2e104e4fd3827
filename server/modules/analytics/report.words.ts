import { readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';
import { countryName } from '../../../common/country-names.ts';
import { languages } from '../../../common/locales.ts';
import type { AnalyticsDimension } from './analytics.enums.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, string>;
const messages = { ...read('./report.tr.json'), ...read('../../../common/names/tr/admin-requests.json') };
const nameOf = { source: 'quoteSource', language: 'languageName', product: 'product' } as const;

/** Words and formats of the report, which speaks Turkish as the administration does. */
export const intl = createIntl({
  locale: languages.tr.tag,
  messages,
  onError(error) {
    throw error; // a missing text stops the report in a test, not on somebody's desk
  },
});

export const say = (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values);

/** A calendar day, as 2026-11-19, in words. */
export const sayDay = (day: string): string => intl.formatDate(day, { dateStyle: 'long', timeZone: 'UTC' });

/** What a value of a dimension is called; one that is unknown stays as it is stored. */
export function sayValue(by: AnalyticsDimension, value: string): string {
  if (value === '') return say('none');
  if (by === 'country') return countryName(value);
  const id = `${nameOf[by]}.${value}`;
  return id in messages ? say(id) : value;
}
