/**
 * Renders public/icon.svg to favicon.ico, apple-touch-icon.png and the icons of site.webmanifest. The results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brand } from '../../common/brand.ts';

const source = await readFile('public/icon.svg');
/** Background colour of icon.svg. */
const background = '#14181b';

/**
 * Renders a square icon as PNG.
 * @param size in px
 * @param scale relative size of the logo; launchers may crop a maskable icon to its inner 80 %
 */
async function renderIcon(size: number, scale = 1): Promise<Buffer> {
  const logo = await sharp(source, { density: (72 * size) / 40 })
    .resize(Math.round(size * scale))
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: logo }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Builds an ICO file of PNG icons smaller than 256 px: a header of 6 bytes, 16 bytes for each icon, then the PNGs. */
async function buildIco(pngs: Buffer[]): Promise<Buffer> {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [index, png] of pngs.entries()) {
    const { width, height } = await sharp(png).metadata();
    const entry = 6 + 16 * index;
    header.writeUInt8(width, entry);
    header.writeUInt8(height, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pngs]);
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
  'favicon.ico': await buildIco(await Promise.all([16, 32, 48].map((size) => renderIcon(size)))),
  'apple-touch-icon.png': await renderIcon(180),
  'icon-192.png': await renderIcon(192),
  'icon-512.png': await renderIcon(512),
  'icon-maskable-512.png': await renderIcon(512, 0.72),
  'site.webmanifest': Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(`public/${name}`, content);
  console.log(`public/${name} ${content.length} bytes`);
}
