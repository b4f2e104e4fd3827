/**
 * npm run cards: draws the preview images of pages for social networks to public/cards/<picture>/<locale>/<page>.jpg, each with the picture and
 * the title of its page. Titles and pictures are read from the built pages, so build first. The results are committed. A card is redrawn
 * only if its title has changed, and removed if its page no longer exists.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { media } from '../../client/ui/media.ts';
import { brand } from '../../common/brand.ts';
import { languages } from '../../common/locales.ts';
import { readCards, readCardTitle, type Card } from './built-cards.ts';

/** Sizes are in px. */
const width = 1200;
const height = 630;
const margin = 72;
const textWidth = width - 2 * margin - 40;
const lineHeight = 1.16;
/** Font sizes, largest first, with the number of lines that fit. */
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

const cards = readCards('build/web/client');
const currentFiles = new Set(cards.map(({ file }) => file));
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.jpg') && !currentFiles.has(file)) rmSync(path.join(folder, file));
for (const card of cards) {
  const file = path.join(folder, card.file);
  if (existsSync(file) && (await readCardTitle(file)) === card.title) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  const { size } = await draw(card, file);
  console.log(`${file} ${Math.round(size / 1024)} KB`);
}

/** @throws Error when the title is too long for a card */
function draw(card: Card, file: string) {
  const photo = sharp(`media/pictures/${card.picture}.webp`).resize({
    width,
    height,
    fit: 'cover',
    position: cropPosition(media[card.picture].focus),
  });
  return photo
    .composite([{ input: new Resvg(drawOverlay(card), { font }).render().asPng() }])
    .withXmp(createXmp(card.title))
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
}

/** Returns which part of the picture is kept; only a small strip is cropped. */
function cropPosition([, y]: [number, number]) {
  return y < 0.45 ? 'top' : 'centre';
}

/** Draws the title at the bottom over a gradient, and the logo at the top. */
function drawOverlay({ locale, title }: Card): string {
  const rtl = languages[locale].dir === 'rtl';
  const family = rtl ? 'Vazirmatn' : 'Archivo';
  const { size, rows } = breakLines(title.split(' | ').at(-1) ?? title, family); // without the company name, which is drawn above
  const edge = rtl ? width - margin : margin;
  const withDirection = (row: string) => (rtl ? `\u202b${row}\u202c` : row); // resvg has no direction property
  const anchor = `text-anchor="${rtl ? 'end' : 'start'}"`;
  const firstBaseline = height - margin - 12 - (rows.length - 1) * size * lineHeight;
  const lines = rows.map((row, index) =>
    text(withDirection(row), family, size, `x="${edge}" y="${firstBaseline + index * size * lineHeight}" ${anchor}`),
  );
  const logoX = rtl ? width - margin - 44 : margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="shade" x2="0" y2="1"><stop offset=".1" stop-color="${colours.graphite}" stop-opacity=".3"/><stop offset=".85" stop-color="${colours.graphite}" stop-opacity=".9"/></linearGradient>
    <path fill="url(#shade)" d="M0 0h${width}v${height}H0z"/>
    <path fill="${colours.hot}" d="M${rtl ? width - 12 : 0} 0h12v${height}h-12z"/>
    <g transform="translate(${logoX} ${margin - 12}) scale(1.5)"><path fill="${colours.paper}" d="M1 1h7v28H1z"/><path fill="${colours.hot}" d="M29 1h-8.3L10.5 13.5l4.2 5.1z"/><path fill="${colours.paper}" d="M10.5 16.5 20.7 29H29L16.2 13.3z"/></g>
    ${text(brand.name, 'Archivo', 32, `x="${rtl ? logoX - 20 : logoX + 64}" y="${margin + 21}" ${anchor}`)}
    ${lines.join('')}
  </svg>`;
}

/** Breaks the title into lines at the largest font size at which it fits. */
function breakLines(title: string, family: string): { size: number; rows: string[] } {
  for (const { size, lines } of sizes) {
    const rows: string[] = [];
    for (const word of title.split(' ')) {
      const longer = rows.length ? `${rows.at(-1)} ${word}` : word;
      if (rows.length && measureWidth(longer, family, size) <= textWidth) rows[rows.length - 1] = longer;
      else rows.push(word);
    }
    if (rows.length <= lines) return { size, rows };
  }
  throw new Error(`title too long for a card: “${title}”`);
}

function measureWidth(words: string, family: string, size: number): number {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200">${text(words, family, size, 'y="100"')}</svg>`;
  return new Resvg(drawing, { font }).getBBox()?.width ?? 0;
}

function text(words: string, family: string, size: number, attributes: string) {
  return `<text ${attributes} font-family="${family}" font-weight="600" font-size="${size}" fill="${colours.paper}">${escapeXml(words)}</text>`;
}

function escapeXml(words: string) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Returns XMP metadata with a Dublin Core title. */
function createXmp(title: string) {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`;
}
