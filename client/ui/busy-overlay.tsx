import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Spinner = chakra('span', {
  base: {
    position: 'sticky',
    display: 'block',
    zIndex: 'raised',
    top: '45vh',
    marginInline: 'auto',
    boxSize: '44',
    marginBottom: '-44',
    borderWidth: '3px',
    borderColor: 'border.strong',
    borderBlockStartColor: 'fg',
    borderRadius: '50%',
    animation: 'turn 800ms linear infinite',
  },
});

/** Wraps content that is being replaced: while busy, it is dimmed under a spinner. */
export function BusyOverlay({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Box aria-busy={isBusy} position="relative">
      {isBusy && <Spinner data-spinner aria-hidden />}
      <Box opacity={isBusy ? 0.25 : 1} transition="opacity {durations.base}">
        {children}
      </Box>
    </Box>
  );
}
