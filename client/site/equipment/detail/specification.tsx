import { chakra } from '@chakra-ui/react';

/** A definition list of technical values; each row has a label, a drawing or explanation, and the value. Rows with `data-words` have
 * only label and text. */
export const SpecificationList = chakra('dl', {
  base: {
    borderTopWidth: '2px',
    borderColor: 'fg',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr auto', md: '3fr 5.4fr 2.6fr' },
      columnGap: '24',
      rowGap: '12',
      alignItems: 'center',
      paddingBlock: '16',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& > [data-words]': { gridTemplateColumns: { base: '1fr', md: '4fr 8fr' }, rowGap: '4' },
    '& dt': { fontWeight: '500' },
    '& dt small': { display: 'block', textStyle: 'small', fontWeight: '400', color: 'fg.muted' },
    '& [data-drawn]': {
      gridRow: { base: 2, md: 'auto' },
      gridColumn: { base: '1 / -1', md: 'auto' },
      color: 'fg.muted',
    },
    '& [data-figure]': {
      fontFamily: 'heading',
      fontWeight: '500',
      fontSize: 'clamp(1.25rem, 1.9vw, 1.6875rem)',
      lineHeight: 1.1,
      letterSpacing: '-.015em',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      _rtl: { letterSpacing: 0, lineHeight: 1.5 },
    },
  },
});
