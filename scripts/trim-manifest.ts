/**
 * Part of the build: removes from the browser's route manifest the scripts that each route imports. Only the server uses them, for preload
 * links, and it has its own copy. Every page loads the manifest, so this makes each page lighter.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  routes: Record<string, { imports?: string[] }>;
}

const folder = 'build/web/client/assets';
const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
if (!name) throw new Error(`There is no route manifest in ${folder}`);
const file = path.join(folder, name);
const code = readFileSync(file, 'utf8');
const [start, end] = [code.indexOf('{'), code.lastIndexOf('}') + 1];
const manifest = JSON.parse(code.slice(start, end)) as Manifest;
for (const route of Object.values(manifest.routes)) delete route.imports;
writeFileSync(file, code.slice(0, start) + JSON.stringify(manifest) + code.slice(end));
