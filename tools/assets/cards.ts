/**
 * npm run cards: draws what a shared link shows, the page's picture with its title in its language, to public/cards/<picture>/<locale>/<page>.jpg.
 * Titles and pictures come from the heads of the built pages, so build first. The results are kept in the repository; a card that still
 * has its page's title is left alone, one whose page is gone is removed.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { media } from '../../client/ui/media.ts';
import { brand } from '../../common/brand.ts';
import { languages } from '../../common/locales.ts';
import { cardsOf, writtenIn, type Card } from './built-cards.ts';

/** Pixels. */
const width = 1200;
const height = 630;
const margin = 72;
const measure = width - 2 * margin - 40;
const lineHeight = 1.16;
/** The largest in which the title takes no more lines than it may. */
const sizes = [
  { size: 76, lines: 2 },
  { size: 62, lines: 3 },
  { size: 52, lines: 4 },
];
const colours = { graphite: '#0d1012', paper: '#f8f8f7', hot: '#ff6b1a' };
const font = {
  loadSystemFonts: false,
  fontFiles: ['archivo', 'archivo-extended', 'vazirmatn'].map((name) => `common/print/fonts/${name}-600.ttf`),
};
const folder = 'public/cards';

const cards = cardsOf('build/web/client');
const wanted = new Set(cards.map(({ file }) => file));
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.jpg') && !wanted.has(file)) rmSync(path.join(folder, file));
for (const card of cards) {
  const file = path.join(folder, card.file);
  if (existsSync(file) && (await writtenIn(file)) === card.title) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  const { size } = await draw(card, file);
  console.log(`${file} ${Math.round(size / 1024)} KB`);
}

/** @throws Error for a title that is longer than a card can show */
function draw(card: Card, file: string) {
  const photo = sharp(`media/pictures/${card.picture}.webp`).resize({
    width,
    height,
    fit: 'cover',
    position: nearest(media[card.picture].focus),
  });
  return photo
    .composite([{ input: new Resvg(overlay(card), { font }).render().asPng() }])
    .withXmp(description(card.title))
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
}

/** The side that a crop keeps; pictures are wider than a card is by little. */
function nearest([, y]: [number, number]) {
  return y < 0.45 ? 'top' : 'centre';
}

/** The title at the foot, on a shade that grows towards it, with the company's sign above. */
function overlay({ locale, title }: Card): string {
  const rtl = languages[locale].dir === 'rtl';
  const family = rtl ? 'Vazirmatn' : 'Archivo';
  const { size, rows } = set(title.split(' | ').at(-1) ?? title, family); // the company's name stands above
  const edge = rtl ? width - margin : margin;
  const inOrder = (row: string) => (rtl ? `\u202b${row}\u202c` : row); // the renderer knows no direction but marks
  const anchor = `text-anchor="${rtl ? 'end' : 'start'}"`;
  const first = height - margin - 12 - (rows.length - 1) * size * lineHeight;
  const lines = rows.map((row, index) =>
    text(inOrder(row), family, size, `x="${edge}" y="${first + index * size * lineHeight}" ${anchor}`),
  );
  const signAt = rtl ? width - margin - 44 : margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="shade" x2="0" y2="1"><stop offset=".1" stop-color="${colours.graphite}" stop-opacity=".3"/><stop offset=".85" stop-color="${colours.graphite}" stop-opacity=".9"/></linearGradient>
    <path fill="url(#shade)" d="M0 0h${width}v${height}H0z"/>
    <path fill="${colours.hot}" d="M${rtl ? width - 12 : 0} 0h12v${height}h-12z"/>
    <g transform="translate(${signAt} ${margin - 12}) scale(1.5)"><path fill="${colours.paper}" d="M1 1h7v28H1z"/><path fill="${colours.hot}" d="M29 1h-8.3L10.5 13.5l4.2 5.1z"/><path fill="${colours.paper}" d="M10.5 16.5 20.7 29H29L16.2 13.3z"/></g>
    ${text(brand.name, 'Archivo', 32, `x="${rtl ? signAt - 20 : signAt + 64}" y="${margin + 21}" ${anchor}`)}
    ${lines.join('')}
  </svg>`;
}

/** Breaks the title into lines, in the largest size that leaves it few enough. */
function set(title: string, family: string): { size: number; rows: string[] } {
  for (const { size, lines } of sizes) {
    const rows: string[] = [];
    for (const word of title.split(' ')) {
      const longer = rows.length ? `${rows.at(-1)} ${word}` : word;
      if (rows.length && widthOf(longer, family, size) <= measure) rows[rows.length - 1] = longer;
      else rows.push(word);
    }
    if (rows.length <= lines) return { size, rows };
  }
  throw new Error(`No room on a card for “${title}”`);
}

function widthOf(words: string, family: string, size: number): number {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200">${text(words, family, size, 'y="100"')}</svg>`;
  return new Resvg(drawing, { font }).getBBox()?.width ?? 0;
}

function text(words: string, family: string, size: number, place: string) {
  return `<text ${place} font-family="${family}" font-weight="600" font-size="${size}" fill="${colours.paper}">${escaped(words)}</text>`;
}

function escaped(words: string) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Adobe's XMP with a Dublin Core title. */
function description(title: string) {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`;
}
