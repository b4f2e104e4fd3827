import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** "This needs you": an orange dot and a few words. */
export function Need({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      textStyle="metaStrong"
      color="molten.fg"
      _before={{ content: '""', boxSize: '7px', borderRadius: 'full', bg: 'molten.solid' }}
    >
      {children}
    </chakra.span>
  );
}
