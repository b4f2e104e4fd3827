/** What a person can change in the market. */
export const marketChangeKinds = ['price', 'correction', 'sheet', 'jump', 'publish', 'hide'] as const;
export type MarketChangeKind = (typeof marketChangeKinds)[number];

/** How a source is doing. */
export const sourceStates = ['waiting', 'healthy', 'failing', 'resting'] as const;
export type SourceState = (typeof sourceStates)[number];
