/**
 * Part of npm run check: every public text is there in five languages with the same placeholders, and every id that the
 * sources name has its text. formatjs compares one file a language, so the catalogues of the pages are joined first.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const catalogues = 'client/i18n/messages';
const names = 'common/names';
const joined = 'build/messages';
mkdirSync(joined, { recursive: true });

/** @param {string} file @returns {Record<string, string>} */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** @param {string} locale @param {(page: string) => boolean} wanted */
const join = (locale, wanted) =>
  Object.assign(
    {},
    ...[catalogues, names].flatMap((folder) =>
      readdirSync(path.join(folder, locale))
        .filter(wanted)
        .map((page) => read(path.join(folder, locale, page))),
    ),
  );
/** @param {string[]} args @returns what formatjs prints; what it complains of ends the check */
function formatjs(...args) {
  const { status, stdout, stderr } = spawnSync('npx', ['formatjs', ...args], { encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(stdout + stderr);
  process.exit(1);
}

/** The administration speaks Turkish alone. @param {string} page */
const isPublic = (page) => !page.startsWith('admin');

for (const locale of readdirSync(catalogues)) {
  writeFileSync(path.join(joined, `${locale}.json`), JSON.stringify(join(locale, isPublic)));
}
const sameInEveryLanguage = ['--source-locale', 'tr', '--missing-keys', '--extra-keys', '--structural-equality'];
formatjs('verify', ...sameInEveryLanguage, `${joined}/*.json`);
for (const folder of [
  'server/modules/communications/mail/messages',
  'server/modules/communications/mail/messages/letters',
  'server/modules/offers/messages',
])
  formatjs('verify', ...sameInEveryLanguage, `${folder}/*.json`);

const named = Object.keys(
  JSON.parse(formatjs('extract', 'client/**/*.tsx', 'client/**/*.ts', '--ignore', '**/*.test.*')),
);
const known = join('tr', () => true);
const unknown = named.filter((id) => !(id in known));
if (unknown.length) {
  console.error(`No text for ${unknown.join(', ')}`);
  process.exit(1);
}
