import { readFileSync } from 'node:fs';
import { replaceSection } from './report.ts';

const document = 'Before.\n\n<!-- begin one -->\n\nold\n\n<!-- end one -->\n\nAfter.\n';

test('a measurement replaces its own section of the document only', () => {
  expect(replaceSection(document, 'one', 'new')).toBe(document.replace('old', 'new'));
});

test('a measurement without a section in the document is an error', () => {
  expect(() => replaceSection(document, 'two', 'new')).toThrow('no section two');
});

test('every benchmark has a section in docs/benchmarks.md', () => {
  const files = [...readFileSync('tools/bench/main.ts', 'utf8').matchAll(/import\('\.\/([\w-]+)\.ts'\)/g)];
  const sections = [...files.map(([, name = '']) => name), 'lighthouse', 'faults', 'attack'];
  const text = readFileSync('docs/benchmarks.md', 'utf8');
  for (const section of sections) expect(replaceSection(text, section, '')).not.toBe(text);
});
