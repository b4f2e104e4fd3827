import { Box } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { company } from '../../../common/business.ts';
import { Dimension } from '../../ui/dimension.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Words: `home.stats.<id>.unit` and `home.stats.<id>.text`. */
const stats = [
  { id: 'years', value: company.years, atLeast: true },
  { id: 'countries', value: company.countries, atLeast: true },
  { id: 'tons', value: company.monthlyTons, atLeast: true },
  { id: 'success', value: company.success, style: 'percent' },
] as const;

/** Four figures of the company, measured off like the links of a chain dimension. */
export function StatsChain() {
  return (
    <Sheet
      asChild
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      rowGap="44px"
      paddingBlock={{ base: '80', lg: '104' }}
    >
      <ul>
        {stats.map(({ id, value, ...format }) => (
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
                <FormattedNumber value={value} style={'style' in format ? format.style : 'decimal'} />
                {'atLeast' in format && '+'}
              </Box>
              <Box
                as="span"
                color="fg.muted"
                fontWeight="500"
                whiteSpace="nowrap"
                fontSize={{ base: '.9375rem', md: '1.0625rem' }}
              >
                <FormattedMessage id={`home.stats.${id}.unit`} />
              </Box>
            </Box>
            <Box as="p" color="fg.muted" marginTop="12" maxWidth="27ch" textWrap="pretty">
              <FormattedMessage id={`home.stats.${id}.text`} values={{ founded: brand.founded }} />
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
