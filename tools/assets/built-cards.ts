import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Locale } from '../../common/locales.ts';
import type { MediumName } from '../../client/ui/media.ts';

/** What a shared link to a page shows. */
export interface Card {
  /** In public/cards: `<picture>/<locale>/<page>.jpg`. */
  file: string;
  locale: Locale;
  picture: MediumName;
  title: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) => text.replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);

/** The cards that the heads of all built pages name; an alias of a page names the page's own. */
export function cardsOf(built: string): Card[] {
  const cards = new Map<string, Card>();
  for (const page of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('index.html')) continue;
    const html = readFileSync(path.join(built, page), 'utf8');
    const content = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
    const [, file, picture, locale] = /\/cards\/(([\w-]+)\/(\w+)\/[\w-]+\.jpg)$/.exec(content('og:image') ?? '') ?? [];
    if (!file) continue; // the administration's
    const title = decoded(content('og:title') ?? '');
    cards.set(file, { file, picture: picture as MediumName, locale: locale as Locale, title });
  }
  return [...cards.values()];
}

/** The title that a card was drawn with, which stands in the file itself. */
export async function writtenIn(file: string): Promise<string | undefined> {
  const { xmp } = await sharp(file).metadata();
  const [, title] = /<rdf:li xml:lang="x-default">([^<]*)</.exec(xmp?.toString() ?? '') ?? [];
  return title && decoded(title);
}
