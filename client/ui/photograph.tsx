import { Box, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Callout, type CalloutPosition } from './callout.tsx';
import { media, type Medium, type MediumName } from './media.ts';
import { Picture } from './picture.tsx';

interface Framing {
  /** Focal point: fractions from the left and from the top. */
  focus: [x: number, y: number];
  /** Scale factor; 1 just covers the frame. */
  zoom: number;
}

interface Props {
  name: MediumName;
  sizes: string;
  alt: string;
  priority?: boolean;
  /** Mirrors the picture where needed, so that its subject is at the end of the line and the text at the start, in both text directions. */
  subjectAtEnd?: boolean;
  /** Another framing from breakpoint `lg` on. */
  wide?: Framing;
  /** Labels of parts; hidden on narrow screens. */
  callouts?: CalloutPosition[];
  /** Renders an element that covers the picture exactly; gets the styles that mirror it. */
  over?: (mirrorStyles: SystemStyleObject) => ReactNode;
}

/**
 * A photograph that covers its frame. Callouts stay on their parts: they are positioned in the coordinates of the picture, inside a box
 * that is cropped together with it.
 */
export function Photograph({ name, subjectAtEnd = false, wide, callouts = [], over, ...picture }: Props) {
  const { width, height, focus, subject }: Medium = media[name];
  const mirroredIn = subjectAtEnd && subject !== undefined && (subject === 'left' ? '_ltr' : '_rtl');
  const onlyMirrored = (css: SystemStyleObject) => (mirroredIn ? { [mirroredIn]: css } : {});
  const mirror = onlyMirrored({ transform: 'scaleX(-1)' });
  const narrow = { focus, zoom: 1 };

  return (
    <Box position="absolute" inset="0" overflow="hidden" containerType="size" data-photograph>
      <Box
        position="absolute"
        css={{
          '--width': `calc(max(100cqw, 100cqh * ${width / height}) * var(--zoom))`,
          '--height': `calc(max(100cqh, 100cqw * ${height / width}) * var(--zoom))`,
          ...framingVariables(narrow),
          ...onlyMirrored(framingVariables(mirrorFraming(narrow))),
          lg: wide && { ...framingVariables(wide), ...onlyMirrored(framingVariables(mirrorFraming(wide))) },
          width: 'var(--width)',
          height: 'var(--height)',
          left: 'calc((100cqw - var(--width)) * var(--x))',
          top: 'calc((100cqh - var(--height)) * var(--y))',
        }}
      >
        <Picture name={name} {...picture} css={mirror} />
        {over?.(mirror)}
        {callouts.map((position) => (
          <Callout key={position.label} {...position} master={{ width, height }} mirroredIn={mirroredIn} />
        ))}
      </Box>
    </Box>
  );
}

const framingVariables = ({ focus: [x, y], zoom }: Framing) => ({
  '--x': String(x),
  '--y': String(y),
  '--zoom': String(zoom),
});
const mirrorFraming = ({ focus: [x, y], zoom }: Framing): Framing => ({ focus: [1 - x, y], zoom });
