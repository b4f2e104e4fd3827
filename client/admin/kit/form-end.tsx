import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Where a form inside a page is sent from: its buttons, and above them why it could not be sent, the same space apart as fields are. */
export function FormEnd({ children }: { children: ReactNode }) {
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
