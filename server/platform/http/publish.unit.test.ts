import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publishPages } from './publish.ts';

const token = 'https://kordon.invalid';
const page = `<html><head><link rel="canonical" href="${token}/fa"><style>a{}</style></head><body><script>go("${token}")</script><script src="/a.js"></script></body></html>`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kordon-publish-'));
  mkdirSync(path.join(root, 'site/fa'), { recursive: true });
  writeFileSync(path.join(root, 'site/fa/index.html'), page);
  writeFileSync(path.join(root, 'site/fa.data'), `["${token}/fa"]`);
});
afterEach(() => rmSync(root, { recursive: true }));

const publish = (origin = 'https://steel.example', externalOrigins: string[] = [], hasDemoContent = true) =>
  publishPages(path.join(root, 'site'), path.join(root, 'published'), {
    values: { [token]: origin },
    hasDemoContent,
    externalOrigins,
  });

test('writes the public origin into pages and loader data, uncompressed and compressed', async () => {
  const { folder } = await publish();
  // Other users of the machine have no access.
  for (const directory of [path.dirname(folder), folder])
    expect((statSync(directory).mode & 0o777).toString(8)).toBe('700');
  const plain = readFileSync(path.join(folder, 'fa/index.html'));
  expect(String(plain)).toContain('href="https://steel.example/fa"');
  expect(String(plain)).not.toContain(token);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'fa/index.html.br')))).toEqual(plain);
  expect(gunzipSync(readFileSync(path.join(folder, 'fa/index.html.gz')))).toEqual(plain);
  expect(String(readFileSync(path.join(folder, 'fa.data')))).toBe('["https://steel.example/fa"]');
});

test('sections with fictional content are kept, or removed with their marks', async () => {
  const section = (name: string) =>
    `<template data-demo-content="start"></template><p>${name}</p><template data-demo-content="end"></template>`;
  writeFileSync(path.join(root, 'site/index.html'), `<p>A</p>${section('B')}<p>C</p>${section('D')}<p>E</p>`);
  const read = async (hasDemoContent: boolean) => {
    const { folder } = await publish(undefined, [], hasDemoContent);
    return readFileSync(path.join(folder, 'index.html'), 'utf8');
  };
  expect(await read(true)).toContain('<p>B</p>');
  expect(await read(false)).toBe('<p>A</p><p>C</p><p>E</p>');
});

test('the Content-Security-Policy of a page allows only its own inline script and style', async () => {
  const { policies } = await publish();
  expect(policies['/fa']).toContain(`script-src 'self' ${hashOf('go("https://steel.example")')};`);
  expect(policies['/fa']).toContain(hashOf('a{}'));
  expect(policies['/fa']).not.toContain('unsafe');
});

test('an external origin is allowed for scripts, pictures and data', async () => {
  const { policies } = await publish(undefined, ['https://analytics.example']);
  for (const directive of ['script-src', 'img-src', 'connect-src'])
    expect(policies['/fa']).toMatch(new RegExp(`${directive} [^;]*https://analytics\\.example`));
});

test('reuses the published pages of the same origin and publishes again for another one', async () => {
  const first = await publish();
  expect(await publish()).toEqual(first);
  expect((await publish('https://other.example')).folder).not.toBe(first.folder);
});

test('two servers that publish to one folder at the same time produce one complete version', async () => {
  const [first, second] = await Promise.all([publish(), publish()]);
  expect(second).toEqual(first);
  expect(readdirSync(path.join(root, 'published'))).toHaveLength(2); // the version and its policies, no temporary folder
});
