/** The two terms that the route is offered on, each with the port that it names. Words: `global-trade.terms.<term>`. */
export const termPlaces = [
  { term: 'FOB', port: 'izmir' },
  { term: 'CFR', port: 'annaba' },
] as const;

/** Words: `global-trade.by.<id>`. */
type By = 'seller' | 'buyer' | 'buyer-if' | 'neither' | 'on-board';

/**
 * Incoterms 2020, articles A2 to A9 and B2 to B9 of FOB and CFR. Words: `global-trade.duty.<id>`. Unloading is the buyer's
 * under CFR unless the contract of carriage puts it into the freight (A9, B9).
 */
export const duties: { id: string; FOB: By; CFR: By }[] = [
  { id: 'export', FOB: 'seller', CFR: 'seller' },
  { id: 'loading', FOB: 'seller', CFR: 'seller' },
  { id: 'risk', FOB: 'on-board', CFR: 'on-board' },
  { id: 'freight', FOB: 'buyer', CFR: 'seller' },
  { id: 'insurance', FOB: 'neither', CFR: 'neither' },
  { id: 'unloading', FOB: 'buyer', CFR: 'buyer-if' },
  { id: 'import', FOB: 'buyer', CFR: 'buyer' },
];
