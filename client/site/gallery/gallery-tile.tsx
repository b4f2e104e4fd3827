import { Box, chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GalleryPicture } from './gallery-picture.tsx';
import type { GalleryItem } from './pictures.ts';

export const tileId = (picture: string) => `picture-${picture}`;

interface Props extends GalleryItem {
  first: boolean;
  onOpen: () => void;
}

/** A picture on the wall. Without scripts, or in a tab of its own, its link shows the picture alone. */
export function GalleryTile({ picture, category, first, onOpen }: Props) {
  const { formatMessage } = useIntl();

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <li>
      <Tile id={tileId(picture)} href={`/media/${picture}-1920.webp`} aria-haspopup="dialog" onClick={open}>
        <Box aspectRatio={{ base: '16/10', lg: 'auto' }} height={{ lg: '24rem' }} overflow="hidden" bg="graphite.950">
          <GalleryPicture
            name={picture}
            sizes="(min-width: 1024px) 46rem, (min-width: 761px) 50vw, 100vw"
            alt={formatMessage({ id: `media.${picture}` })}
            priority={first}
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
