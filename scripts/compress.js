/** Writes x.br and x.gz beside every compressible file of the built site; the pages themselves are compressed when published. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

const files = await readdir('build/web/client', { recursive: true });
const rest = files.filter((file) => compressible.test(file)).values();

/** Takes one file after the other: all at once would hold some 15 MB each. */
async function lane() {
  for (const file of rest) {
    const place = path.join('build/web/client', file);
    const content = await readFile(place);
    await writeFile(`${place}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${place}.gz`, await zip(content, { level: 9 }));
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, lane));
