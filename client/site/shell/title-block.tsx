import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../common/brand.ts';

/** Company data in the footer, styled like the title block of a technical drawing. */
export function TitleBlock() {
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
      <Cell name="site.block.company" isWide>
        {brand.legalName}
      </Cell>
      <Cell name="site.block.phone" isWide>
        <ContactLink href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</ContactLink>
      </Cell>
      <Cell name="site.block.email" isWide>
        <ContactLink href={`mailto:${brand.email}`}>{brand.email}</ContactLink>
      </Cell>
      <Cell name="site.block.place">
        <FormattedMessage
          id="site.block.position"
          values={{ latitude: formatDegrees(latitude), longitude: formatDegrees(longitude) }}
        />
      </Cell>
      <Cell name="site.block.founded" isLast>
        {brand.founded}
      </Cell>
    </Box>
  );
}

/** Enlarges the touch target into the padding of the cell. */
const ContactLink = chakra('a', { base: { display: 'inline-block', paddingBlock: '12px', marginBlock: '-12px' } });

interface CellProps {
  name: string;
  /** Spans the full width on phones. */
  isWide?: boolean;
  /** Fills the rest of the second row on tablets. */
  isLast?: boolean;
  children: ReactNode;
}

function Cell({ name, isWide = false, isLast = false, children }: CellProps) {
  return (
    <Box
      gridColumn={{ base: isWide ? '1 / -1' : 'auto', md: isLast ? 'span 2' : 'auto', lg: 'auto' }}
      paddingBlock="14px"
      paddingInline="18px"
      // A shadow instead of a border: the overflow of the block clips it at the edges, so lines are never doubled.
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

/** Formats a coordinate as degrees and minutes. */
function formatDegrees(degrees: number): string {
  const whole = Math.floor(degrees);
  return `${whole}°${String(Math.round((degrees - whole) * 60)).padStart(2, '0')}′`;
}
