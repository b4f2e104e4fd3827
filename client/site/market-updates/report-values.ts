import type { IntlShape } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import {
  demandForecast,
  calculateExpectedPrice,
  exporters,
  importers,
  netExports,
  outlook,
  reportMonth,
  reportWeek,
  spreads,
  findWeeklyPrice,
  weeklyPrices,
  worldTrade,
  worldTradeEdition,
  worldTradeYear,
} from './reports.ts';

/** Reports are dated by the Gregorian calendar in every language, Persian included. */
const gregorian = { calendar: 'gregory', timeZone: 'UTC', month: 'long', year: 'numeric' } as const;

const findMillionTons = (rows: typeof exporters | typeof importers, country: string) =>
  rows.find((row) => row.country === country)?.millionTons ?? 0;
const createPriceValues = (id: (typeof weeklyPrices)[number]['product'], name: string) => {
  const row = weeklyPrices.find(({ product }) => product === id);
  return {
    [name]: row?.price ?? 0,
    [`${name}Support`]: row?.support ?? 0,
    [`${name}Resistance`]: row?.resistance ?? 0,
  };
};
const rebar = calculateExpectedPrice(findWeeklyPrice('rebar'));

/** All figures of the report messages, by the name of the message argument. */
export const reportFigures: Record<string, number> = {
  year: outlook.year,
  riseMin: outlook.rise.min,
  riseMax: outlook.rise.max,
  ...createPriceValues('scrap', 'scrap'),
  ...createPriceValues('slab', 'slab'),
  ...createPriceValues('rebar', 'rebar'),
  ...createPriceValues('hot-rolled', 'hotRolled'),
  rebarMin: rebar.min,
  rebarMax: rebar.max,
  ...spreads,
  exports: worldTrade.exports,
  averagePrice: worldTrade.averagePrice,
  tradeValue: worldTrade.value,
  tradeYear: worldTradeYear,
  edition: worldTradeEdition,
  chinaExports: findMillionTons(exporters, 'china'),
  turkiyeExports: findMillionTons(exporters, 'turkiye'),
  turkiyeImports: findMillionTons(importers, 'turkiye'),
  turkiyeNet: netExports.turkiye,
  euImports: findMillionTons(importers, 'eu'),
  euExports: findMillionTons(exporters, 'eu'),
  euNet: -netExports.eu,
  demandGrowth: demandForecast.growth,
  demandTons: demandForecast.tons,
};

/** Formats the month and the week of the reports. */
export const formatReportDates = (intl: IntlShape) => ({
  month: intl.formatDate(reportMonth, gregorian),
  week: intl.formatDateTimeRange(new Date(reportWeek.from), new Date(reportWeek.to), { ...gregorian, day: 'numeric' }),
});
export type ReportDates = ReturnType<typeof formatReportDates>;

/** Creates the values of the report messages from formatted dates. */
export const createReportValues = (dates: ReportDates): Record<string, string | number> => ({
  ...reportFigures,
  ...dates,
  brand: brand.name,
});

/** Like `createReportValues`, but formats the dates as well. */
export const reportValues = (intl: IntlShape) => createReportValues(formatReportDates(intl));
