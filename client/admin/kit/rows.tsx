import { chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Language } from '../../graphql/generated.ts';
import { Placeholder } from './placeholder.tsx';

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
      animation: 'arrive {durations.arrival} ease-out',
      _before: { content: '""', position: 'absolute', insetBlock: 0, insetStart: 0, width: '2px', bg: 'molten.solid' },
    },
  },
});

/** Shortened with an ellipsis where the column ends. */
export const Cell = chakra('span', {
  base: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** A cell of a customer's words: it begins where every cell does, and is shortened at its own end, be it on the left. */
export function TheirCell({ language, ...props }: HTMLChakraProps<'span'> & { language?: Language }) {
  return <Cell dir="auto" lang={language?.toLowerCase()} justifySelf="start" maxWidth="full" {...props} />;
}

interface Props {
  /** CSS length of a row, so that nothing moves when the rows arrive. */
  height: { base: string; md: string };
  count: number;
}

/** Rows to come, with the measures of the real ones. */
export function SkeletonRows({ height, count }: Props): ReactNode {
  return Array.from({ length: count }, (_, row) => (
    <Flex
      key={row}
      aria-hidden
      align="center"
      gap="3"
      height={height}
      px={{ base: '4', md: '5' }}
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Placeholder boxSize="4" />
      <Placeholder height="2.5" width={`${[38, 30, 44, 34, 26][row % 5]}%`} />
      <Placeholder height="2.5" width="14" ms="auto" />
    </Flex>
  ));
}
