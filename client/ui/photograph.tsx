import { Box, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Callout, type CalloutPlace } from './callout.tsx';
import { media, type Medium, type MediumName } from './media.ts';
import { Picture } from './picture.tsx';

interface Framing {
  /** The point that stays in sight: fractions from the left and from the top. */
  focus: [x: number, y: number];
  /** How much larger than needed to cover the frame. */
  zoom: number;
}

interface Props {
  name: MediumName;
  sizes: string;
  alt: string;
  priority?: boolean;
  /** Turned so that its subject stands at the end of the line and text has the start, in both directions of writing. */
  subjectAtEnd?: boolean;
  /** Another framing where the window is wide. */
  wide?: Framing;
  /** Parts that it names; where there is no room they are left out. */
  callouts?: CalloutPlace[];
  /** Something that covers it exactly and is turned with it. */
  over?: (turned: SystemStyleObject) => ReactNode;
}

/**
 * A photograph that covers its frame, with leader lines that stay on what they name: they are placed in the picture's own
 * coordinates, on a sheet that is cropped together with it.
 */
export function Photograph({ name, subjectAtEnd = false, wide, callouts = [], over, ...picture }: Props) {
  const { width, height, focus, subject }: Medium = media[name];
  const turned = subjectAtEnd && subject !== undefined && (subject === 'left' ? '_ltr' : '_rtl');
  const onlyTurned = (css: SystemStyleObject) => (turned ? { [turned]: css } : {});
  const mirror = onlyTurned({ transform: 'scaleX(-1)' });
  const narrow = { focus, zoom: 1 };

  return (
    <Box position="absolute" inset="0" overflow="hidden" containerType="size">
      <Box
        position="absolute"
        css={{
          '--width': `calc(max(100cqw, 100cqh * ${width / height}) * var(--zoom))`,
          '--height': `calc(max(100cqh, 100cqw * ${height / width}) * var(--zoom))`,
          ...framing(narrow),
          ...onlyTurned(framing(mirrored(narrow))),
          lg: wide && { ...framing(wide), ...onlyTurned(framing(mirrored(wide))) },
          width: 'var(--width)',
          height: 'var(--height)',
          left: 'calc((100cqw - var(--width)) * var(--x))',
          top: 'calc((100cqh - var(--height)) * var(--y))',
        }}
      >
        <Picture name={name} {...picture} css={mirror} />
        {over?.(mirror)}
        {callouts.map((place) => (
          <Callout key={place.label} {...place} sheet={{ width, height }} turned={turned} />
        ))}
      </Box>
    </Box>
  );
}

const framing = ({ focus: [x, y], zoom }: Framing) => ({ '--x': String(x), '--y': String(y), '--zoom': String(zoom) });
const mirrored = ({ focus: [x, y], zoom }: Framing): Framing => ({ focus: [1 - x, y], zoom });
