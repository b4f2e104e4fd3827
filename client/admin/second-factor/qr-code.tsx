import { chakra } from '@chakra-ui/react';
import { createQrPath } from '../../../common/qr-path.ts';

/** QR code, black on white in both themes, because few apps can read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, viewBox } = createQrPath(text);
  return (
    <chakra.svg
      viewBox={viewBox}
      role="img"
      aria-label={label}
      boxSize="11.5rem"
      flexShrink={0}
      bg="#fff"
      borderRadius="lg"
      borderWidth="1px"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </chakra.svg>
  );
}
