/** Steps of quality control, in order. Message ids: `quality.step.<step>` and `quality.step.<step>.text`. */
export const qualitySteps = ['entry', 'melt', 'rolling', 'laboratory', 'release'] as const;
