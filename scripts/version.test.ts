import { readFileSync } from 'node:fs';
import { version } from '../common/version.ts';

test('package.json, package-lock.json, the product and the latest release in CHANGELOG.md have the same version', () => {
  const read = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  const [, released] = /^## (\S+) – \d{4}-\d\d-\d\d$/m.exec(readFileSync('CHANGELOG.md', 'utf8'))!;
  expect([read('package.json'), read('package-lock.json'), released]).toEqual([version, version, version]);
});
