import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Among figures, in their size and ink. */
  strip?: boolean;
}

/** "This needs you": an orange dot and a few words. */
export function Need({ children, strip }: Props) {
  return (
    <chakra.span
      // In a line of text the dot would be what stands on the base line.
      display={strip ? 'flex' : 'inline-flex'}
      alignItems="center"
      gap="1.5"
      textStyle={strip ? 'strip' : 'metaStrong'}
      color={strip ? 'fg' : 'molten.fg'}
      _before={{ content: '""', boxSize: '7px', borderRadius: 'full', bg: 'molten.solid' }}
    >
      {children}
    </chakra.span>
  );
}
