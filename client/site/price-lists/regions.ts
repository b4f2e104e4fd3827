import type { MarketValue } from '../market/market.ts';

/** Regions of the tabs; the first one is the default. */
export const priceRegions = ['global', 'europe', 'asia', 'americas', 'mena'] as const;
export type PriceRegion = (typeof priceRegions)[number];

const marketRegions: Record<PriceRegion, readonly MarketValue['region'][]> = {
  global: ['GLOBAL'],
  europe: ['EUROPE', 'TURKEY'],
  asia: ['ASIA'],
  americas: ['AMERICAS'],
  mena: ['MENA'],
};

/** @returns the values of a region */
export const filterByRegion = (region: PriceRegion, metal: readonly MarketValue[]): MarketValue[] =>
  metal.filter((value) => marketRegions[region].includes(value.region));

/** Returns the product type of a series (an id of common/steel-products.ts), or `other`. */
export function findProductType(symbol: string): string {
  const match = Object.entries(productTypes).find(([part]) => symbol.includes(part));
  return match?.[1] ?? 'other';
}

/** Product types by a part of the symbol; the first match wins. */
const productTypes = {
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
