/**
 * All figures of the three archived reports of May 2023, used by pages, PDFs and charts. Percentages are fractions, money is in USD,
 * weights are in metric tons.
 */

/** Month of the reports, ISO 8601. */
export const reportMonth = '2023-05';
/** First and last trading day of the weekly update. */
export const reportWeek = { from: '2023-05-15', to: '2023-05-19' } as const;

export interface Range {
  min: number;
  max: number;
}

/** Expected price rise until the third quarter, relative to the prices of the week. */
export const outlook = { year: 2023, rise: { min: 0.05, max: 0.08 } } as const;

/** Closing price of the week per ton, with support and resistance levels. */
export const weeklyPrices = [
  { product: 'scrap', price: 385, support: 375, resistance: 398 },
  { product: 'slab', price: 535, support: 520, resistance: 550 },
  { product: 'rebar', price: 595, support: 580, resistance: 612 },
  { product: 'hot-rolled', price: 635, support: 618, resistance: 655 },
] as const;
export type ReportProduct = (typeof weeklyPrices)[number]['product'];

/** Returns the closing price of a product; 0 for an unknown product. */
export const findWeeklyPrice = (product: ReportProduct): number =>
  weeklyPrices.find((row) => row.product === product)?.price ?? 0;

/** Applies the expected rise to a price, rounded to whole dollars. */
export const calculateExpectedPrice = (price: number): Range => ({
  min: Math.round(price * (1 + outlook.rise.min)),
  max: Math.round(price * (1 + outlook.rise.max)),
});

/** Price differences per ton: the margin of converting one product into the other. */
export const spreads = {
  scrapToRebar: findWeeklyPrice('rebar') - findWeeklyPrice('scrap'),
  slabToHotRolled: findWeeklyPrice('hot-rolled') - findWeeklyPrice('slab'),
  rebarToHotRolled: findWeeklyPrice('hot-rolled') - findWeeklyPrice('rebar'),
} as const;

/** The report's own estimate of the year to May: exports in tons, their average price per ton and their value. */
export const worldTrade = { exports: 158_200_000, averagePrice: 542, value: 85_700_000_000 } as const;

/**
 * Trade in semi-finished and finished steel in millions of tons, rounded to whole millions; trade within the European Union is left out.
 * World Steel Association, World Steel in Figures 2022: the last full year that was published when the report was written.
 */
export const worldTradeYear = 2021;
export const worldTradeEdition = 2022;
export const exporters = [
  { country: 'china', millionTons: 66 },
  { country: 'japan', millionTons: 34 },
  { country: 'russia', millionTons: 33 },
  { country: 'south-korea', millionTons: 27 },
  { country: 'eu', millionTons: 26 },
  { country: 'turkiye', millionTons: 22 },
  { country: 'india', millionTons: 20 },
  { country: 'ukraine', millionTons: 16 },
] as const;
export const importers = [
  { country: 'eu', millionTons: 48 },
  { country: 'usa', millionTons: 30 },
  { country: 'china', millionTons: 28 },
  { country: 'turkiye', millionTons: 16 },
  { country: 'south-korea', millionTons: 14 },
] as const;
export type ReportCountry = (typeof exporters | typeof importers)[number]['country'];

const findMillionTons = (list: readonly { country: ReportCountry; millionTons: number }[], country: ReportCountry) =>
  list.find((row) => row.country === country)?.millionTons ?? 0;

/** Exports minus imports in millions of tons; negative for a net importer. */
export const netExports = {
  turkiye: findMillionTons(exporters, 'turkiye') - findMillionTons(importers, 'turkiye'),
  eu: findMillionTons(exporters, 'eu') - findMillionTons(importers, 'eu'),
} as const;

/** World steel demand in tons; source: World Steel Association, Short Range Outlook, April 2023. */
export const demandForecast = { year: 2023, growth: 0.023, tons: 1_822_000_000 } as const;
