import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Locale } from '../../../common/locales.ts';

export function Shell({ children }: { locale: Locale; children: ReactNode }) {
  return (
    <Box as="main" id="main">
      {children}
    </Box>
  );
}
