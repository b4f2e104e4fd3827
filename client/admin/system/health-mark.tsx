import type { ReactNode } from 'react';
import { StateMark, type Hue } from '../kit/state-mark.tsx';

export type Health = 'good' | 'warning' | 'bad' | 'none';

const marks: Record<Health, { hue: Hue; glyph: ReactNode }> = {
  good: { hue: 'green', glyph: <circle cx={7} cy={7} r={4.5} fill="currentColor" /> },
  warning: { hue: 'straw', glyph: <path d="M7 1.5 13 12.5H1z" fill="currentColor" /> },
  bad: { hue: 'red', glyph: <rect x={2.5} y={2.5} width={9} height={9} fill="currentColor" /> },
  none: { hue: 'grey', glyph: <circle cx={7} cy={7} r={4} fill="none" stroke="currentColor" strokeWidth={1.6} /> },
};

/** Whether a part of the system works, with its state in words. */
export const HealthMark = ({ health, label }: { health: Health; label: string }) => (
  <StateMark {...marks[health]} label={label} />
);
