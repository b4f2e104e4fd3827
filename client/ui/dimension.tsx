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

/** A link of a chain dimension over what it measures: line, arrows and the tick where it begins. */
export function Dimension() {
  return (
    <Line aria-hidden>
      <i />
      <i />
    </Line>
  );
}

/** For the `css` of a chain's last link: it ends with a tick, as each of its links begins with one. */
export const chainEnd: SystemStyleObject = {
  _before: { ...mark, bg: 'border.strong', insetInlineEnd: 0, top: '-8px', width: '1px', height: '25px' },
};
