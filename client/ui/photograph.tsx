import { Box, type SystemStyleObject } from '@chakra-ui/react';
import { Callout, type CalloutPlace } from './callout.tsx';
import { media, type MediumName } from './media.ts';
import { Picture } from './picture.tsx';

interface Props {
  name: MediumName;
  sizes: string;
  alt: string;
  priority?: boolean;
  /** Turned so that its subject stands at the end of the line and text has the start, in both directions of writing. */
  subjectAtEnd?: boolean;
  /** Parts that it names; where there is no room they are left out. */
  callouts?: CalloutPlace[];
}

/**
 * A photograph that covers its frame, with leader lines that stay on what they name: they are placed in the picture's own
 * coordinates, on a sheet that is cropped together with it.
 */
export function Photograph({ name, subjectAtEnd = false, callouts = [], ...picture }: Props) {
  const { width, height, focus, subject } = { subject: undefined, ...media[name] };
  const turned = subjectAtEnd && subject && (subject === 'left' ? '_ltr' : '_rtl');
  const onlyTurned = (css: SystemStyleObject) => (turned ? { [turned]: css } : {});
  const ratio = width / height;
  const [x, y] = focus;

  return (
    <Box position="absolute" inset="0" overflow="hidden" containerType="size">
      <Box
        position="absolute"
        css={{
          '--x': String(x),
          width: `max(100cqw, 100cqh * ${ratio})`,
          height: `max(100cqh, 100cqw / ${ratio})`,
          left: `calc((100cqw - max(100cqw, 100cqh * ${ratio})) * var(--x))`,
          top: `calc((100cqh - max(100cqh, 100cqw / ${ratio})) * ${y})`,
          ...onlyTurned({ '--x': String(1 - x) }),
        }}
      >
        <Picture name={name} {...picture} css={onlyTurned({ transform: 'scaleX(-1)' })} />
        {callouts.map((place) => (
          <Callout key={place.label} {...place} sheet={{ width, height }} turned={turned} />
        ))}
      </Box>
    </Box>
  );
}
