import { chakra } from '@chakra-ui/react';

/** Everything of a page stands between the two edges of its sheet. */
export const Sheet = chakra('div', { base: { width: 'min(100% - 2 * var(--margin), 82rem)', marginInline: 'auto' } });

/** The sheet's twelve columns. */
export const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 'var(--gutter)' },
});
