import { encode } from 'uqr';

/** Width of the white margin in modules. The standard requires four, or scanners may not find the code. */
const QUIET_ZONE = 4;

/** Returns the SVG path of a QR code, of squares of 1 × 1, and its viewBox with the white margin. */
export function createQrPath(text: string): { path: string; viewBox: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = size + 2 * QUIET_ZONE;
  return { path: modules.join(''), viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}` };
}
