/**
 * node scripts/run.js scripts/page-weight.ts [FOLDER]: measures the scripts of each built public page in KB (brotli): those that load immediately, and those
 * that load on the first interaction. Part of the build, so also of npm run check and npm test. It fails when a page exceeds its budget;
 * the remedy is to import code only when it is needed.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Inline scripts that restore the language, wait for the first interaction and record early clicks. */
const MAX_INITIAL_KB = 5;
/** Scripts of the first interaction. React, react-dom and the router have 91 KB; messages, styles and the page layout about 55. */
const MAX_INTERACTION_KB = 159;
/** Pages with a larger budget for the first interaction. */
const largerBudgets = new Map([
  ['/', 169], // hero film and market rows
  ['/price-lists', 170], // charts
  ['/trade-intermediary', 185], // form validation
]);

const [, , builtFolder = 'build/web/client'] = process.argv;
const staticImport = /(?:\bfrom|\bimport)\s*"\.\/([\w.~-]+\.js)"/g;
const dynamicImport = /import\("\/assets\/([\w.~-]+\.js)"\)/g;
const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts that load without interaction: by a script element, a preload, or a static import. */
const initialScript =
  /(?:\bsrc=|rel="modulepreload"[^>]*href=|\bimport\s*(?:[^"'(;]*from\s*)?)"\/assets\/([\w.~-]+\.js)"/g;

/** Returns the matched scripts and everything that they import statically. */
function collectScripts(matches: Iterable<RegExpMatchArray>): Set<string> {
  const loaded = new Set([...matches].map(([, name = '']) => name));
  // The set grows while it is iterated.
  for (const script of loaded) {
    const code = readFileSync(path.join(builtFolder, 'assets', script), 'utf8');
    for (const [, name = ''] of code.matchAll(staticImport)) loaded.add(name);
  }
  return loaded;
}

const kilobytes = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, name) => sum + statSync(path.join(builtFolder, 'assets', `${name}.br`)).size, 0) / 1024;

/** Returns the size of inline scripts, without JSON and loader data. */
function measureInlineScripts(document: string): number {
  const code = [...document.matchAll(scriptElement)]
    .filter(
      ([, attributes = '', text = '']) => !attributes.includes('json') && !text.includes('streamController.enqueue'),
    )
    .map(([, , text]) => text);
  return brotliCompressSync(code.join('\n')).length / 1024;
}

function measurePage(file: string) {
  const document = readFileSync(path.join(builtFolder, file), 'utf8');
  const initial = collectScripts(document.matchAll(initialScript));
  const onInteraction = collectScripts(document.matchAll(dynamicImport));
  const page = `/${path.dirname(file)}`.replace('/.', '/');
  const inline = measureInlineScripts(document);
  return {
    page,
    initialKb: kilobytes(initial) + inline,
    interactionKb: kilobytes([...onInteraction].filter((name) => !initial.has(name))),
    scripts: onInteraction.size,
  };
}

const languages = readdirSync('client/i18n/messages');
const pages = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html') && existsSync(path.join(builtFolder, file)))
  .filter((file) => !languages.includes(file.split(path.sep)[0] ?? '')) // all languages use the same scripts
  .map(measurePage)
  .sort((one, other) => other.interactionKb - one.interactionKb);
if (!pages.some(({ scripts }) => scripts))
  throw new Error(`No page of ${builtFolder} loads a script. Check the patterns in scripts/page-weight.ts.`);

const cell = (weight: number) => weight.toFixed(1).padStart(6);
console.log('initial, on interaction (KB)');
for (const { page, initialKb, interactionKb, scripts } of pages)
  console.log(`${cell(initialKb)} ${cell(interactionKb)}  ${String(scripts).padStart(2)} scripts  ${page}`);
for (const { page, initialKb, interactionKb } of pages) {
  const budget = largerBudgets.get(page) ?? MAX_INTERACTION_KB;
  if (initialKb <= MAX_INITIAL_KB && interactionKb <= budget) continue;
  console.error(
    `${page} has ${cell(initialKb)} KB of initial scripts (limit ${MAX_INITIAL_KB}) and ${cell(interactionKb)} KB on interaction (limit ${budget})`,
  );
  process.exitCode = 1;
}
