/**
 * npm run media: encodes every master of media/pictures to public/media/<name>-<width>.{avif,webp}.
 * The results are kept in the repository, so that neither a build nor a start needs to encode anything.
 * Files that are newer than their master are left alone.
 */
import { readdir, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const masters = 'media/pictures';
const target = 'public/media';
/** Widths in px; the same list stands in client/ui/picture.tsx. */
const widths = [640, 1280, 1920];
/** Measured on the darkest masters: below these qualities the graphite gradients band. */
const formats = /** @type {const} */ ([
  ['avif', { quality: 52, effort: 5 }],
  ['webp', { quality: 76, effort: 5 }],
]);

/** @param {string} file */
const changedAt = (file) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

await mkdir(target, { recursive: true });
for (const file of await readdir(masters)) {
  const master = path.join(masters, file);
  const renderedAt = await changedAt(master);
  for (const width of widths) {
    for (const [format, options] of formats) {
      const output = path.join(target, `${path.parse(file).name}-${width}.${format}`);
      if ((await changedAt(output)) > renderedAt) continue;
      const { size } = await sharp(master).resize({ width }).toFormat(format, options).toFile(output);
      console.log(`${output} ${Math.round(size / 1024)} KB`);
    }
  }
}
