import { defineSlotRecipe } from '@chakra-ui/react';

export const lightboxRecipe = defineSlotRecipe({
  slots: ['root', 'bar', 'figure', 'picture', 'caption'],
  base: {
    root: {
      position: 'fixed',
      inset: 0,
      boxSize: 'full',
      maxWidth: 'none',
      maxHeight: 'none',
      flexDirection: 'column',
      bg: 'graphite.950',
      '&[open]': { display: 'flex' },
      _rtl: { '& :is(.lucide-chevron-left, .lucide-chevron-right)': { transform: 'scaleX(-1)' } },
    },
    bar: {
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingInline: 'var(--margin)',
      paddingBlock: '12',
      fontWeight: '500',
    },
    figure: {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minHeight: 0,
      userSelect: 'none',
      touchAction: 'pan-y pinch-zoom',
    },
    picture: { flex: 1, minHeight: 0, '& img': { maxHeight: 'full' } },
    caption: { paddingInline: 'var(--margin)', paddingBlock: '20px 28px' },
  },
});
