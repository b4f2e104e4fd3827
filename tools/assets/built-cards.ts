import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Locale } from '../../common/locales.ts';
import type { MediumName } from '../../client/ui/media.ts';

/** Preview image that social networks show for a link to a page. */
export interface Card {
  /** Path below public/cards: `<picture>/<locale>/<page>.jpg`. */
  file: string;
  locale: Locale;
  picture: MediumName;
  title: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decodeEntities = (text: string) =>
  text.replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);

/** Returns the cards in the heads of all built pages. An alias of a page has the same card as the page. @param folder build/web/client */
export function readCards(folder: string): Card[] {
  const cards = new Map<string, Card>();
  for (const page of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('index.html')) continue;
    const html = readFileSync(path.join(folder, page), 'utf8');
    const content = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
    const [, file, picture, locale] = /\/cards\/(([\w-]+)\/(\w+)\/[\w-]+\.jpg)$/.exec(content('og:image') ?? '') ?? [];
    if (!file) continue; // pages of the administration have no card
    const title = decodeEntities(content('og:title') ?? '');
    cards.set(file, { file, picture: picture as MediumName, locale: locale as Locale, title });
  }
  return [...cards.values()];
}

/** Returns the title that is stored in the XMP metadata of a card. */
export async function readCardTitle(file: string): Promise<string | undefined> {
  const { xmp } = await sharp(file).metadata();
  const [, title] = /<rdf:li xml:lang="x-default">([^<]*)</.exec(xmp?.toString() ?? '') ?? [];
  return title && decodeEntities(title);
}
