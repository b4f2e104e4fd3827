import type { SystemStyleObject } from '@chakra-ui/react';

const shade = (alpha: number) => `rgb(13 16 18 / ${alpha})`;
const top = `linear-gradient(180deg, ${shade(0.62)} 0, ${shade(0)} 22%)`;
const bottomWide = `linear-gradient(0deg, ${shade(0.86)} 0, ${shade(0.4)} 26%, ${shade(0)} 56%)`;
const side = (to: 'right' | 'left') =>
  `linear-gradient(to ${to}, ${shade(0.88)} 0, ${shade(0.64)} 40%, ${shade(0)} 74%)`;
const bottomNarrow = `linear-gradient(0deg, ${shade(0.97)} 0, ${shade(0.88)} 46%, ${shade(0)} 84%)`;

/** Darkens a photograph behind text: from the side of the text on wide screens, from the bottom on narrow ones. */
export const scrim: SystemStyleObject = {
  background: `${top}, ${bottomNarrow}`,
  lg: {
    background: `${top}, ${bottomWide}, ${side('right')}`,
    _rtl: { background: `${top}, ${bottomWide}, ${side('left')}` },
  },
};
