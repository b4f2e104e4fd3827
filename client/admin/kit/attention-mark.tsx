import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Uses the size and colour of the figures in a StatStrip. */
  inStatStrip?: boolean;
}

/** Marks something that needs action: an orange dot and a short text. */
export function AttentionMark({ children, inStatStrip }: Props) {
  return (
    <chakra.span
      // A StatStrip needs `flex`: with `inline-flex` the dot would be aligned to the baseline of the line.
      display={inStatStrip ? 'flex' : 'inline-flex'}
      alignItems="center"
      gap="1.5"
      textStyle={inStatStrip ? 'strip' : 'metaStrong'}
      color={inStatStrip ? 'fg' : 'molten.fg'}
      _before={{ content: '""', boxSize: '7px', borderRadius: 'full', bg: 'molten.solid' }}
    >
      {children}
    </chakra.span>
  );
}
