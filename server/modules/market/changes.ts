/** Kinds of manual changes to market data. */
export type MarketChangeKind = 'price' | 'correction' | 'sheet' | 'jump' | 'publish' | 'hide';

/** States of a source of market values. */
export type SourceState = 'waiting' | 'healthy' | 'failing' | 'resting';
