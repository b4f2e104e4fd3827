import { chakra } from '@chakra-ui/react';

/** The centred container for the content of a page, with the page margins. */
export const PageContainer = chakra('div', {
  base: { width: 'min(100% - 2 * var(--margin), 82rem)', marginInline: 'auto' },
});

/** The grid of twelve columns inside a `PageContainer`. */
export const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 'var(--gutter)' },
});
