/**
 * npm run guilloche: draws the guilloche of each sample certificate, a frame of interwoven waves and a rosette behind the text, to
 * public/guilloche/<certificate>.svg. The results are kept in the repository; each certificate has a rosette of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { certificateCards } from '../../client/site/quality/certificates.ts';
import { certificateSheet, guillocheOf } from '../../client/site/quality/guilloche.ts';

type Point = [x: number, y: number];

const { width, height } = certificateSheet;
const turn = 2 * Math.PI;
/** Of the middle of the frame's waves, from the edge of the sheet. */
const inset = 24;
const swing = 7;
const corner = 26;

/** A closed line through points, each a tenth of a unit exact and told from the one before. */
function closed(points: Point[]): string {
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

/** A point on the rounded rectangle of the frame at a share of its way round, and the direction to the inside. */
function onFrame(share: number): { at: Point; inward: Point } {
  const [w, h] = [width - 2 * (inset + corner), height - 2 * (inset + corner)];
  const arc = (turn / 4) * corner;
  let way = share * 2 * (w + h + 2 * arc);
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const sides = [
    {
      length: w,
      at: (d: number): Point => [left + corner + d, top],
      inward: [0, 1] as Point,
      centre: [right - corner, top + corner],
    },
    {
      length: h,
      at: (d: number): Point => [right, top + corner + d],
      inward: [-1, 0] as Point,
      centre: [right - corner, bottom - corner],
    },
    {
      length: w,
      at: (d: number): Point => [right - corner - d, bottom],
      inward: [0, -1] as Point,
      centre: [left + corner, bottom - corner],
    },
    {
      length: h,
      at: (d: number): Point => [left, bottom - corner - d],
      inward: [1, 0] as Point,
      centre: [left + corner, top + corner],
    },
  ] as const;
  for (const [index, { length, at, inward, centre }] of sides.entries()) {
    if (way <= length) return { at: at(way), inward };
    way -= length;
    if (way <= arc || index === sides.length - 1) {
      const angle = (index - 1 + way / arc) * (turn / 4);
      const outward: Point = [Math.cos(angle), Math.sin(angle)];
      return {
        at: [centre[0] + corner * outward[0], centre[1] + corner * outward[1]],
        inward: [-outward[0], -outward[1]],
      };
    }
    way -= arc;
  }
  throw new RangeError(`${share} is not a share of the way round`);
}

function frame(waves: number, phase: number): string {
  const points = waves * 12;
  return closed(
    Array.from({ length: points }, (_, index) => {
      const share = index / points;
      const { at, inward } = onFrame(share);
      const depth = swing * Math.sin(turn * (waves * share + phase));
      return [at[0] + inward[0] * depth, at[1] + inward[1] * depth];
    }),
  );
}

/** A circle whose radius swings: many of them, each turned a little further, weave the rosette. */
function petals(radius: number, depth: number, count: number, phase: number): string {
  const points = count * 18;
  return closed(
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
  writeFileSync(`public/${guillocheOf(id)}`, svg);
  console.log(`public/${guillocheOf(id)} ${Math.round(svg.length / 1024)} KB`);
}
