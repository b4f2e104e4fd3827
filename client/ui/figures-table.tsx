import { chakra } from '@chakra-ui/react';

/** A table of figures with thin lines between the rows; cells with `data-number` are aligned to the end of the line. */
export const FiguresTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& caption': { textAlign: 'start', textStyle: 'h3', paddingBottom: '12' },
    '& th, & td': { textAlign: 'start', paddingBlock: '16', paddingInlineEnd: '20', verticalAlign: 'baseline' },
    '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: '0' },
    '& thead th': { textStyle: 'small', fontWeight: '400', color: 'fg.muted', paddingBlock: '12' },
    '& thead tr': { borderBottomWidth: '1px', borderColor: 'border.strong' },
    '& tbody tr': { borderBottomWidth: '1px', borderColor: 'border' },
    '& tbody th, & tfoot :is(th, td)': { fontWeight: '600' },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& thead [data-number]': { whiteSpace: 'normal' },
  },
});
