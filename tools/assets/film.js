/**
 * npm run film [-- --frames FOLDER]: encodes the frames that media/scenes/hero-film.py renders (000.png …) to public/media/hero-film.av1.mp4
 * and .h264.mp4, and their first one to the master of the still before the film; then, or without frames, checks what is there: sizes,
 * that it is a loop without a seam or flicker, and that it begins with its still. Needs ffmpeg (Debian's package of that name).
 */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const name = 'hero-film';
const framesPerSecond = 24;
/** Smallest that a browser knows first; `megabytes` is the most that each may have. */
const encodings = /** @type {const} */ ([
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
]);

/** Those of the web, and said so: otherwise ffmpeg takes the matrix of small pictures, and the film is of another red than its still. */
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];

/** @param {string[]} args */
const ffmpeg = (...args) =>
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'inherit'] });

const { values } = parseArgs({ options: { frames: { type: 'string' } } });
if (values.frames) {
  const input = ['-framerate', `${framesPerSecond}`, '-i', `${values.frames}/%03d.png`];
  for (const { file, codec } of encodings)
    ffmpeg(...input, ...codec, ...colours, '-an', '-movflags', '+faststart', file);
  await sharp(`${values.frames}/000.png`).webp({ quality: 95 }).toFile(`media/pictures/${name}.webp`);
}

/**
 * Small frames: what a viewer follows, without the grain.
 * @param {string} file a film or a picture
 */
function framesOf(file) {
  const [columns, rows] = [160, 90];
  const pixels = ffmpeg('-i', file, '-vf', `scale=${columns}:${rows}:flags=area,format=rgb24`, '-f', 'rawvideo', '-');
  const size = columns * rows * 3;
  return Array.from({ length: pixels.length / size }, (_, index) => pixels.subarray(index * size, (index + 1) * size));
}

/** Mean difference of two frames, of 255. @param {Uint8Array} a @param {Uint8Array} b */
const difference = (a, b) => a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
/** @param {Uint8Array} frame */
const brightness = (frame) => frame.reduce((sum, value) => sum + value, 0) / frame.length;

/** @type {string[]} */
const faults = [];
for (const { file, megabytes } of encodings) {
  const size = statSync(file).size / 1_000_000;
  const frames = framesOf(file);
  const steps = frames.map((frame, index) => difference(frame, frames[(index + 1) % frames.length] ?? frame));
  const seam = steps.at(-1) ?? 0;
  const largest = Math.max(...steps.slice(0, -1));
  const light = frames.map(brightness);
  const flicker = Math.max(
    ...light.map((value, index) =>
      Math.abs(value - ((light.at(index - 1) ?? 0) + (light[(index + 1) % light.length] ?? 0)) / 2),
    ),
  );
  const [still = new Uint8Array()] = framesOf(`media/pictures/${name}.webp`);
  const fromStill = difference(frames[0] ?? new Uint8Array(), still);
  console.log(
    `${file}: ${size.toFixed(2)} MB, ${frames.length} frames; from frame to frame at most ${largest.toFixed(2)} of 255, ` +
      `from the last to the first ${seam.toFixed(2)}; flicker ${flicker.toFixed(2)}; from the still ${fromStill.toFixed(2)}`,
  );
  if (size > megabytes) faults.push(`${file} is larger than ${megabytes} MB`);
  if (frames.length < 5 * framesPerSecond || frames.length > 8 * framesPerSecond)
    faults.push(`${file} has not 5 to 8 s`);
  if (seam > largest * 1.1) faults.push(`${file} has a seam`);
  if (flicker > 1) faults.push(`${file} flickers`);
  if (fromStill > 2) faults.push(`${file} does not begin with its still`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
