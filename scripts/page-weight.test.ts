import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'kordon-weight-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the budget says of one page, whose entry imports a part of so many KB. */
function weighed(document: string, kilobytes: number) {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), document);
  writeFileSync(path.join(folder, 'assets/entry.js'), 'import{a}from"./part.js";');
  writeFileSync(path.join(folder, 'assets/entry.js.br'), '');
  writeFileSync(path.join(folder, 'assets/part.js'), 'export const a=1');
  writeFileSync(path.join(folder, 'assets/part.js.br'), randomBytes(kilobytes * 1024));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/page-weight.js', folder], { encoding: 'utf8' });
  return { status, stderr };
}
const onSign = '<script>addEventListener("scroll",()=>import("/assets/entry.js"))</script>';

test('a page within its budget passes', () => {
  expect(weighed(onSign, 100)).toEqual({ status: 0, stderr: '' });
});

test('a page whose first sign fetches too much fails, by what its scripts import', () => {
  expect(weighed(onSign, 200)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^\/ has .* 200\.0 then/) as string,
  });
});

test.each([
  ['an element', '<script type="module" src="/assets/entry.js"></script>'],
  ['a preload', '<link rel="modulepreload" href="/assets/entry.js"/>'],
  ['an import', '<script type="module">import * as a from "/assets/entry.js";</script>'],
])('a page that loads scripts before it is touched fails: %s', (_by, element) => {
  expect(weighed(element + onSign, 20)).toMatchObject({ status: 1, stderr: expect.stringContaining('20.') as string });
});
