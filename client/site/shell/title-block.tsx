import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../common/brand.ts';

/** The footer's facts, set like the title block of a drawing. */
export function TitleBlock({ year }: { year: number }) {
  const { latitude, longitude } = brand.position;
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: '1fr 1fr 1fr', lg: '2.2fr 1.4fr 1.4fr 1.6fr 1fr' }}
      marginTop="64"
      textStyle="small"
      overflow="hidden"
      borderWidth="1px"
      borderColor="border"
    >
      <Cell name="site.block.company" wide>
        {brand.legalName}
      </Cell>
      <Cell name="site.block.phone" wide>
        <Way href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</Way>
      </Cell>
      <Cell name="site.block.email" wide>
        <Way href={`mailto:${brand.email}`}>{brand.email}</Way>
      </Cell>
      <Cell name="site.block.place">
        <FormattedMessage
          id="site.block.position"
          values={{ latitude: minutes(latitude), longitude: minutes(longitude) }}
        />
      </Cell>
      <Cell name="site.block.revision" last>
        {year}
      </Cell>
    </Box>
  );
}

/** As high as a finger needs, which the cell's own padding makes room for. */
const Way = chakra('a', { base: { display: 'inline-block', paddingBlock: '12px', marginBlock: '-12px' } });

interface CellProps {
  name: string;
  /** A line of its own on a phone. */
  wide?: boolean;
  /** Fills the rest of a tablet's second line. */
  last?: boolean;
  children: ReactNode;
}

function Cell({ name, wide = false, last = false, children }: CellProps) {
  return (
    <Box
      gridColumn={{ base: wide ? '1 / -1' : 'auto', md: last ? 'span 2' : 'auto', lg: 'auto' }}
      paddingBlock="14px"
      paddingInline="18px"
      // Drawn on the outer side of each cell and cut off by the block, so that lines never double.
      boxShadow="-1px -1px 0 var(--k-colors-border)"
      _rtl={{ boxShadow: '1px -1px 0 var(--k-colors-border)' }}
    >
      <Box as="dt" textStyle="tiny" color="fg.subtle">
        <FormattedMessage id={name} />
      </Box>
      <dd>
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </Box>
  );
}

/** Degrees and minutes, as a drawing or a chart gives a position. */
function minutes(degrees: number): string {
  const whole = Math.floor(degrees);
  return `${whole}°${String(Math.round((degrees - whole) * 60)).padStart(2, '0')}′`;
}
