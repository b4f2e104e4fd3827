import { defineSlotRecipe } from '@chakra-ui/react';

const inset = { base: '20', md: '24' };
const outset = { base: '-1.25rem', md: '-1.5rem' };

export const categoryCardRecipe = defineSlotRecipe({
  slots: ['root', 'view', 'picture', 'tagline', 'features', 'actions', 'ask'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      padding: inset,
      bg: 'bg.panel',
      borderInlineEndWidth: '1px',
      borderBottomWidth: '1px',
      borderColor: 'border',
      '&:hover img, &:focus-within img': { opacity: 0 },
    },
    view: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      aspectRatio: '16 / 11',
      marginInline: outset,
      marginTop: outset,
      marginBottom: '24',
      bg: 'bg.sunken',
    },
    picture: { position: 'absolute', inset: 0, transition: 'opacity {durations.slow}' },
    tagline: { marginTop: '8', fontSize: '.9375rem', lineHeight: 1.5, color: 'fg.muted', _rtl: { lineHeight: 1.8 } },
    features: {
      marginTop: '16',
      marginBottom: '16',
      borderTopWidth: '1px',
      borderColor: 'border',
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums',
      '& li': { paddingBlock: '7px', borderBottomWidth: '1px', borderColor: 'border' },
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: '12',
      marginTop: 'auto',
    },
    ask: {
      minHeight: '44',
      fontWeight: '500',
      fontSize: '.9375rem',
      color: 'fg.muted',
      textDecoration: 'underline',
      textUnderlineOffset: '5px',
      cursor: 'pointer',
      _hover: { color: 'fg' },
    },
  },
});
