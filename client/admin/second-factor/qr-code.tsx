import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

/** Modules of white around the code, without which a camera does not find it. */
const quiet = 4;

/** A QR code, black on white in both themes: few apps read it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = size + 2 * quiet;
  return (
    <chakra.svg
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
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
