import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import * as prettier from 'prettier';

const DOCUMENT = 'docs/benchmarks.md';

/** Option of every command that measures: writes the printed results to the section of the command in docs/benchmarks.md. Removed from the arguments before `parseArgs` runs. */
const flagIndex = process.argv.indexOf('--write');
const shouldWrite = flagIndex >= 0;
if (shouldWrite) process.argv.splice(flagIndex, 1);
const loadAtStart = os.loadavg()[0] ?? Number.NaN;

let lines: string[] = [];

/** Prints a paragraph of the report. */
export function report(text: string): void {
  printLine('');
  printLine(text);
}

function printLine(line: string): void {
  console.log(line);
  lines.push(line);
}

/** Prints the head of a Markdown table. @returns a function that prints one row */
export function startTable(...head: string[]): (...cells: (string | number)[]) => void {
  const printRow = (...cells: (string | number)[]) => printLine(`| ${cells.join(' | ')} |`);
  printLine('');
  printRow(...head);
  printLine(`|---|${'---:|'.repeat(head.length - 1)}`);
  return printRow;
}

/** With `--write`, replaces the section of this measurement in docs/benchmarks.md. Call it when all is printed. */
export async function writeReport(section: string, command: string): Promise<void> {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const machine = `Node.js ${process.versions.node}, ${os.availableParallelism()} cores, load ${loadAtStart.toFixed(1)} at the start, commit ${commit}`;
  const text = [`    ${command}`, '', `${new Date().toISOString().slice(0, 10)}, ${machine}.`, ...lines].join('\n');
  lines = [];
  if (!shouldWrite) return;
  const document = replaceSection(readFileSync(DOCUMENT, 'utf8'), section, text);
  const options = await prettier.resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await prettier.format(document, { ...options, parser: 'markdown' }));
}

/** Replaces the text between `<!-- begin NAME -->` and `<!-- end NAME -->`. @throws Error when the document has no such section */
export function replaceSection(document: string, section: string, text: string): string {
  const [begin, end] = [`<!-- begin ${section} -->`, `<!-- end ${section} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} has no section ${section}`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
