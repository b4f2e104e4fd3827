import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { stampGlyphs } from './stamp-glyphs.ts';

/** Distance between dots; a character is five wide, seven high and stands one and a half from the next. */
const pitch = 10;
const advance = 6 * pitch;

interface Props extends HTMLChakraProps<'svg'> {
  /** Digits, capitals of a reference, `+ - % . ,`. */
  value: string;
  /** What a screen reader says where that is not the value itself. */
  label?: string;
}

/** A number as the marking machine paints it on a slab: dots, slightly uneven. Colour and height are the text's around it. */
export function StampNumber({ value, label = value, ...props }: Props) {
  const width = value.length * advance - pitch;
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
      {dotsOf(value).map(({ x, y, radius, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity={opacity} />
      ))}
    </chakra.svg>
  );
}

/** The unevenness comes from the dot's place, so that a number looks the same on the server, in the browser and tomorrow. */
function dotsOf(value: string) {
  return [...value].flatMap((character, index) =>
    (stampGlyphs[character] ?? []).flatMap((row, line) =>
      [0, 1, 2, 3, 4]
        .filter((column) => row & (0b10000 >> column))
        .map((column) => {
          const seed = index * 35 + line * 5 + column;
          return {
            x: round(index * advance + (column + 0.5) * pitch + unevenness(seed) * 0.9),
            y: round((line + 0.5) * pitch + unevenness(seed + 0.3) * 0.9),
            radius: round(4.75 + unevenness(seed + 0.6) * 0.4),
            opacity: round(0.94 + unevenness(seed + 0.9) * 0.12),
          };
        }),
    ),
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Between −0.5 and 0.5. */
const unevenness = (seed: number) => ((Math.sin(seed * 12.9898) * 43_758.5453) % 1) / 2;
