/**
 * Part of the build: compiles server/ and common/ without tests to JavaScript in build/app, or in the folder given as argument. Types are
 * removed, not checked (.swcrc).
 */
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transformFile } from '@swc/core';

const [, , target = 'build/app'] = process.argv;
const ignored = /\.test\.tsx?$|[\\/]testing[\\/]/;
/** In addition to .swcrc. The types of @swc/core lack this option. */
const options: object = { jsc: { rewriteRelativeImportExtensions: true } };

async function compile(source: string): Promise<void> {
  const output = path.join(target, source);
  await mkdir(path.dirname(output), { recursive: true });
  if (!/\.tsx?$/.test(source)) return copyFile(source, output);
  const { code, map } = await transformFile(source, options);
  const script = output.replace(/\.tsx?$/, '.js');
  await writeFile(script, `${code}\n//# sourceMappingURL=${path.basename(script)}.map\n`);
  await writeFile(`${script}.map`, map ?? '');
}

await rm(target, { recursive: true, force: true });
for (const folder of ['server', 'common']) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => !ignored.test(file)).map(compile));
}
