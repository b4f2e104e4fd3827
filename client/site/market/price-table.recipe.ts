import { chakra } from '@chakra-ui/react';

/**
 * Table of prices. On phones a row shows product and terms, the sparkline, and the price above its weekly change. Cells with the class
 * `wide` are visible from `lg` on, cells with the class `range` from `xl` on.
 */
export const PriceTableElement = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums lining-nums',
    borderCollapse: 'collapse',
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    display: 'block',
    '& tbody': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 4rem auto', columnGap: '14px' },
    '& tbody tr': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      alignItems: 'center',
      paddingBlock: '12',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& th': { textAlign: 'start', fontWeight: '600' },
    '& tbody th': { gridColumn: '1', gridRow: '1', lineHeight: 1.35, _rtl: { lineHeight: 1.7 } },
    '& .terms': { gridColumn: '1', gridRow: '2', textStyle: 'small', color: 'fg.muted' },
    '& .curve': { gridColumn: '2', gridRow: '1 / span 2', '& svg': { width: '4rem', height: '1.75rem' } },
    '& .price': { gridColumn: '3', gridRow: '1', textAlign: 'end', fontSize: '1.1875rem', fontWeight: '600' },
    '& .week': { gridColumn: '3', gridRow: '2', textAlign: 'end', textStyle: 'small' },
    '& .wide': { display: 'none' },
    lg: {
      display: 'table',
      '& thead': { position: 'static', display: 'table-header-group', clipPath: 'none' },
      '& tbody': { display: 'table-row-group' },
      '& tbody tr, & thead tr': { display: 'table-row' },
      '& :is(td, th)': {
        height: '3.75rem',
        paddingInline: '12',
        borderBottomWidth: '1px',
        borderColor: 'border',
        verticalAlign: 'middle',
      },
      '& tr > th:first-of-type': { paddingInlineStart: '0' },
      '& tr > :last-child': { paddingInlineEnd: '0' },
      '& thead th': { height: '3rem', textStyle: 'tiny', fontWeight: '500', color: 'fg.muted', whiteSpace: 'nowrap' },
      '& :is(.price, .week, .number, .curve)': { textAlign: 'end', whiteSpace: 'nowrap' },
      '& .terms': { fontSize: '1rem' },
      '& .week': { fontSize: '1rem' },
      '& .curve svg': { width: { base: '6rem', xl: '7.5rem' }, height: '1.875rem', marginInlineStart: 'auto' },
      '& .wide:not(.range)': { display: 'table-cell' },
    },
    xl: { '& .range': { display: 'table-cell' } },
  },
});
