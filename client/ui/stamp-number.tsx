import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { stampGlyphs } from './stamp-glyphs.ts';

/** Distance between dots in units of the view box. A character is five dots wide and seven high, with one dot of space after it. */
const pitch = 10;
const columns = [0, 1, 2, 3, 4];
/** Separators take only the two columns in which they have dots. */
const separatorColumns = [1, 2];
const getColumns = (character: string) => (/[., ]/.test(character) ? separatorColumns : columns);

/** Dots have one of three strengths. Each strength is a single path with round line ends, so that a number needs few elements. */
const strengths = [
  { width: 9.2, opacity: 0.88 },
  { width: 9.5, opacity: 0.94 },
  { width: 9.9, opacity: 1 },
];

interface Props extends HTMLChakraProps<'svg'> {
  /** Characters of `stampGlyphs`. */
  value: string;
  /** Text for screen readers; by default the value. */
  label?: string;
}

/** A number in slightly uneven dots, as a marking machine paints it on a steel slab. Colour and height follow the surrounding text. */
export function StampNumber({ value, label = value, ...props }: Props) {
  const { paths, width } = drawDots(value);
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
      {strengths.map(({ width, opacity }, index) => (
        <path key={index} strokeWidth={width} opacity={opacity} d={paths[index]} />
      ))}
    </chakra.svg>
  );
}

/** Returns the path of each strength. `getUnevenness` depends only on the position of a dot, so that server and browser render the same. */
function drawDots(value: string) {
  const paths = strengths.map(() => '');
  let left = 0;
  [...value].forEach((character, index) => {
    const usedColumns = getColumns(character);
    const start = left - (usedColumns[0] ?? 0) * pitch;
    left += (usedColumns.length + 1) * pitch;
    (stampGlyphs[character] ?? []).forEach((row, line) => {
      for (const column of usedColumns.filter((column) => row & (0b10000 >> column))) {
        const seed = index * 35 + line * 5 + column;
        const x = round(start + (column + 0.5) * pitch + getUnevenness(seed) * 0.9);
        const y = round((line + 0.5) * pitch + getUnevenness(seed + 0.3) * 0.9);
        paths[Math.floor((getUnevenness(seed + 0.6) + 0.5) * strengths.length)] += `M${x} ${y}h0`;
      }
    });
  });
  return { paths, width: left - pitch };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns a pseudo-random number from −0.5 to just under 0.5. */
const getUnevenness = (seed: number) => ((Math.sin(seed * 12.9898) * 43_758.5453) % 1) / 2;
