import { Box, chakra, Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDelayed } from './use-delayed.ts';

/**
 * A line of a list that leads to its record. Its own grid lays it out, in one line on a desk and in two on a phone.
 * `data-arrived` marks what has just come in: a tint that fades, and a bar until it is opened.
 */
export const RowLink = chakra(Link, {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    px: { base: '4', md: '5' },
    py: { base: '2.5', md: '0' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    transition: 'background-color {durations.hover} linear',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[data-arrived]': {
      _motionSafe: { animation: 'arrive {durations.arrival} ease-out' },
      _before: { content: '""', position: 'absolute', insetBlock: 0, insetStart: 0, width: '2px', bg: 'molten.solid' },
    },
  },
});

/** Shortened with an ellipsis where the column ends. */
export const Cell = chakra('span', {
  base: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface Props {
  /** CSS length of a row, so that nothing moves when the rows arrive. */
  height: { base: string; md: string };
  count: number;
}

/** Rows to come. The first fifth of a second shows nothing: most answers are quicker, and a flash would only disturb. */
export function SkeletonRows({ height, count }: Props): ReactNode {
  const late = useDelayed(200);
  return Array.from({ length: count }, (_, row) => (
    <Box key={row} height={height} px={{ base: '4', md: '5' }} display="flex" alignItems="center" gap="3" aria-hidden>
      {late && (
        <>
          <Skeleton boxSize="4" />
          <Skeleton height="2.5" width={`${[38, 30, 44, 34, 26][row % 5]}%`} />
          <Skeleton height="2.5" width="14" ms="auto" />
        </>
      )}
    </Box>
  ));
}
