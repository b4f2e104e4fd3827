import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'kordon-weight-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the check on one page whose entry imports a script of the given size. */
function checkPage(document: string, kilobytes: number) {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), document);
  writeFileSync(path.join(folder, 'assets/entry.js'), 'import{a}from"./part.js";');
  writeFileSync(path.join(folder, 'assets/entry.js.br'), '');
  writeFileSync(path.join(folder, 'assets/part.js'), 'export const a=1');
  writeFileSync(path.join(folder, 'assets/part.js.br'), randomBytes(kilobytes * 1024));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.js', 'scripts/page-weight.ts', folder], {
    encoding: 'utf8',
  });
  return { status, stderr };
}
const onInteraction = '<script>addEventListener("scroll",()=>import("/assets/entry.js"))</script>';

test('a page within its budget passes', () => {
  expect(checkPage(onInteraction, 100)).toEqual({ status: 0, stderr: '' });
});

test('a page fails when the scripts of the first interaction, with their imports, are too large', () => {
  expect(checkPage(onInteraction, 200)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^\/ has .* 200\.0 KB on interaction/) as string,
  });
});

test.each([
  ['an element', '<script type="module" src="/assets/entry.js"></script>'],
  ['a preload', '<link rel="modulepreload" href="/assets/entry.js"/>'],
  ['an import', '<script type="module">import * as a from "/assets/entry.js";</script>'],
])('a page that loads scripts without interaction fails: %s', (_name, element) => {
  expect(checkPage(element + onInteraction, 20)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('20.') as string,
  });
});
