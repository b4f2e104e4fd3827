/** Delivery terms offered for the route, each with its named port. Message ids: `global-trade.terms.<term>`. */
export const offeredTerms = [
  { term: 'FOB', port: 'izmir' },
  { term: 'CFR', port: 'annaba' },
] as const;

/** Message ids: `global-trade.by.<id>`. */
type Responsible = 'seller' | 'buyer' | 'buyer-if' | 'neither' | 'on-board';

/**
 * Source: Incoterms 2020, articles A2 to A9 and B2 to B9 of FOB and CFR. Under CFR the buyer pays for unloading unless the contract of
 * carriage includes it in the freight (A9, B9). Message ids: `global-trade.duty.<id>`.
 */
export const duties: { id: string; FOB: Responsible; CFR: Responsible }[] = [
  { id: 'export', FOB: 'seller', CFR: 'seller' },
  { id: 'loading', FOB: 'seller', CFR: 'seller' },
  { id: 'risk', FOB: 'on-board', CFR: 'on-board' },
  { id: 'freight', FOB: 'buyer', CFR: 'seller' },
  { id: 'insurance', FOB: 'neither', CFR: 'neither' },
  { id: 'unloading', FOB: 'buyer', CFR: 'buyer-if' },
  { id: 'import', FOB: 'buyer', CFR: 'buyer' },
];
