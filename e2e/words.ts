import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../common/locales.ts';

const catalogues = ['client/i18n/messages', 'common/names'];

/** What the site says in a language, by message id. A journey in one language spells its words out instead. */
export function wordsOf(locale: Locale): (id: string) => string {
  const folders = catalogues.map((folder) => path.join(folder, locale));
  const pages = folders.flatMap((folder) =>
    readdirSync(folder).map((page) => readFileSync(path.join(folder, page), 'utf8')),
  );
  const words = Object.assign({}, ...pages.map((page) => JSON.parse(page) as object)) as Record<string, string>;
  return (id) => {
    const text = words[id];
    if (text === undefined) throw new Error(`No text for ${id} in ${locale}`);
    return text.replace(/<\/?\w+>/g, '');
  };
}
