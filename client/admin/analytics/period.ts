import { brand } from '../../../common/brand.ts';
import { dayCount, daysLater } from '../../../common/calendar-days.ts';
import type { AnalyticsDimension, AnalyticsStep } from '../../graphql/generated.ts';
import { day, flag, oneOf, type FilterOf } from '../kit/use-url-filter.ts';

export const dimensions = ['SOURCE', 'LANGUAGE', 'PRODUCT', 'COUNTRY'] as const satisfies AnalyticsDimension[];
export const steps = ['DAY', 'WEEK', 'MONTH'] as const satisfies AnalyticsStep[];

/** What the address of the page can say. Without a period it shows the last 30 days. */
export const periodFields = {
  from: day,
  to: day,
  /** Without the period before. */
  alone: flag,
  by: oneOf<AnalyticsDimension>(dimensions),
  step: oneOf<AnalyticsStep>(steps),
};
export type PeriodFilter = FilterOf<typeof periodFields>;

/** Days, as 2026-11-19, by the clock of Istanbul; both are included. */
export interface Period {
  from: string;
  to: string;
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone });
export const today = (): string => clock.format(new Date());

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number => dayCount(from, to);

export const presets = ['week', 'month', 'ninety', 'quarter', 'year'] as const;
export type Preset = (typeof presets)[number];

export function presetPeriod(preset: Preset, to: string): Period {
  const month = Number(to.slice(5, 7));
  const from = {
    week: daysLater(to, -6),
    month: daysLater(to, -29),
    ninety: daysLater(to, -89),
    quarter: `${to.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`,
    year: `${to.slice(0, 5)}01-01`,
  }[preset];
  return { from, to };
}

/** The period that the address names, completed where it names half of one; undefined where that is none. */
export function periodOf({ from, to }: PeriodFilter, now: string): Period | undefined {
  const usual = presetPeriod('month', now);
  const period = { from: from ?? (to ? daysLater(to, -29) : usual.from), to: to ?? now };
  const sane = period.from >= '1900-01-01' && period.to <= '2199-12-31';
  return sane && period.from <= period.to ? period : undefined;
}

/** Noon is the same day by the clock of Istanbul whatever its season. */
export const instantsOf = ({ from, to }: Period) => ({ from: `${from}T09:30:00Z`, to: `${to}T09:30:00Z` });

/** So fine that the points of a chart can still be told apart. */
export function usualStep(days: number): AnalyticsStep {
  if (days <= 92) return 'DAY';
  return days <= 1_100 ? 'WEEK' : 'MONTH';
}
