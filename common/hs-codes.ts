import type { TradeProduct } from './enums.ts';

/**
 * Headings of the usual form of each product, by the Harmonized System 2022 of the World Customs Organization, chapter 72: iron or non-alloy
 * steel, with less than 0.25 % of carbon where the heading depends on it. Other forms of a product have other codes, so these are
 * only suggestions, which the exporter checks.
 */
const hsCodes: Record<TradeProduct, string> = {
  /** Other ferrous waste and scrap, such as heavy melting and shredded scrap; turnings are 7204.41. */
  scrap: '7204.49',
  /** Rectangular, not square, wider than twice the thickness. */
  slab: '7207.12',
  /** Square, or rectangular and narrower than twice the thickness. */
  billet: '7207.11',
  /** Bars with indentations or ribs, not in coils. */
  rebar: '7214.20',
  /** Plain, with a diameter below 14 mm; with ribs 7213.10. */
  'wire-rod': '7213.91',
  /** Ferrous products of direct reduction of iron ore. */
  dri: '7203.10',
};

/** Returns the code of the Harmonized System that a product usually has, like 7214.20. */
export const suggestHsCode = (product: TradeProduct): string => hsCodes[product];
