/** Part of the build: writes a .br and a .gz file for every compressible file of the site. Pages are compressed later, when the server publishes them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { compress } from '../server/platform/http/compress.ts';

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

const files = await readdir('build/web/client', { recursive: true });
const queue = files.filter((file) => compressible.test(file)).values();

/** Compresses the files of the shared queue one by one, because each compression takes about 15 MB of memory. */
async function runWorker() {
  for (const file of queue) {
    const source = path.join('build/web/client', file);
    const content = await readFile(source);
    const { br, gz } = await compress(content, 11);
    await writeFile(`${source}.br`, br);
    await writeFile(`${source}.gz`, gz);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, runWorker));
