import type { MarketCategory, MarketRegion, Trend } from '../enums.ts';

/** Time shown for example values, which are constants. */
export const EXAMPLE_VALUES_AT = new Date('2026-11-20T06:00:00Z');

/** A smaller change counts as stable. */
const TREND_THRESHOLD_PERCENT = 0.1;
export const getTrend = (changePercent: number): Trend =>
  changePercent > TREND_THRESHOLD_PERCENT ? 'up' : changePercent < -TREND_THRESHOLD_PERCENT ? 'down' : 'stable';

/** Interval at which the connected sources are read and an open page reloads all values. */
export const MARKET_REFRESH_MINUTES = 15;
/** Interval at which an open page checks for newer values and hidden series. */
export const MARKET_CHECK_MS = 60_000;

/** Currencies in which prices can be shown, in display order. */
export const priceCurrencies = ['USD', 'TRY', 'EUR', 'GBP', 'CNY', 'JPY', 'IRR', 'AED'] as const;
export type PriceCurrency = (typeof priceCurrencies)[number];

/** Number of items in each panel of the home page. */
export const homePanelItems = { metal: 5, currency: 15, shipping: 5, energy: 5, index: 5 } as const;
/** Number of items in each panel of the price lists. */
export const priceListPanelItems = { currency: 15, energy: 8, shipping: 5, index: 5 } as const;

/** The `currency` of values that are index points instead of money. */
export const INDEX_CURRENCY = 'INDEX';

export interface MarketSeries {
  symbol: string;
  category: MarketCategory;
  region?: MarketRegion;
  /** English name; pages show a message for the symbol instead. */
  name: string;
  /** Constant that the site shows, marked as an example, until the series has its first real value. */
  exampleValue: number;
  /** ISO 4217, or INDEX. */
  currency: string;
  /** Unit of the price: t, bbl, MWh, day, FEU. */
  unit?: string;
}

type Row = [symbol: string, name: string, value: number, overrides?: Partial<MarketSeries>];

const createSeries = (common: Omit<MarketSeries, 'symbol' | 'name' | 'exampleValue'>, rows: Row[]): MarketSeries[] =>
  rows.map(([symbol, name, exampleValue, overrides]) => ({ symbol, name, exampleValue, ...common, ...overrides }));

const metals = (region: MarketRegion, rows: Row[]) =>
  createSeries({ category: 'metal', region, currency: 'USD', unit: 't' }, rows);

/** Exchange rates: units of a currency per US dollar. */
const rates = (rows: [currency: string, name: string, value: number, overrides?: Partial<MarketSeries>][]) =>
  rows.flatMap(([currency, name, value, overrides]) =>
    createSeries({ category: 'currency', region: 'global', currency }, [[`USD${currency}`, name, value, overrides]]),
  );

/** All market series in display order. Short panels show the first ones of each category. */
export const marketSeries: readonly MarketSeries[] = [
  ...metals('global', [
    ['SCRAP_HMS', 'Scrap HMS 1/2 (80:20), CIF Türkiye', 385],
    ['SLAB', 'Slab, FCA Black Sea', 535],
    ['DRI', 'DRI, EXW Gulf', 318.5],
    ['IRON_ORE', 'Iron ore 62% Fe, spot CFR China', 104.2],
    ['REBAR', 'Rebar, FOB Türkiye', 595],
    ['HRC', 'Hot-rolled coil, FOB Türkiye', 635],
    ['BILLET', 'Billet, FOB Black Sea', 508],
    ['WIRE_ROD', 'Wire rod, FOB Türkiye', 618],
    ['SCRAP_SHREDDED', 'Shredded scrap, CIF Türkiye', 402.5],
  ]),
  ...metals('turkey', [
    ['TR_SCRAP_DKP', 'Domestic scrap DKP, EXW İzmir', 372],
    ['TR_REBAR', 'Domestic rebar, EXW İzmir', 604],
    ['TR_HRC', 'Domestic hot-rolled coil, EXW Ereğli', 648],
  ]),
  ...metals('europe', [
    ['EU_SCRAP', 'Scrap HMS 1/2 (80:20), FOB Rotterdam', 352],
    ['EU_SLAB', 'Slab, FCA Adriatic', 556],
    ['EU_BILLET', 'Billet, CFR Italy', 541],
    ['EU_REBAR', 'Rebar, EXW Italy', 585, { currency: 'EUR' }],
    ['EU_WIRE_ROD', 'Wire rod, EXW Southern Europe', 622, { currency: 'EUR' }],
    ['EU_HRC', 'Hot-rolled coil, EXW Ruhr', 618, { currency: 'EUR' }],
  ]),
  ...metals('asia', [
    ['ASIA_SCRAP', 'Scrap HMS 1/2 (80:20), CIF Vietnam', 361],
    ['ASIA_SLAB', 'Slab, CFR South-East Asia', 498],
    ['ASIA_BILLET', 'Billet, FOB China', 447],
    ['ASIA_REBAR', 'Rebar, FOB China', 462],
    ['ASIA_HRC', 'Hot-rolled coil, FOB China', 484],
    ['ASIA_IRON_ORE_65', 'Iron ore 65% Fe, spot CFR China', 118.4],
  ]),
  ...metals('americas', [
    ['US_SCRAP', 'Scrap HMS 1/2 (80:20), FOB US East Coast', 349],
    ['BR_SLAB', 'Slab, FOB Brazil', 512],
    ['BR_PIG_IRON', 'Pig iron, FOB Brazil', 421],
    ['US_REBAR', 'Rebar, EXW US Gulf', 842],
    ['US_HRC', 'Hot-rolled coil, EXW US Midwest', 918],
  ]),
  ...metals('mena', [
    ['ME_DRI', 'DRI, EXW Hormozgan', 296],
    ['ME_PELLET', 'Iron ore pellets, CFR Gulf', 138.5],
    ['ME_BILLET', 'Billet, FOB Gulf', 486],
    ['ME_REBAR', 'Rebar, EXW United Arab Emirates', 612],
    ['ME_HRC', 'Hot-rolled coil, CFR Gulf', 541],
    ['NA_REBAR', 'Rebar, EXW Egypt', 668],
  ]),
  ...rates([
    ['TRY', 'US dollar in Turkish lira', 42.187],
    ['EUR', 'US dollar in euros', 0.9196],
    ['GBP', 'US dollar in pounds sterling', 0.788],
    ['JPY', 'US dollar in yen', 149.82],
    ['CNY', 'US dollar in yuan', 7.2418],
    ['IRR', 'US dollar in Iranian rials, official rate', 42_105],
    ['AED', 'US dollar in UAE dirhams', 3.6725],
    ['CAD', 'US dollar in Canadian dollars', 1.392],
    ['UAH', 'US dollar in hryvnias', 41.35],
    ['RUB', 'US dollar in roubles', 81.2],
    ['MAD', 'US dollar in Moroccan dirhams', 9.934],
    ['SAR', 'US dollar in Saudi riyals', 3.75],
    ['CHF', 'US dollar in Swiss francs', 0.884],
    ['SEK', 'US dollar in Swedish kronor', 10.912],
    ['NOK', 'US dollar in Norwegian kroner', 11.064],
  ]),
  ...createSeries({ category: 'energy', region: 'global', currency: 'USD' }, [
    ['BRENT', 'Brent crude oil', 78.64, { unit: 'bbl' }],
    ['TTF_GAS', 'Natural gas, TTF', 34.12, { currency: 'EUR', unit: 'MWh', region: 'europe' }],
    ['TR_POWER', 'Electricity, Türkiye', 2_486, { currency: 'TRY', unit: 'MWh', region: 'turkey' }],
    ['COKING_COAL', 'Coking coal, FOB Australia', 206.5, { unit: 't', region: 'asia' }],
    ['THERMAL_COAL', 'Thermal coal, CIF ARA', 98.2, { unit: 't', region: 'europe' }],
    ['WTI', 'WTI crude oil', 74.31, { unit: 'bbl', region: 'americas' }],
    ['HENRY_HUB', 'Natural gas, Henry Hub', 3.42, { unit: 'MMBtu', region: 'americas' }],
    ['GASOIL', 'Gas oil, CIF Mediterranean', 702.5, { unit: 't', region: 'europe' }],
  ]),
  ...createSeries({ category: 'shipping', region: 'global', currency: 'USD' }, [
    ['DRY_BULK', 'Dry bulk index', 1_642, { currency: INDEX_CURRENCY }],
    ['CONTAINER_MED', 'Container, Asia to Mediterranean', 3_180, { unit: 'FEU', region: 'asia' }],
    ['HANDYSIZE_MED', 'Handysize, Black Sea to Mediterranean', 28.4, { unit: 't', region: 'europe' }],
    ['SUPRAMAX', 'Supramax, time charter', 13_420, { unit: 'day' }],
    ['VLSFO', 'Marine fuel VLSFO', 548, { unit: 't' }],
  ]),
  ...createSeries({ category: 'index', region: 'global', currency: INDEX_CURRENCY }, [
    ['BIST100', 'BIST 100', 10_412.66, { region: 'turkey' }],
    ['EURO50', 'Euro area 50', 4_896, { region: 'europe' }],
    ['COMMODITIES', 'Commodity index', 312],
    ['US500', 'United States 500', 6_012, { region: 'americas' }],
    ['CHINA300', 'China 300', 3_928, { region: 'asia' }],
  ]),
];

const symbols = new Set(marketSeries.map(({ symbol }) => symbol));

/** Whether a series with this symbol exists. */
export const isMarketSymbol = (symbol: string): boolean => symbols.has(symbol);
