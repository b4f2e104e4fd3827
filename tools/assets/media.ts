/**
 * npm run media: encodes every master of media/pictures to public/media/<name>-<width>.{avif,webp}.
 * The results are committed, so that neither the build nor the start has to encode pictures. Files newer than their master are skipped.
 */
import { readdir, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const masters = 'media/pictures';
const target = 'public/media';
/** Widths in px; keep in sync with client/ui/picture.tsx. */
const widths = [640, 1280, 1920];
/** Lower qualities cause visible banding in the gradients of the darkest pictures. */
const formats = [
  ['avif', { quality: 52, effort: 5 }],
  ['webp', { quality: 76, effort: 5 }],
] as const;

/** Returns the modification time, or 0 if the file does not exist. */
const modifiedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

await mkdir(target, { recursive: true });
for (const file of await readdir(masters)) {
  const master = path.join(masters, file);
  const masterModifiedAt = await modifiedAt(master);
  for (const width of widths) {
    for (const [format, options] of formats) {
      const output = path.join(target, `${path.parse(file).name}-${width}.${format}`);
      if ((await modifiedAt(output)) > masterModifiedAt) continue;
      const { size } = await sharp(master).resize({ width }).toFormat(format, options).toFile(output);
      console.log(`${output} ${Math.round(size / 1024)} KB`);
    }
  }
}
