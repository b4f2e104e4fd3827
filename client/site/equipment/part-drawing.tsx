import { chakra } from '@chakra-ui/react';
import { drawings } from './drawings.ts';
import type { CategoryId } from './categories.ts';

const Sheet = chakra('svg', {
  base: { width: '86%', height: 'auto', fill: 'none', stroke: 'graphite.500', strokeWidth: '.7', direction: 'ltr' },
});
const Outline = chakra('path', { base: { stroke: 'graphite.800', strokeWidth: '1.4' } });
const Centre = chakra('path', { base: { stroke: 'hot.ink', strokeDasharray: '12 3 2 3' } });
const Arrows = chakra('path', { base: { fill: 'graphite.500', stroke: 'none' } });

/** A category's part on the drawing board; it repeats the photograph, so it is silent to a screen reader. */
export function PartDrawing({ of }: { of: CategoryId }) {
  const { outline, detail, centre, dimension, arrows } = drawings[of];
  return (
    <Sheet viewBox="0 0 240 150" aria-hidden>
      <Centre d={centre} />
      <Outline d={outline} />
      <path d={detail} />
      <path d={dimension} />
      <Arrows d={arrows} />
    </Sheet>
  );
}
