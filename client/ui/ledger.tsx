import { chakra } from '@chakra-ui/react';

/** A table of figures: hairlines, names at the start, numbers at the end of the line. Wider than a phone, it scrolls. */
export const Ledger = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& caption': { textAlign: 'start', textStyle: 'h3', paddingBottom: '12' },
    '& th, & td': { textAlign: 'start', paddingBlock: '16', paddingInlineEnd: '20', verticalAlign: 'baseline' },
    '& :is(th, td):last-of-type': { paddingInlineEnd: '0' },
    '& thead th': { textStyle: 'small', fontWeight: '400', color: 'fg.muted', paddingBlock: '12' },
    '& thead tr': { borderBottomWidth: '1px', borderColor: 'border.strong' },
    '& tbody tr': { borderBottomWidth: '1px', borderColor: 'border' },
    '& tbody th': { fontWeight: '600' },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& thead [data-number]': { whiteSpace: 'normal' },
  },
});

/** Around a table that may be wider than its place: reached by the keyboard, so that it can be scrolled with it. */
export const LedgerFrame = chakra('div', { base: { overflowX: 'auto' } }, { defaultProps: { tabIndex: 0 } });
