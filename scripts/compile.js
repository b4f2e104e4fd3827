/**
 * Part of the build: server/ and common/ as JavaScript in build/app, or the folder that the command names, without tests; types are removed,
 * not checked (.swcrc).
 */
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';

const [, , target = 'build/app'] = process.argv;
const passedOver = /\.test\.tsx?$|[\\/]testing[\\/]/;
/** On top of .swcrc; the package's types do not know it yet. */
const options = /** @type {object} */ ({ jsc: { rewriteRelativeImportExtensions: true } });

/** @param {string} source */
async function compile(source) {
  const place = path.join(target, source);
  await mkdir(path.dirname(place), { recursive: true });
  if (!/\.tsx?$/.test(source)) return copyFile(source, place);
  const { code, map } = await transformFile(source, options);
  const script = place.replace(/\.tsx?$/, '.js');
  await writeFile(script, `${code}\n//# sourceMappingURL=${path.basename(script)}.map\n`);
  await writeFile(`${script}.map`, map ?? '');
}

await rm(target, { recursive: true, force: true });
for (const folder of ['server', 'common']) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => !passedOver.test(file)).map(compile));
}
