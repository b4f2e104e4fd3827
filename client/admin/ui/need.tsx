import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** "This needs you": an orange dot and a few words. */
export function Need({
  children,
  strip,
}: {
  children: ReactNode;
  /** Among figures, in their size and ink. */ strip?: boolean;
}) {
  return (
    <chakra.span
      display="inline-flex"
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
