/**
 * Draws an overview of all pictures of the site to build/contact-sheet.webp. Each is cropped around its focal point as on a
 * wide screen and as on a phone, with its name and the sizes of its files. Also prints the sizes.
 */
import { mkdirSync, statSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { media, type Medium } from '../../client/ui/media.ts';

/** Sizes are in px. */
const wide = { width: 384, height: 216 };
const narrow = { width: 120, height: 216 };
const gap = 16;
const captionHeight = 40;
const columns = 3;
const cell = { width: wide.width + narrow.width + 3 * gap, height: wide.height + captionHeight + gap };
const font = { loadSystemFonts: false, fontFiles: ['common/print/fonts/inter-400.ttf'] };

const pictures = Object.entries<Medium>(media);
const tiles = await Promise.all(
  pictures.map(async ([name, medium], index) => {
    const left = (index % columns) * cell.width + gap;
    const top = Math.floor(index / columns) * cell.height + gap;
    const sizes = readSizes(name);
    console.log(`${name.padEnd(32)} ${sizes}`);
    return [
      { input: await crop(name, medium, wide), left, top },
      { input: await crop(name, medium, narrow), left: left + wide.width + gap, top },
      { input: drawCaption(name, sizes), left, top: top + wide.height },
    ];
  }),
);

mkdirSync('build', { recursive: true });
const width = columns * cell.width + gap;
const height = Math.ceil(pictures.length / columns) * cell.height + gap;
await sharp({ create: { width, height, channels: 3, background: '#f8f8f7' } })
  .composite(tiles.flat())
  .webp({ quality: 82 })
  .toFile('build/contact-sheet.webp');
console.log(`build/contact-sheet.webp: ${pictures.length} pictures`);

/** Crops a picture like `object-fit: cover`, with the focal point at the same relative position in picture and frame. */
async function crop(name: string, { width, height, focus }: Medium, frame: { width: number; height: number }) {
  const scale = Math.max(frame.width / width, frame.height / height);
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  return sharp(`public/media/${name}-1280.webp`)
    .resize(scaled)
    .extract({
      left: Math.floor((scaled.width - frame.width) * focus[0]),
      top: Math.floor((scaled.height - frame.height) * focus[1]),
      ...frame,
    })
    .toBuffer();
}

/** Returns the sizes of the AVIF files, smallest width first. Most browsers use AVIF. */
function readSizes(name: string): string {
  const sizes = [640, 1280, 1920].map((width) => statSync(`public/media/${name}-${width}.avif`).size / 1024);
  return `${sizes.map((size) => size.toFixed(0)).join(' / ')} KB`;
}

function drawCaption(name: string, sizes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width - gap}" height="${captionHeight}" font-family="Inter" font-size="15" fill="#14181b"><text y="22">${name}</text><text x="${cell.width - 2 * gap}" y="22" text-anchor="end" fill="#5c6770">${sizes}</text></svg>`;
  return new Resvg(svg, { font }).render().asPng();
}
