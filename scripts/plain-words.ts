/**
 * Part of `npm run check`: finds names and phrases that earlier versions of this code used instead of the standard term. Each has a
 * replacement that any engineer would search for.
 */
import { readFileSync } from 'node:fs';
import { listFiles } from './prepare.js';

/** Identifiers and file names that are not accepted, with their replacements. */
const names = {
  adoptStyles: 'hydrateStyleCache',
  askAgain: 'refetchWhenIdle',
  doomed: 'companyToDelete',
  everyId: 'foreignKeys',
  furnish: 'seed',
  guarded: 'withSpamGuard',
  keptAnswers: 'responseCache',
  letServe: 'grantServingRole',
  livingPages: 'revalidatedPages',
  mostAtOnce: 'MAX_BATCH',
  nearlyContaining: 'fuzzySearch',
  Need: 'AttentionMark',
  passThrough: 'runMiddleware',
  patience: 'timeoutMs',
  presentCompany: 'lockCompany',
  refuseStrangers: 'assertSameCompany',
  sendTogether: 'pipelineQuery',
  slipsBetween: 'editDistance',
  Theirs: 'CustomerText',
  useKeptPlace: 'useListPosition',
  wantedOf: 'requestedColumns',
  waysToSay: 'searchPredicates',
  'course-chart': 'time-series-chart',
  'give-up': 'startup-error',
  'post-office': 'smtp-server',
};
/** Phrases in comments, descriptions and documents that are not accepted, with their replacements. */
const phrases = {
  'a paper of': 'a document (PDF)',
  'processor time': 'CPU time',
  'the likest first': 'most similar first',
  'nobody takes the file': 'client disconnected',
  'can prove who they are': 'login credentials',
  'when there are some that there are not': 'listing the unknown ids',
  'told here reaches all who listen': 'broadcasts to current subscribers',
};

const codeFile = /\.(ts|tsx|js|sql)$/;
const textFile = /\.(ts|tsx|js|sql|graphql|md)$/;
/** Files that are not checked: this list, files that must not change (migrations, fixtures, former test titles), generated files and messages. */
const excluded =
  /^(scripts\/plain-words\.ts|server\/migrations\/|docs\/tests\/|server\/testing\/upgrade\/|schema\.graphql$|client\/i18n\/messages\/|tools\/bench\/peers\/node_modules\/)/;

const checkedPaths = ['README.md', 'CONTRIBUTING.md', 'client', 'common', 'docs', 'e2e', 'scripts', 'server', 'tools'];
const namePatterns = Object.entries(names).map(([name, instead]) => ({
  pattern: new RegExp(`(?<![\\w.'"\`-])${name}(?![\\w'"\`-])`),
  name,
  instead,
}));
let found = 0;
const report = (place: string, word: string, instead: string) => {
  found++;
  console.error(`${place}: write "${instead}" instead of "${word}"`);
};
for (const file of checkedPaths.flatMap(listFiles)) {
  if (!textFile.test(file) || excluded.test(file)) continue;
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    const place = `${file}:${index + 1}`;
    for (const [phrase, instead] of Object.entries(phrases))
      if (line.toLowerCase().includes(phrase)) report(place, phrase, instead);
    if (!codeFile.test(file)) continue;
    for (const { pattern, name, instead } of namePatterns) if (pattern.test(line)) report(place, name, instead);
  }
}
process.exit(found ? 1 : 0);
