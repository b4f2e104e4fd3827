/** From the gate to the certificate. Words: `quality.step.<step>` and `quality.step.<step>.text`. */
export const qualitySteps = ['entry', 'melt', 'rolling', 'laboratory', 'release'] as const;
