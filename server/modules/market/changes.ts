/** Kinds of manual changes to market data. */
const marketChangeKinds = ['price', 'correction', 'sheet', 'jump', 'publish', 'hide'] as const;
export type MarketChangeKind = (typeof marketChangeKinds)[number];

/** States of a source of market values. */
const sourceStates = ['waiting', 'healthy', 'failing', 'resting'] as const;
export type SourceState = (typeof sourceStates)[number];
