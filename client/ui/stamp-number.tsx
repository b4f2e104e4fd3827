import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { stampGlyphs } from './stamp-glyphs.ts';

/** Distance between dots; a character is five wide, seven high and stands one from the next. */
const pitch = 10;
const columns = [0, 1, 2, 3, 4];
/** What separates thousands takes the two columns that it has dots in. */
const narrow = [1, 2];
const columnsOf = (character: string) => (/[., ]/.test(character) ? narrow : columns);

interface Props extends HTMLChakraProps<'svg'> {
  /** Digits, capitals of a reference, `+ - % . ,`. */
  value: string;
  /** What a screen reader says where that is not the value itself. */
  label?: string;
}

/** A number as the marking machine paints it on a slab: dots, slightly uneven. Colour and height are the text's around it. */
export function StampNumber({ value, label = value, ...props }: Props) {
  const { dots, width } = paint(value);
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${7 * pitch}`}
      role="img"
      aria-label={label}
      fill="currentColor"
      direction="ltr"
      width="auto"
      maxWidth="full"
      {...props}
    >
      {dots.map(({ x, y, radius, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity={opacity} />
      ))}
    </chakra.svg>
  );
}

/** The unevenness comes from the dot's place, so that a number looks the same on the server, in the browser and tomorrow. */
function paint(value: string) {
  let left = 0;
  const dots = [...value].flatMap((character, index) => {
    const own = columnsOf(character);
    const start = left - (own[0] ?? 0) * pitch;
    left += (own.length + 1) * pitch;
    return (stampGlyphs[character] ?? []).flatMap((row, line) =>
      own
        .filter((column) => row & (0b10000 >> column))
        .map((column) => {
          const seed = index * 35 + line * 5 + column;
          return {
            x: round(start + (column + 0.5) * pitch + unevenness(seed) * 0.9),
            y: round((line + 0.5) * pitch + unevenness(seed + 0.3) * 0.9),
            radius: round(4.75 + unevenness(seed + 0.6) * 0.4),
            opacity: round(0.94 + unevenness(seed + 0.9) * 0.12),
          };
        }),
    );
  });
  return { dots, width: left - pitch };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Between −0.5 and 0.5. */
const unevenness = (seed: number) => ((Math.sin(seed * 12.9898) * 43_758.5453) % 1) / 2;
