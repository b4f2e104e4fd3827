import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { edits, fieldTest } from './edits.ts';

const run = promisify(execFile);

/** Adding a field to a record may not change more files than this. Generated files and tests do not count. */
const MAX_FILES = 6;

const copy = mkdtempSync(path.join(tmpdir(), 'kordon-field-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files.filter((name) => !/^(docs|media|public)\//.test(name))) cpSync(file, path.join(copy, file));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  for (const { file, insert = {}, content } of edits)
    writeFileSync(path.join(copy, file), content ?? apply(file, insert));
  writeFileSync(path.join(copy, 'server/modules/parties/sample-field.test.ts'), fieldTest);
});

function apply(file: string, insert: Record<string, string>): string {
  let text = readFileSync(file, 'utf8');
  for (const [line, addition] of Object.entries(insert)) {
    const parts = text.split(line);
    if (parts.length !== 2) throw new Error(`${file} contains ${JSON.stringify(line)} ${parts.length - 1} times`);
    text = `${parts[0]}${line}${addition}${parts[1]}`;
  }
  return text;
}

test(`a new field of a company changes at most ${MAX_FILES} files`, async () => {
  expect(new Set(edits.map(({ file }) => file)).size).toBeLessThanOrEqual(MAX_FILES);
  const inCopy = (command: string, ...args: string[]) =>
    run(command, args, { cwd: copy, env: { ...process.env, SUITE: '' } }).catch(
      ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`${[command, ...args].join(' ')}\n${stdout}${stderr}`);
      },
    );
  await inCopy('node', 'scripts/run.js', 'scripts/codegen.ts');
  await inCopy('npx', 'react-router', 'typegen');
  await inCopy('npx', 'tsc', '--noEmit');
  await inCopy('npx', 'tsc', '--noEmit', '-p', 'client');
  await inCopy('npx', 'jest', '--selectProjects', 'server', '--testPathPatterns', 'parties/sample-field');
  await inCopy('npx', 'jest', '--selectProjects', 'client', '--testPathPatterns', 'admin/companies');
}, 300_000);
