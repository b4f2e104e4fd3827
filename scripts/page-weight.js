/**
 * node scripts/page-weight.js [FOLDER]: the scripts of each built public page in KB of brotli, those that it has before anybody touches it
 * and those that the first sign of its visitor fetches. Part of the build, and so of npm run check and npm test: it fails where a page
 * passes its budget. What a page does not need at once, it shall import when it does.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** KB at once: inline scripts that remember the language, wait for a sign and keep early clicks. */
const atOnce = 5;
/** KB at the first sign. React, its DOM and the router alone are 91, language, styles and the frame of the site some 60. */
const atFirstSign = 165;
/** Pages that have more: the hero film's buttons and market rows, charts, a form that checks what is typed. */
const larger = new Map([
  ['/', 175],
  ['/price-lists', 175],
  ['/trade-intermediary', 190],
]);

const [, , built = 'build/web/client'] = process.argv;
const staticImport = /(?:\bfrom|\bimport)\s*"\.\/([\w.~-]+\.js)"/g;
const firstImport = /import\("\/assets\/([\w.~-]+\.js)"\)/g;
const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** What a document loads by itself: by an element, ahead, or by an import that is no call. */
const loadedAtOnce =
  /(?:\bsrc=|rel="modulepreload"[^>]*href=|\bimport\s*(?:[^"'(;]*from\s*)?)"\/assets\/([\w.~-]+\.js)"/g;

/** With all that they import. @param {Iterable<RegExpMatchArray>} matches */
function scriptsOf(matches) {
  /** @type {Set<string>} */
  const loaded = new Set([...matches].map(([, name = '']) => name));
  // A set that grows while it is walked.
  for (const script of loaded) {
    const code = readFileSync(path.join(built, 'assets', script), 'utf8');
    for (const [, name = ''] of code.matchAll(staticImport)) loaded.add(name);
  }
  return loaded;
}

/** @param {Iterable<string>} scripts */
const kilobytes = (scripts) =>
  [...scripts].reduce((sum, name) => sum + statSync(path.join(built, 'assets', `${name}.br`)).size, 0) / 1024;

/** Inline code; what a page states (JSON, and what its loaders found) is text like its other text. @param {string} document */
function inlineKilobytes(document) {
  const code = [...document.matchAll(scriptElement)]
    .filter(
      ([, attributes = '', text = '']) => !attributes.includes('json') && !text.includes('streamController.enqueue'),
    )
    .map(([, , text]) => text);
  return brotliCompressSync(code.join('\n')).length / 1024;
}

/** @param {string} file */
function weigh(file) {
  const document = readFileSync(path.join(built, file), 'utf8');
  const first = scriptsOf(document.matchAll(loadedAtOnce));
  const then = scriptsOf(document.matchAll(firstImport));
  const page = `/${path.dirname(file)}`.replace('/.', '/');
  const inline = inlineKilobytes(document);
  return {
    page,
    before: kilobytes(first) + inline,
    after: kilobytes([...then].filter((name) => !first.has(name))),
    scripts: then.size,
  };
}

const languages = readdirSync('client/i18n/messages');
const pages = readdirSync(built, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html') && existsSync(path.join(built, file)))
  .filter((file) => !languages.includes(file.split(path.sep)[0] ?? '')) // the same scripts in every language
  .map(weigh)
  .sort((one, other) => other.after - one.after);
if (!pages.some(({ scripts }) => scripts))
  throw new Error(`No page of ${built} loads a script: is the budget still measured?`);

/** @param {number} weight */
const cell = (weight) => weight.toFixed(1).padStart(6);
console.log('at once, then, KB');
for (const { page, before, after, scripts } of pages)
  console.log(`${cell(before)} ${cell(after)}  ${String(scripts).padStart(2)} scripts  ${page}`);
for (const { page, before, after } of pages) {
  const most = larger.get(page) ?? atFirstSign;
  if (before <= atOnce && after <= most) continue;
  console.error(`${page} has ${cell(before)} KB of scripts at once and ${cell(after)} then, of ${atOnce} and ${most}`);
  process.exitCode = 1;
}
