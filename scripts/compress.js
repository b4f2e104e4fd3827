/** Writes x.br and x.gz beside every compressible file of the built site; the pages themselves are compressed when published. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

const files = await readdir('build/web/client', { recursive: true });
await Promise.all(
  files
    .filter((file) => compressible.test(file))
    .map(async (file) => {
      const place = path.join('build/web/client', file);
      const content = await readFile(place);
      await writeFile(`${place}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      await writeFile(`${place}.gz`, await zip(content, { level: 9 }));
    }),
);
