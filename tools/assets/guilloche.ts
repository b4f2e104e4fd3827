/**
 * Draws the guilloche pattern of each sample certificate, a frame of interwoven waves and a rosette, to
 * public/guilloche/<certificate>.svg. The results are committed. Each certificate has a different rosette.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { certificateCards } from '../../client/site/quality/certificates.ts';
import { certificateSize, getGuillochePath } from '../../client/site/quality/guilloche.ts';

type Point = [x: number, y: number];

const { width, height } = certificateSize;
const turn = 2 * Math.PI;
/** Distance from the edge of the sheet to the centre line of the waves. */
const inset = 24;
const amplitude = 7;
const cornerRadius = 26;

/** Returns a closed SVG path through points, with relative coordinates rounded to tenths. */
function closedPath(points: Point[]): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [[firstX, firstY] = [0, 0], ...others] = tenths;
  let [x, y] = [firstX, firstY];
  const steps = others.map(([nextX, nextY]) => {
    const step = `${(nextX - x) / 10} ${(nextY - y) / 10}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${firstX / 10} ${firstY / 10}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** Returns the point at a fraction of the perimeter of the rounded frame, and the direction to the inside. */
function pointOnFrame(fraction: number): { at: Point; inward: Point } {
  const [w, h] = [width - 2 * (inset + cornerRadius), height - 2 * (inset + cornerRadius)];
  const arc = (turn / 4) * cornerRadius;
  let distance = fraction * 2 * (w + h + 2 * arc);
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const sides = [
    {
      length: w,
      at: (d: number): Point => [left + cornerRadius + d, top],
      inward: [0, 1] as Point,
      centre: [right - cornerRadius, top + cornerRadius],
    },
    {
      length: h,
      at: (d: number): Point => [right, top + cornerRadius + d],
      inward: [-1, 0] as Point,
      centre: [right - cornerRadius, bottom - cornerRadius],
    },
    {
      length: w,
      at: (d: number): Point => [right - cornerRadius - d, bottom],
      inward: [0, -1] as Point,
      centre: [left + cornerRadius, bottom - cornerRadius],
    },
    {
      length: h,
      at: (d: number): Point => [left, bottom - cornerRadius - d],
      inward: [1, 0] as Point,
      centre: [left + cornerRadius, top + cornerRadius],
    },
  ] as const;
  for (const [index, { length, at, inward, centre }] of sides.entries()) {
    if (distance <= length) return { at: at(distance), inward };
    distance -= length;
    if (distance <= arc || index === sides.length - 1) {
      const angle = (index - 1 + distance / arc) * (turn / 4);
      const outward: Point = [Math.cos(angle), Math.sin(angle)];
      return {
        at: [centre[0] + cornerRadius * outward[0], centre[1] + cornerRadius * outward[1]],
        inward: [-outward[0], -outward[1]],
      };
    }
    distance -= arc;
  }
  throw new RangeError(`${fraction} is not between 0 and 1`);
}

function frame(waves: number, phase: number): string {
  const points = waves * 12;
  return closedPath(
    Array.from({ length: points }, (_, index) => {
      const fraction = index / points;
      const { at, inward } = pointOnFrame(fraction);
      const depth = amplitude * Math.sin(turn * (waves * fraction + phase));
      return [at[0] + inward[0] * depth, at[1] + inward[1] * depth];
    }),
  );
}

/** Returns a circle with an oscillating radius. Several of them with different phases form the rosette. */
function petals(radius: number, depth: number, count: number, phase: number): string {
  const points = count * 18;
  return closedPath(
    Array.from({ length: points }, (_, index) => {
      const angle = (turn * index) / points;
      const r = radius + depth * Math.cos(count * angle + turn * phase);
      return [width / 2 + r * Math.cos(angle), height / 2 + r * Math.sin(angle)];
    }),
  );
}

mkdirSync('public/guilloche', { recursive: true });
for (const [index, { id }] of certificateCards.entries()) {
  const count = 9 + 2 * index;
  const thirds = [0, 1 / 3, 2 / 3];
  const rosette = [
    ...thirds.flatMap((phase) => [petals(138, 34, count, phase), petals(92, 26, count + 3, phase)]),
    ...thirds.map((phase) => petals(50, 15, count - 2, phase)),
  ];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-width=".6">` +
    `<path stroke="#465059" d="${[0, 1 / 4, 1 / 2, 3 / 4].map((phase) => frame(64, phase)).join('')}"/>` +
    `<path stroke="#838d95" stroke-opacity=".45" d="${rosette.join('')}"/></svg>\n`;
  writeFileSync(`public/${getGuillochePath(id)}`, svg);
  console.log(`public/${getGuillochePath(id)} ${Math.round(svg.length / 1024)} KB`);
}
