import { chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Language } from '../../graphql/generated.ts';
import { Placeholder } from './placeholder.tsx';

/**
 * A row of a list that links to its record; the caller sets the grid columns. `data-arrived` highlights a new record: a
 * tint that fades out, and a bar until the record is opened.
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

/** A cell that truncates its text with an ellipsis. */
export const Cell = chakra('span', {
  base: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** A cell with text of a customer: aligned like every cell, but truncated at the end of the text in its writing direction. */
export function CustomerTextCell({ language, ...props }: HTMLChakraProps<'span'> & { language?: Language }) {
  return <Cell dir="auto" lang={language?.toLowerCase()} justifySelf="start" maxWidth="full" {...props} />;
}

interface Props {
  /** CSS height of a row, the same as of the loaded rows, so that the layout does not shift. */
  height: { base: string; md: string };
  count: number;
}

/** Skeletons in place of rows that are loading. */
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
