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

const publish = (origin = 'https://steel.example') =>
  publishPages(path.join(root, 'site'), path.join(root, 'published'), token, origin);

test('a page names the address of the installation, as it is and compressed', async () => {
  const { folder } = await publish();
  for (const place of [path.dirname(folder), folder]) expect((statSync(place).mode & 0o777).toString(8)).toBe('700'); // closed to other users of the machine
  const plain = readFileSync(path.join(folder, 'fa/index.html'));
  expect(String(plain)).toContain('href="https://steel.example/fa"');
  expect(String(plain)).not.toContain(token);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'fa/index.html.br')))).toEqual(plain);
  expect(gunzipSync(readFileSync(path.join(folder, 'fa/index.html.gz')))).toEqual(plain);
  expect(String(readFileSync(path.join(folder, 'fa.data')))).toBe('["https://steel.example/fa"]');
});

test('the policy of a page allows its own inline script and style and no others', async () => {
  const { policies } = await publish();
  expect(policies['/fa']).toContain(`script-src 'self' ${hashOf('go("https://steel.example")')};`);
  expect(policies['/fa']).toContain(hashOf('a{}'));
  expect(policies['/fa']).not.toContain('unsafe');
});

test('another address is another edition; the same one is taken as it is', async () => {
  const first = await publish();
  expect(await publish()).toEqual(first);
  expect((await publish('https://other.example')).folder).not.toBe(first.folder);
});

test('two servers that start at once on one folder publish one whole edition', async () => {
  const [first, second] = await Promise.all([publish(), publish()]);
  expect(second).toEqual(first);
  expect(readdirSync(path.join(root, 'published'))).toHaveLength(2); // the edition and its policies, no draft
});
