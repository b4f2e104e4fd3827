import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dimension } from './dimension.tsx';
import { Sheet } from './sheet.tsx';

export interface ChainLink {
  id: string;
  figure: ReactNode;
  unit: ReactNode;
  text: ReactNode;
}

/** Four figures, measured off like the links of a chain dimension. */
export function Chain({ links }: { links: ChainLink[] }) {
  return (
    <Sheet
      asChild
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      rowGap="44px"
      paddingBlock={{ base: '80', lg: '104' }}
    >
      <ul>
        {links.map(({ id, figure, unit, text }) => (
          <Box
            as="li"
            key={id}
            position="relative"
            paddingTop="1.875rem"
            paddingInlineEnd={{ base: '12', md: '24' }}
            css={lastTick}
          >
            <Dimension />
            <Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap=".6rem" rowGap="4">
              <Box as="bdi" dir="ltr" textStyle="fig">
                {figure}
              </Box>
              <Box
                as="span"
                color="fg.muted"
                fontWeight="500"
                whiteSpace="nowrap"
                fontSize={{ base: '.9375rem', md: '1.0625rem' }}
              >
                {unit}
              </Box>
            </Box>
            <Box as="p" color="fg.muted" marginTop="12" maxWidth="27ch" textWrap="pretty">
              {text}
            </Box>
          </Box>
        ))}
      </ul>
    </Sheet>
  );
}

/** The chain ends with a tick, as each of its links begins with one. */
const tick = {
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 0,
    top: '-8px',
    width: '1px',
    height: '25px',
    bg: 'border.strong',
  },
} as const;
const lastTick = { '&:last-of-type': tick, lgDown: { '&:nth-of-type(even)': tick } };
