import type { ReactNode } from 'react';
import type { Hue } from './state-mark.tsx';

interface Mark {
  hue: Hue;
  glyph: ReactNode;
}

/** Marks of what is written, scheduled and then sent or published. */
export const publicationMarks = {
  draft: {
    hue: 'grey',
    glyph: <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="2.5 2" />,
  },
  scheduled: {
    hue: 'blue',
    glyph: (
      <path d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2Zm0 2.5V7l2 1.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
    ),
  },
  done: { hue: 'green', glyph: <path d="m2.5 7.5 3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" /> },
} satisfies Record<string, Mark>;
