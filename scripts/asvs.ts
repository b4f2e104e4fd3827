/**
 * npm run asvs [-- --check]: writes docs/asvs.md, the state of every requirement of OWASP ASVS 5.0 up to level 2, from docs/asvs.txt and the
 * names of the tests. Fails when a requirement is missing, when a met one has no test or document, and when a test that these files,
 * docs/security.md or docs/operations.md name does not exist. With --check it writes nothing and fails when docs/asvs.md is not up to date.
 *
 * A line of docs/asvs.txt: numbers | met, part, open or none | requirement | how | tests and documents, separated by `;`. A test is
 * `file#text`: the end of its path and a part of its title.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as prettier from 'prettier';
import { listTests } from './titles.ts';

const SOURCE = 'docs/asvs.txt';
const TABLE = 'docs/asvs.md';
const CLAIMS = ['docs/security.md', 'docs/operations.md'];

const states = { met: 'met', part: 'in part', open: 'open', none: 'does not apply' } as const;
type State = keyof typeof states;

/** Chapters of the standard, with the number of requirements of level 1 and 2. */
const chapters: [name: string, requirements: number][] = [
  ['Encoding and sanitization', 27],
  ['Validation and business logic', 11],
  ['Web frontend', 19],
  ['API and web service', 10],
  ['File handling', 9],
  ['Authentication', 35],
  ['Session management', 18],
  ['Authorization', 7],
  ['Self-contained tokens', 7],
  ['OAuth and OIDC', 29],
  ['Cryptography', 14],
  ['Secure communication', 9],
  ['Configuration', 13],
  ['Data protection', 9],
  ['Secure coding and architecture', 13],
  ['Security logging and error handling', 16],
  ['WebRTC', 7],
];

interface Row {
  numbers: string[];
  state: State;
  requirement: string;
  how: string;
  evidence: string[];
}

const problems: string[] = [];
const tests = listTests();

/** Returns `path: title` of the tests that a reference means. */
function findTests(reference: string): string[] {
  const [file = '', text = ''] = reference.split('#', 2);
  const found = tests.filter(
    (test) => (test.file === file || test.file.endsWith(`/${file}`)) && test.title.includes(text),
  );
  if (found.length === 0) problems.push(`no such test: ${reference}`);
  return found.map((test) => `\`${test.file}\`: ${escapeCell(test.title)}`);
}

const escapeCell = (text: string): string => text.replace(/[|*_<>`$]/g, String.raw`\$&`);

function findEvidence(reference: string): string[] {
  if (reference.includes('#')) return findTests(reference);
  if (!existsSync(reference)) problems.push(`no such file: ${reference}`);
  return [`\`${reference}\``];
}

function readRow(line: string): Row {
  const [numbers = '', state = '', requirement = '', how = '', references = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  if (!(state in states)) problems.push(`unknown state in: ${line}`);
  const evidence = references.split(' ; ').filter(Boolean).flatMap(findEvidence);
  if (state === 'met' && evidence.length === 0) problems.push(`met without a test: ${numbers}`);
  return { numbers: numbers.split(' '), state: state as State, requirement, how, evidence: [...new Set(evidence)] };
}

/** Checks that every test that a document names exists, and that every attack and failure in its tables has a test. */
function checkClaims(file: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  let hasTestColumn = false;
  for (const line of lines) {
    if (!line.startsWith('|')) hasTestColumn = false;
    else if (/^\| (Attack|Link|Secret|Failure) .*\| Tests? +\|$/.test(line)) hasTestColumn = true;
    for (const [, reference = ''] of line.matchAll(/`([\w./-]+\.test\.tsx?(?:#[^`]+)?)`/g)) findTests(reference);
    if (
      hasTestColumn &&
      !/^\| (Attack|Link|Secret|Failure|-)/.test(line) &&
      !/\.test\.tsx?[`#]/.test(line.split(' | ').at(-1) ?? '')
    )
      problems.push(`no test for this row: ${line.slice(0, 80).trim()}`);
  }
}

const rows = readFileSync(SOURCE, 'utf8').trim().split('\n').map(readRow);
const numbers = rows.flatMap((row) => row.numbers);
for (const number of numbers.filter((listed, index) => numbers.indexOf(listed) !== index))
  problems.push(`listed twice: ${number}`);
const chapterOf = (row: Row) => Number(row.numbers[0]!.split('.')[0]);
const countOf = (chapter: number | undefined, state?: State) =>
  rows
    .filter(
      (row) => (chapter === undefined || chapterOf(row) === chapter) && (state === undefined || row.state === state),
    )
    .reduce((sum, row) => sum + row.numbers.length, 0);
for (const [index, [name, count]] of chapters.entries())
  if (countOf(index + 1) !== count) problems.push(`${name} has ${count} requirements, not ${countOf(index + 1)}`);
for (const file of CLAIMS) checkClaims(file);

const printCounts = (name: string, chapter?: number) =>
  `| ${name} | ${(Object.keys(states) as State[]).map((state) => countOf(chapter, state)).join(' | ')} | ${countOf(chapter)} |`;
const printRow = ({ numbers: row, state, requirement, how, evidence }: Row) =>
  `| ${row.join(', ')} | ${states[state]} | ${escapeCell(requirement)}${how && `. ${escapeCell(how)}`} | ${evidence.join('<br>')} |`;
const text = [
  '# OWASP ASVS 5.0, level 2',
  '',
  `Every requirement of levels 1 and 2, in short, with the tests that fail when it is not met. \`npm run asvs\` writes this file from \`${SOURCE}\` and the`,
  `names of the tests; change that file. \`npm run check\` fails when a test that is named here was renamed or removed.`,
  '',
  `| Chapter | ${Object.values(states).join(' | ')} | all |`,
  '|---|---:|---:|---:|---:|---:|',
  ...chapters.map(([name], index) => printCounts(`${index + 1} ${name}`, index + 1)),
  printCounts('all'),
  ...chapters.flatMap(([name], index) => [
    '',
    `## ${index + 1} ${name}`,
    '',
    '| Requirement | State | Content | Tests and documents |',
    '|---|---|---|---|',
    ...rows.filter((row) => chapterOf(row) === index + 1).map(printRow),
  ]),
].join('\n');

const formatted = await prettier.format(text, { ...(await prettier.resolveConfig(TABLE)), parser: 'markdown' });
if (!process.argv.includes('--check')) writeFileSync(TABLE, formatted);
else if (!existsSync(TABLE) || readFileSync(TABLE, 'utf8') !== formatted)
  problems.push(`${TABLE} is not up to date: run npm run asvs`);
for (const problem of problems) console.error(problem);
console.log(
  `${numbers.length} requirements: ${(Object.keys(states) as State[]).map((state) => `${countOf(undefined, state)} ${states[state]}`).join(', ')}`,
);
process.exit(problems.length > 0 ? 1 : 0);
