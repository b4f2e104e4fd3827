import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The buttons of a form inside a page, with its error message above them. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="2"
      css={{ '& > [role=alert]': { width: 'full' }, '& > [role=alert]:empty': { position: 'absolute' } }}
      rowGap="3.5"
    >
      {children}
    </chakra.div>
  );
}
