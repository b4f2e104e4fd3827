import { readFile } from 'node:fs/promises';
import { languages, locales } from '../common/locales.ts';
import type { BuiltDocument } from '../common/print/built-document.ts';
import { documentNames, getDocumentPath } from '../client/documents/names.ts';
import { waitForHydration, sharedApp } from './app.ts';

const app = sharedApp();
const MAX_DOCUMENT_BYTES = 300 * 1024;

describe.each(locales)('in %s', (locale) => {
  test.each(documentNames)('the document %s is complete, in its language, and not too large', async (name) => {
    const response = await fetch(app.url() + getDocumentPath(locale, name));
    const pdf = Buffer.from(await response.arrayBuffer());
    const source = pdf.toString('latin1');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=".*"; filename\*=UTF-8''Kordon/);
    expect(source).toMatch(/^%PDF-1\.7/);
    expect(source.trimEnd()).toMatch(/%%EOF$/);
    expect(source).toContain(`/Lang (${languages[locale].tag})`);
    expect(source).toMatch(/\/Title \(/);
    expect([...source.matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(name === 'catalogue' ? 8 : 0);
    expect(source).toMatch(/\/ToUnicode/); // text can be extracted
    expect(pdf.length).toBeLessThan(MAX_DOCUMENT_BYTES);
  });
});

test('file names are localized', async () => {
  const documents = JSON.parse(await readFile('build/documents/documents.json', 'utf8')) as BuiltDocument[];
  const catalogues = documents.filter(({ path }) => path.endsWith('/catalogue.pdf')).map(({ fileName }) => fileName);
  expect(catalogues).toContain('Kordon Çelik - Endüstriyel ekipman kataloğu.pdf');
  expect(catalogues).toContain('Kordon Çelik - كتالوج المعدات الصناعية.pdf');
  expect(new Set(catalogues).size).toBe(locales.length);
});

test.each([
  ['/industrial-equipment', 'Kataloğu indirin', 'Kordon Çelik - Endüstriyel ekipman kataloğu.pdf'],
  ['/ar/industrial-equipment', 'تنزيل الكتالوج', 'Kordon Çelik - كتالوج المعدات الصناعية.pdf'],
])('the button on %s downloads the catalogue', async (path, button, fileName) => {
  const page = await app.open(path);
  await waitForHydration(page);
  const link = page.getByRole('link', { name: button }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(fileName);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await link.textContent()).toContain('PDF');
});

test('returns 404 for a document that does not exist', async () => {
  expect((await fetch(`${app.url()}/papers/tr/brochure.pdf`)).status).toBe(404);
});
