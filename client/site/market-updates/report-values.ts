import type { IntlShape } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import {
  demandForecast,
  expected,
  exporters,
  importers,
  netExports,
  outlook,
  reportMonth,
  reportWeek,
  spreads,
  weeklyPrice,
  weeklyPrices,
  worldTrade,
  worldTradeEdition,
  worldTradeYear,
} from './reports.ts';

/** Steel is reported by the Gregorian month in every language, Persian included. */
const gregorian = { calendar: 'gregory', timeZone: 'UTC', month: 'long', year: 'numeric' } as const;

const tonsOf = (rows: typeof exporters | typeof importers, country: string) =>
  rows.find((row) => row.country === country)?.tons ?? 0;
const levelsOf = (id: (typeof weeklyPrices)[number]['product'], name: string) => {
  const row = weeklyPrices.find(({ product }) => product === id);
  return {
    [name]: row?.price ?? 0,
    [`${name}Support`]: row?.support ?? 0,
    [`${name}Resistance`]: row?.resistance ?? 0,
  };
};
const rebar = expected(weeklyPrice('rebar'));

/** Every figure that a sentence of the reports states, by the name that the messages know it by. */
export const reportFigures: Record<string, number> = {
  year: outlook.year,
  riseMin: outlook.rise.min,
  riseMax: outlook.rise.max,
  ...levelsOf('scrap', 'scrap'),
  ...levelsOf('slab', 'slab'),
  ...levelsOf('rebar', 'rebar'),
  ...levelsOf('hot-rolled', 'hotRolled'),
  rebarMin: rebar.min,
  rebarMax: rebar.max,
  ...spreads,
  exports: worldTrade.exports,
  averagePrice: worldTrade.averagePrice,
  tradeValue: worldTrade.value,
  tradeYear: worldTradeYear,
  edition: worldTradeEdition,
  chinaExports: tonsOf(exporters, 'china'),
  turkiyeExports: tonsOf(exporters, 'turkiye'),
  turkiyeImports: tonsOf(importers, 'turkiye'),
  turkiyeNet: netExports.turkiye,
  euImports: tonsOf(importers, 'eu'),
  euExports: tonsOf(exporters, 'eu'),
  euNet: -netExports.eu,
  demandGrowth: demandForecast.growth,
  demandTons: demandForecast.tons,
};

/** The month and the week of the reports as the language writes them. */
export const reportDates = (intl: IntlShape) => ({
  month: intl.formatDate(reportMonth, gregorian),
  week: intl.formatDateTimeRange(new Date(reportWeek.from), new Date(reportWeek.to), { ...gregorian, day: 'numeric' }),
});
export type ReportDates = ReturnType<typeof reportDates>;

/** Everything that the words of the reports ask for, on dates that were written before. */
export const valuesOn = (dates: ReportDates): Record<string, string | number> => ({
  ...reportFigures,
  ...dates,
  brand: brand.name,
});

/** Everything that the words of the reports ask for. */
export const reportValues = (intl: IntlShape) => valuesOn(reportDates(intl));
