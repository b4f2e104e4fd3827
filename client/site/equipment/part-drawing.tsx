import { chakra } from '@chakra-ui/react';
import { drawings } from './drawings.ts';
import type { CategoryId } from './categories.ts';

const Drawing = chakra('svg', {
  base: { width: '86%', height: 'auto', fill: 'none', stroke: 'graphite.500', strokeWidth: '.7', direction: 'ltr' },
});
const Outline = chakra('path', { base: { stroke: 'graphite.800', strokeWidth: '1.4' } });
const Centre = chakra('path', { base: { stroke: 'hot.ink', strokeDasharray: '12 3 2 3' } });
const Arrows = chakra('path', { base: { fill: 'graphite.500', stroke: 'none' } });

/** Technical drawing of a category's part; hidden from screen readers because the photo next to it has a description. */
export function PartDrawing({ category }: { category: CategoryId }) {
  const { outline, detail, centre, dimension, arrows } = drawings[category];
  return (
    <Drawing viewBox="0 0 240 150" aria-hidden>
      <Centre d={centre} />
      <Outline d={outline} />
      <path d={detail} />
      <path d={dimension} />
      <Arrows d={arrows} />
    </Drawing>
  );
}
