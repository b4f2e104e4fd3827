import { chakra } from '@chakra-ui/react';

/** A row of a list: its text, and marks or buttons at the end, which wrap on a phone. */
export const ListRow = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '3',
    px: { base: '4', md: '5' },
    py: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});
