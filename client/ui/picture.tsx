import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { media, type MediumName } from './media.ts';

/** Widths in px that tools/assets/media.js encodes every picture to. */
const widths = [640, 1280, 1920];
const sourceSet = (name: string, format: string) =>
  widths.map((width) => `/media/${name}-${width}.${format} ${width}w`).join(', ');

interface Props extends HTMLChakraProps<'img'> {
  name: MediumName;
  /** How wide it is shown: `(min-width: 1181px) 58vw, 100vw`. */
  sizes: string;
  /** Empty for a picture that only repeats what stands beside it. */
  alt: string;
  /** The first thing a visitor sees: loaded before anything else. */
  priority?: boolean;
  ref?: Ref<HTMLImageElement>;
}

/** A picture of the media list in the size and the format that the browser takes. It fills its box and keeps its focus. */
export function Picture({ name, sizes, priority, ...props }: Props) {
  const { width, height, focus } = media[name];
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <chakra.img
        src={`/media/${name}-1280.webp`}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        boxSize="full"
        objectFit="cover"
        objectPosition={focus.map((share) => `${share * 100}%`).join(' ')}
        {...props}
      />
    </picture>
  );
}
