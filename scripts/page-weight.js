/**
 * node scripts/page-weight.js: the scripts that each built public page loads when its visitor first touches it, in KB of brotli; before
 * that it loads none. Part of the build, which ends where a page passes the budget: what a page does not need at once, it shall import
 * when it does.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** KB. React, its DOM and the router alone are 91; the heaviest page is one whose calculator checks what is typed. */
const budget = 185;

const built = 'build/web/client';
const staticImport = /(?:\bfrom|\bimport)\s*"\.\/([\w.~-]+\.js)"/g;
const firstImport = /import\("\/assets\/([\w.~-]+\.js)"\)/g;

/** @param {string} script a file's name @param {Set<string>} loaded */
function load(script, loaded) {
  if (loaded.has(script)) return;
  loaded.add(script);
  const code = readFileSync(path.join(built, 'assets', script), 'utf8');
  for (const [, name = ''] of code.matchAll(staticImport)) load(name, loaded);
}

/** @param {string} page */
function weigh(page) {
  /** @type {Set<string>} */
  const loaded = new Set();
  const document = readFileSync(path.join(built, page), 'utf8');
  for (const [, name = ''] of document.matchAll(firstImport)) load(name, loaded);
  const bytes = [...loaded].reduce((sum, name) => sum + statSync(path.join(built, 'assets', `${name}.br`)).size, 0);
  return { page: `/${path.dirname(page)}`.replace('/.', '/'), scripts: loaded.size, weight: bytes / 1024 };
}

const languages = readdirSync('client/i18n/messages');
const pages = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html') && existsSync(path.join(built, file)))
  .filter((file) => !languages.includes(file.split(path.sep)[0] ?? '')) // the same scripts in every language
  .map(weigh)
  .filter(({ scripts }) => scripts)
  .sort((one, other) => other.weight - one.weight);
const [heaviest] = pages;
if (!heaviest) throw new Error(`No page of ${built} loads a script: is the budget still measured?`);

for (const { page, scripts, weight } of pages)
  console.log(`${weight.toFixed(1).padStart(6)} KB  ${String(scripts).padStart(2)} scripts  ${page}`);
if (heaviest.weight > budget) {
  console.error(`${heaviest.page} loads ${heaviest.weight.toFixed(1)} KB of scripts, more than ${budget}`);
  process.exit(1);
}
