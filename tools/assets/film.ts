/**
 * With `--frames FOLDER`: encodes the frames rendered by media/scenes/hero-film.py (000.png …) to public/media/hero-film.av1.mp4 and
 * .h264.mp4, and the first frame to the master of the poster image. Then, also without --frames, it checks the files: their sizes, that the
 * film loops without seam and flicker, and that it starts with the poster. Requires ffmpeg.
 */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const name = 'hero-film';
const FRAMES_PER_SECOND = 24;
/** `megabytes` is the maximum size of the file. */
const encodings = [
  {
    file: `public/media/${name}.av1.mp4`,
    megabytes: 1.5,
    codec: ['-c:v', 'libsvtav1', '-preset', '3', '-crf', '38', '-g', '120', '-svtav1-params', 'tune=0:film-grain=0'],
  },
  {
    file: `public/media/${name}.h264.mp4`,
    megabytes: 2,
    codec: [
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-profile:v',
      'high',
      '-level',
      '4.0',
      '-crf',
      '25',
      '-tune',
      'film',
    ],
  },
] as const;

/** Colour space of the web (BT.709). Without it ffmpeg assumes BT.601 for small pictures, and the colours differ from the poster. */
const colours = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'inherit'] });

const { values } = parseArgs({ options: { frames: { type: 'string' } } });
if (values.frames) {
  const input = ['-framerate', `${FRAMES_PER_SECOND}`, '-i', `${values.frames}/%03d.png`];
  for (const { file, codec } of encodings)
    ffmpeg(...input, ...codec, ...colours, '-an', '-movflags', '+faststart', file);
  await sharp(`${values.frames}/000.png`).webp({ quality: 95 }).toFile(`media/pictures/${name}.webp`);
}

/** Returns the frames of a film or picture, scaled down to remove grain, as RGB bytes. */
function readFrames(file: string): Uint8Array[] {
  const [columns, rows] = [160, 90];
  const pixels = ffmpeg('-i', file, '-vf', `scale=${columns}:${rows}:flags=area,format=rgb24`, '-f', 'rawvideo', '-');
  const size = columns * rows * 3;
  return Array.from({ length: pixels.length / size }, (_, index) => pixels.subarray(index * size, (index + 1) * size));
}

/** Returns the mean difference of two frames, from 0 to 255. */
const difference = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
/** Returns the mean brightness of a frame. */
const brightness = (frame: Uint8Array) => frame.reduce((sum, value) => sum + value, 0) / frame.length;

const faults: string[] = [];
for (const { file, megabytes } of encodings) {
  const size = statSync(file).size / 1_000_000;
  const frames = readFrames(file);
  const differences = frames.map((frame, index) => difference(frame, frames[(index + 1) % frames.length] ?? frame));
  const seam = differences.at(-1) ?? 0;
  const largest = Math.max(...differences.slice(0, -1));
  const brightnesses = frames.map(brightness);
  const flicker = Math.max(
    ...brightnesses.map((value, index) =>
      Math.abs(
        value - ((brightnesses.at(index - 1) ?? 0) + (brightnesses[(index + 1) % brightnesses.length] ?? 0)) / 2,
      ),
    ),
  );
  const [poster = new Uint8Array()] = readFrames(`media/pictures/${name}.webp`);
  const posterDifference = difference(frames[0] ?? new Uint8Array(), poster);
  console.log(
    `${file}: ${size.toFixed(2)} MB, ${frames.length} frames; largest difference between frames ${largest.toFixed(2)} of 255, ` +
      `between last and first ${seam.toFixed(2)}; flicker ${flicker.toFixed(2)}; difference to the poster ${posterDifference.toFixed(2)}`,
  );
  if (size > megabytes) faults.push(`${file} is larger than ${megabytes} MB`);
  if (frames.length < 5 * FRAMES_PER_SECOND || frames.length > 8 * FRAMES_PER_SECOND)
    faults.push(`${file} is not 5 to 8 s long`);
  if (seam > largest * 1.1) faults.push(`${file} has a seam`);
  if (flicker > 1) faults.push(`${file} flickers`);
  if (posterDifference > 2) faults.push(`${file} does not start with its poster`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
