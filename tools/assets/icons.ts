/**
 * npm run icons: draws public/icon.svg as browsers, telephones and home screens ask for it: favicon.ico, apple-touch-icon.png and
 * site.webmanifest with its icons. The results are kept in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brand } from '../../common/brand.ts';

const source = await readFile('public/icon.svg');
/** The ground of icon.svg. */
const background = '#14181b';

/**
 * @param size px, each way
 * @param part of it that the sign takes; a launcher may cut off all but the inner 80 % of a maskable icon
 */
async function icon(size: number, part = 1): Promise<Buffer> {
  const sign = await sharp(source, { density: (72 * size) / 40 })
    .resize(Math.round(size * part))
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: sign }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Icons of less than 256 px in one file, as Windows defined it: 6 bytes, 16 for each icon, their PNGs. */
async function ico(pngs: Buffer[]): Promise<Buffer> {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, png] of pngs.entries()) {
    const { width = 0, height = 0 } = await sharp(png).metadata();
    const entry = 6 + 16 * index;
    head.writeUInt8(width, entry);
    head.writeUInt8(height, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}

const manifest = {
  name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: '#f8f8f7',
  theme_color: background,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

const files = {
  'favicon.ico': await ico(await Promise.all([16, 32, 48].map((size) => icon(size)))),
  'apple-touch-icon.png': await icon(180),
  'icon-192.png': await icon(192),
  'icon-512.png': await icon(512),
  'icon-maskable-512.png': await icon(512, 0.72),
  'site.webmanifest': Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(`public/${name}`, content);
  console.log(`public/${name} ${content.length} bytes`);
}
