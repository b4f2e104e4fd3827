import { readFileSync } from 'node:fs';
import type { Locale } from '../../common/locales.ts';
import type { BuiltDocument } from '../../common/print/built-document.ts';
import type { DocumentName, DocumentSizes } from './names.ts';

let builtDocuments: BuiltDocument[] | undefined;

/**
 * Returns the sizes of some documents in one language.
 * @throws Error for a document that the build did not write
 */
export function getDocumentSizes(locale: Locale, names: readonly DocumentName[]): DocumentSizes {
  builtDocuments ??= JSON.parse(readFileSync('build/documents/documents.json', 'utf8')) as BuiltDocument[];
  const sizes = new Map(builtDocuments.map(({ path, bytes }) => [path, bytes]));
  return Object.fromEntries(
    names.map((name) => {
      const bytes = sizes.get(`/${locale}/${name}.pdf`);
      if (bytes === undefined) throw new Error(`The document ${name} was not built in ${locale}: run npm run build`);
      return [name, bytes];
    }),
  );
}
