import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses the content of a file or response for browsers.
 * @param quality of Brotli, 1 to 11
 * @param level of gzip, 1 to 9
 */
export async function compress(
  content: string | Buffer,
  quality: number,
  level = 9,
): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(content, { level }),
  ]);
  return { br, gz };
}
