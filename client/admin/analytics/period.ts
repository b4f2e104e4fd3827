import { brand } from '../../../common/brand.ts';
import { addDays, countDays } from '../../../common/calendar-days.ts';
import { analyticsDimensions, calendarSteps, enumNames } from '../../../common/enums.ts';
import type { AnalyticsStep } from '../../graphql/generated.ts';
import { day, flag, oneOf, type FilterOf } from '../kit/use-url-filter.ts';

export const dimensions = enumNames(analyticsDimensions);
export const steps = enumNames(calendarSteps);

/** Query parameters of the page's URL. Without a period the page shows the last 30 days. */
export const periodFields = {
  from: day,
  to: day,
  /** Hides the comparison with the previous period. */
  withoutComparison: flag,
  by: oneOf(dimensions),
  step: oneOf(steps),
};
export type PeriodFilter = FilterOf<typeof periodFields>;

/** First and last day, both included, as 2026-11-19 in the time zone of Istanbul. */
export interface Period {
  from: string;
  to: string;
}

const isoDayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone });
export const getToday = (): string => isoDayFormat.format(new Date());

export const countPeriodDays = ({ from, to }: Period): number => countDays(from, to);

export const presets = ['week', 'month', 'ninety', 'quarter', 'year'] as const;
type Preset = (typeof presets)[number];

/** @param to last day of the period */
export function getPresetPeriod(preset: Preset, to: string): Period {
  const month = Number(to.slice(5, 7));
  const from = {
    week: addDays(to, -6),
    month: addDays(to, -29),
    ninety: addDays(to, -89),
    quarter: `${to.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`,
    year: `${to.slice(0, 5)}01-01`,
  }[preset];
  return { from, to };
}

/**
 * Returns the period of the URL. A missing first day is 29 days before the last one, a missing last day is today.
 * @returns undefined for reversed days and for years before 1900 or after 2199
 */
export function resolvePeriod({ from, to }: PeriodFilter, today: string): Period | undefined {
  const defaultPeriod = getPresetPeriod('month', today);
  const period = { from: from ?? (to ? addDays(to, -29) : defaultPeriod.from), to: to ?? today };
  const isYearPlausible = period.from >= '1900-01-01' && period.to <= '2199-12-31';
  return isYearPlausible && period.from <= period.to ? period : undefined;
}

/**
 * Returns instants within the days: 09:30 UTC is about noon in Istanbul, so daylight saving time cannot change the day.
 */
export const toInstants = ({ from, to }: Period) => ({ from: `${from}T09:30:00Z`, to: `${to}T09:30:00Z` });

/** Returns the finest step whose points can still be distinguished in a chart. */
export function getDefaultStep(days: number): AnalyticsStep {
  if (days <= 92) return 'DAY';
  return days <= 1_100 ? 'WEEK' : 'MONTH';
}
