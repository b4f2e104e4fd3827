import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { media, type MediumName } from './media.ts';

/** Widths in pixels of the encoded pictures; tools/assets/media.ts has the same list. */
const widths = [640, 1280, 1920];
const sourceSet = (name: string, format: string) =>
  widths.map((width) => `/media/${name}-${width}.${format} ${width}w`).join(', ');

interface Props extends HTMLChakraProps<'img'> {
  name: MediumName;
  /** The `sizes` attribute of the image, such as `(min-width: 1181px) 58vw, 100vw`. */
  sizes: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** For a picture above the fold: loaded eagerly and with high priority. */
  priority?: boolean;
  ref?: Ref<HTMLImageElement>;
}

/** A picture of `media` in the best size and format for the browser. It covers its box and keeps its focal point visible. */
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
