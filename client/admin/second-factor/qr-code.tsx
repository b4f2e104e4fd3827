import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

/** Width of the white margin in modules. The standard requires four, or scanners may not find the code. */
const QUIET_ZONE = 4;

/** QR code, black on white in both themes, because few apps can read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = size + 2 * QUIET_ZONE;
  return (
    <chakra.svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      boxSize="11.5rem"
      flexShrink={0}
      bg="#fff"
      borderRadius="lg"
      borderWidth="1px"
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} fill="#000" />
    </chakra.svg>
  );
}
