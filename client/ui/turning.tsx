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

/** Holds what is being exchanged; while it turns it is busy, dimmed, and under a spinner. */
export function Turning({ turning, children }: { turning: boolean; children: ReactNode }) {
  return (
    <Box aria-busy={turning} position="relative">
      {turning && <Spinner data-spinner aria-hidden />}
      <Box opacity={turning ? 0.25 : 1} transition="opacity {durations.base}">
        {children}
      </Box>
    </Box>
  );
}
