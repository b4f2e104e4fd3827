import { Box, chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GalleryPicture } from './gallery-picture.tsx';
import type { GalleryItem } from './pictures.ts';

export const tileId = (picture: string) => `picture-${picture}`;

interface Props extends GalleryItem {
  isFirst: boolean;
  onOpen: () => void;
}

/** A picture of the gallery. Its link opens the image file when scripts are missing or a new tab is requested. */
export function GalleryTile({ picture, category, isFirst, onOpen }: Props) {
  const { formatMessage } = useIntl();

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <li>
      <Tile id={tileId(picture)} href={`/media/${picture}-1920.webp`} aria-haspopup="dialog" onClick={handleClick}>
        <Box aspectRatio={{ base: '16/10', lg: 'auto' }} height={{ lg: '24rem' }} overflow="hidden" bg="graphite.950">
          <GalleryPicture
            name={picture}
            sizes="(min-width: 1024px) 46rem, (min-width: 761px) 50vw, 100vw"
            alt={formatMessage({ id: `media.${picture}` })}
            priority={isFirst}
          />
        </Box>
        <Box as="span" display="block" textStyle="h3" marginTop="16">
          <FormattedMessage id={`gallery.${picture}`} />
        </Box>
        <Box as="span" display="block" textStyle="small" color="fg.muted">
          <FormattedMessage id={`gallery.category.${category}`} />
        </Box>
      </Tile>
    </li>
  );
}

const Tile = chakra('a', {
  base: {
    display: 'block',
    textDecoration: 'none',
    '& img': { transition: 'scale 900ms {easings.out}' },
    _hover: { '& img': { scale: '1.025' }, '& span:first-of-type': { textDecoration: 'underline' } },
  },
});
