import { chakra } from '@chakra-ui/react';

/** SVG path data of the symbol in each seal, by certificate id. */
const symbolPaths: Record<string, string> = {
  'iso-9001': 'M16 24.5l5.5 5.5L33 18.5',
  'iso-14001': 'M16.5 32C16 21 22 16 33 15.5 33 27 28 32 18 32M16.5 33.5L26 23.5',
  'iso-45001': 'M13.5 29.5h21M16 29.5a8 8 0 0116 0M22 22v-4h4v4',
  'en-10204': 'M18 14.5h8.5l4 4v15H18zM21 22.5h6.5M21 26h6.5M21 29.5h4',
  ce: 'M22.5 18.5a6 6 0 100 11M33 18.5a6 6 0 100 11M27 24h5',
  'api-spec-6a': 'M15 19v10l9-5zM33 19v10l-9-5zM24 24v-7M20 17h8',
};

/** A sample seal of a certificate; it deliberately resembles no seal of a real certification body. */
export function Seal({ certificateId }: { certificateId: string }) {
  return (
    <chakra.svg viewBox="0 0 48 48" boxSize="48" aria-hidden fill="none" stroke="currentColor">
      <circle cx="24" cy="24" r="22.5" />
      <circle cx="24" cy="24" r="19" strokeDasharray="1.5 2.5" />
      <path strokeWidth="1.5" d={symbolPaths[certificateId]} />
    </chakra.svg>
  );
}
