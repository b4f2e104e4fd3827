import { chakra, type SystemStyleObject } from '@chakra-ui/react';

const mark: SystemStyleObject = { content: '""', position: 'absolute', bg: 'currentColor' };
const head: SystemStyleObject = { position: 'absolute', top: 0, borderBlock: '4.5px solid transparent' };

const Line = chakra('span', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: '9px',
    color: 'border.strong',
    _before: { ...mark, insetInline: 0, top: '4px', height: '1px' },
    _after: { ...mark, insetInlineStart: 0, top: '-8px', width: '1px', height: '25px' },
    '& > :first-of-type': { ...head, insetInlineStart: 0, borderInlineEnd: '9px solid currentColor' },
    '& > :last-of-type': { ...head, insetInlineEnd: 0, borderInlineStart: '9px solid currentColor' },
  },
});

/** A dimension line as in a technical drawing, above an element: line, arrows and the tick at its start. */
export function DimensionLine() {
  return (
    <Line aria-hidden>
      <i />
      <i />
    </Line>
  );
}

/** Styles for the last element of a chain of dimension lines: the tick at its end. */
export const endTick: SystemStyleObject = {
  _before: { ...mark, bg: 'border.strong', insetInlineEnd: 0, top: '-8px', width: '1px', height: '25px' },
};
