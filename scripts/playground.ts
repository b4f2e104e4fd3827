/**
 * Bundles the GraphQL playground (client/playground) into build/playground. It has its own bundle, because otherwise code that it shares with
 * the site and the administration would move into common chunks.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import esbuild, { type Plugin } from 'esbuild';
import { compress } from '../server/platform/http/compress.ts';

const folder = 'build/playground';
await rm(folder, { recursive: true, force: true });

/** Removes the fonts of GraphiQL: they are data: URLs, which the content security policy forbids. System fonts are used instead. */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  setup(build) {
    build.onLoad({ filter: /graphiql[\\/]dist[\\/]style\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/@font-face\s*\{[^}]*\}/g, ''),
      loader: 'css',
    }));
  },
};

await esbuild.build({
  entryPoints: ['client/playground/playground.tsx'],
  outdir: folder,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [withoutFonts],
  logLevel: 'warning',
});

for (const file of await readdir(folder)) {
  const content = await readFile(`${folder}/${file}`);
  const { br, gz } = await compress(content, 9);
  await writeFile(`${folder}/${file}.br`, br);
  await writeFile(`${folder}/${file}.gz`, gz);
}
