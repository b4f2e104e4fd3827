/**
 * Copies the files of the container image to a folder: `node --import ./scripts/swc-hook.js scripts/image.ts <folder>`. It copies the build and
 * the packages that the built server imports. Packages are copied completely, because several choose their files at run time.
 */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

const [, , target = 'build/image'] = process.argv;

/** Used by `npm run dev` only. */
const notInProduction = ['build/app/server/platform/http/development-pages.js'];
/** Imported by graphile-worker for TypeScript configuration files, which Kordon does not use. */
const unused = ['typescript'];
/** Files that are neither executed nor read at run time. */
const isUnneeded = (file: string) => /\.(?:map|md|markdown|d\.[cm]?ts|flow)$/.test(file);

/** Returns the package folder of a file below node_modules, such as `node_modules/a/node_modules/@b/c`. */
const getPackageFolder = (file: string): string | undefined =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.split(path.sep).join('/'))?.[0];

const commands = (await readdir('build/app/server/cli')).filter((file) => file.endsWith('.js'));
const { fileList } = await nodeFileTrace(
  ['build/app/server/main.js', ...commands.map((file) => `build/app/server/cli/${file}`), 'build/web/server/index.js'],
  { conditions: ['node', 'import', 'module-sync', 'default'], ignore: notInProduction },
);
const packages = new Set<string>();
for (const file of fileList) {
  const folder = getPackageFolder(file);
  if (folder && !unused.includes(path.basename(folder))) packages.add(folder);
}

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const folder of packages) {
  await cp(folder, path.join(target, folder), {
    recursive: true,
    dereference: true,
    // A nested package is copied separately if it is needed.
    filter: (file) => !isUnneeded(file) && (file === folder || getPackageFolder(file) === folder),
  });
}
for (const part of ['app', 'web', 'documents', 'playground'])
  await cp(`build/${part}`, path.join(target, 'build', part), {
    recursive: true,
    filter: (file) => !file.endsWith('.map') || part === 'app',
  });
await writeFile(path.join(target, 'package.json'), `${JSON.stringify({ type: 'module', private: true })}\n`);
console.log(`copied ${packages.size} packages to ${target}`);
