import { defineSlotRecipe } from '@chakra-ui/react';

export const galleryRecipe = defineSlotRecipe({
  slots: ['frame', 'thumbnails', 'thumbnail'],
  base: {
    frame: { position: 'relative', aspectRatio: '16 / 10', bg: 'graphite.800' },
    thumbnails: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, 1fr)',
      gap: { base: '8', md: '12' },
      marginTop: '12',
    },
    thumbnail: {
      position: 'relative',
      display: 'block',
      width: 'full',
      aspectRatio: '16 / 10',
      cursor: 'pointer',
      '&[aria-current=true]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: '-7px',
        height: '3px',
        bg: 'fg',
      },
    },
  },
});
