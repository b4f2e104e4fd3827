/**
 * Part of npm run check: every public message exists in five languages with the same placeholders, and every message id in the sources
 * exists. formatjs compares one file per language, so the catalogues of the pages are merged first.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const catalogueFolder = 'client/i18n/messages';
const namesFolder = 'common/names';
const outputFolder = 'build/messages';
mkdirSync(outputFolder, { recursive: true });

type Messages = Record<string, string>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Messages;
const mergeCatalogues = (locale: string, isIncluded: (page: string) => boolean): Messages => {
  const files = [catalogueFolder, namesFolder].flatMap((folder) =>
    readdirSync(path.join(folder, locale))
      .filter(isIncluded)
      .map((page) => path.join(folder, locale, page)),
  );
  return Object.fromEntries(files.flatMap((file) => Object.entries(read(file))));
};
/** Runs formatjs and returns its output; exits with 1 when it fails. */
function formatjs(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npx', ['formatjs', ...args], { encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(stdout + stderr);
  process.exit(1);
}

/** The administration is available in Turkish only. */
const isPublic = (page: string) => !page.startsWith('admin');

for (const locale of readdirSync(catalogueFolder)) {
  writeFileSync(path.join(outputFolder, `${locale}.json`), JSON.stringify(mergeCatalogues(locale, isPublic)));
}
const comparison = ['--source-locale', 'tr', '--missing-keys', '--extra-keys', '--structural-equality'];
formatjs('verify', ...comparison, `${outputFolder}/*.json`);
for (const folder of [
  'server/modules/communications/mail/messages',
  'server/modules/communications/mail/messages/drafts',
  'server/modules/offers/messages',
  'server/modules/offer-links/messages',
])
  formatjs('verify', ...comparison, `${folder}/??.json`); // desk.tr.json, for the sales desk, is only in Turkish

const usedIds = Object.keys(
  JSON.parse(formatjs('extract', 'client/**/*.tsx', 'client/**/*.ts', '--ignore', '**/*.test.*')) as object,
);
const messages = mergeCatalogues('tr', () => true);
/** Ids of `<EmptyState message="x">`, which shows the messages x.title and x.next. */
const emptyStateIds = (readdirSync('client', { recursive: true }) as string[])
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => [
    ...readFileSync(path.join('client', file), 'utf8').matchAll(/<EmptyState\s[^>]*?message="([^"]+)"/g),
  ])
  .flatMap(([, id]) => [`${id}.title`, `${id}.next`]);
const unknownIds = [...usedIds, ...emptyStateIds].filter((id) => !(id in messages));
if (unknownIds.length) {
  console.error(`No message for ${unknownIds.join(', ')}`);
  process.exit(1);
}
