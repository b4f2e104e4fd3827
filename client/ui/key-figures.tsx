import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { endTick, DimensionLine } from './dimension-line.tsx';
import { PageContainer } from './page-container.tsx';

interface KeyFigure {
  id: string;
  figure: ReactNode;
  unit: ReactNode;
  text: ReactNode;
}

/** Four key figures under a chain of dimension lines. The texts are aligned, also when a long unit wraps to its own line. */
export function KeyFigures({ figures }: { figures: KeyFigure[] }) {
  return (
    <PageContainer
      asChild
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      rowGap="44px"
      paddingBlock={{ base: '80', lg: '104' }}
    >
      <ul>
        {figures.map(({ id, figure, unit, text }) => (
          <Box
            as="li"
            key={id}
            position="relative"
            display="grid"
            gridTemplateRows="subgrid"
            gridRow="span 2"
            rowGap="12"
            paddingTop="1.875rem"
            paddingInlineEnd={{ base: '12', md: '24' }}
            css={lastTick}
          >
            <DimensionLine />
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
            <Box as="p" color="fg.muted" maxWidth="27ch">
              {text}
            </Box>
          </Box>
        ))}
      </ul>
    </PageContainer>
  );
}

const lastTick = { '&:last-of-type': endTick, lgDown: { '&:nth-of-type(even)': endTick } };
