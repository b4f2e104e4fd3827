import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { stampGlyphs } from './stamp-glyphs.ts';

/** Distance between dots; a character is five wide, seven high and stands one from the next. */
const pitch = 10;
const columns = [0, 1, 2, 3, 4];
/** What separates thousands takes the two columns that it has dots in. */
const narrow = [1, 2];
const columnsOf = (character: string) => (/[., ]/.test(character) ? narrow : columns);

/** How much paint a nozzle gives: one line of round ends for each, so that a number costs four elements and not a hundred. */
const nozzles = [
  { width: 9.2, opacity: 0.88 },
  { width: 9.5, opacity: 0.94 },
  { width: 9.9, opacity: 1 },
];

interface Props extends HTMLChakraProps<'svg'> {
  /** Digits, capitals of a reference, `+ - % . ,`. */
  value: string;
  /** What a screen reader says where that is not the value itself. */
  label?: string;
}

/** A number as the marking machine paints it on a slab: dots, slightly uneven. Colour and height are the text's around it. */
export function StampNumber({ value, label = value, ...props }: Props) {
  const { lines, width } = paint(value);
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${7 * pitch}`}
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      direction="ltr"
      width="auto"
      maxWidth="full"
      {...props}
    >
      {nozzles.map(({ width, opacity }, nozzle) => (
        <path key={nozzle} strokeWidth={width} opacity={opacity} d={lines[nozzle]} />
      ))}
    </chakra.svg>
  );
}

/** The unevenness comes from the dot's place, so that a number looks the same on the server, in the browser and tomorrow. */
function paint(value: string) {
  const lines = nozzles.map(() => '');
  let left = 0;
  [...value].forEach((character, index) => {
    const own = columnsOf(character);
    const start = left - (own[0] ?? 0) * pitch;
    left += (own.length + 1) * pitch;
    (stampGlyphs[character] ?? []).forEach((row, line) => {
      for (const column of own.filter((column) => row & (0b10000 >> column))) {
        const seed = index * 35 + line * 5 + column;
        const x = round(start + (column + 0.5) * pitch + unevenness(seed) * 0.9);
        const y = round((line + 0.5) * pitch + unevenness(seed + 0.3) * 0.9);
        lines[Math.floor((unevenness(seed + 0.6) + 0.5) * nozzles.length)] += `M${x} ${y}h0`;
      }
    });
  });
  return { lines, width: left - pitch };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** From −0.5 to just under 0.5. */
const unevenness = (seed: number) => ((Math.sin(seed * 12.9898) * 43_758.5453) % 1) / 2;
