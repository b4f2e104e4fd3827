import type { MarketValue } from '../market/market.ts';

/** The tabs; the first is shown when the address names none. */
export const priceRegions = ['global', 'europe', 'asia', 'americas', 'mena'] as const;
export type PriceRegion = (typeof priceRegions)[number];

const markets: Record<PriceRegion, readonly MarketValue['region'][]> = {
  global: ['GLOBAL'],
  europe: ['EUROPE', 'TURKEY'],
  asia: ['ASIA'],
  americas: ['AMERICAS'],
  mena: ['MENA'],
};

/** The prices of a tab. */
export const pricesIn = (region: PriceRegion, metal: readonly MarketValue[]): MarketValue[] =>
  metal.filter((value) => markets[region].includes(value.region));

/** What the sales desk calls the product of a series: one of common/steel-products.ts. */
export function productOf(symbol: string): string {
  const known = Object.entries(products).find(([part]) => symbol.includes(part));
  return known?.[1] ?? 'other';
}

const products = {
  PIG_IRON: 'pig-iron',
  IRON_ORE: 'iron-ore',
  PELLET: 'iron-ore-pellets',
  WIRE_ROD: 'wire-rod',
  SCRAP: 'scrap',
  SLAB: 'slab',
  BILLET: 'billet',
  REBAR: 'rebar',
  HRC: 'hot-rolled-coil',
  DRI: 'dri',
};
