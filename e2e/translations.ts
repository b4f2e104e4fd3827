import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../common/locales.ts';

const catalogueFolders = ['client/i18n/messages', 'common/names'];

/** Returns a function from message id to text for tests that run in several languages. Tests in one language contain the texts themselves. */
export function createTranslator(locale: Locale): (id: string) => string {
  const folders = catalogueFolders.map((folder) => path.join(folder, locale));
  const catalogues = folders.flatMap((folder) =>
    readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  const messages = Object.assign({}, ...catalogues.map((text) => JSON.parse(text) as object)) as Record<string, string>;
  return (id) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`no message ${id} in ${locale}`);
    return text.replace(/<\/?\w+>/g, '');
  };
}
