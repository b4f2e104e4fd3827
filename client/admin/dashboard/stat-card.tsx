import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Placeholder } from '../kit/placeholder.tsx';

const Card = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    px: { base: '4', md: '5' },
    pt: { base: '3.5', md: '4' },
    pb: '3.5',
    transition: 'background-color {durations.hover} linear',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    // Borders between the cards: two rows of two on phones, one row of four on wide screens.
    borderInlineStartWidth: '1px',
    '&:first-of-type': { borderInlineStartWidth: '0' },
    '&:nth-of-type(3)': { borderInlineStartWidth: { base: '0', lg: '1px' } },
    '&:nth-of-type(n + 3)': { borderTopWidth: { base: '1px', lg: '0' } },
  },
});

interface Props {
  to: string;
  /** Message id. */
  label: string;
  /** Undefined while loading. */
  figure?: ReactNode;
  /** Shown beside the figure. */
  note?: ReactNode;
  /** A small chart at the end of the row. */
  spark?: ReactNode;
  /** A bar of shares below the figure. */
  strip?: ReactNode;
  caption?: ReactNode;
}

/** A figure with its breakdown; the card links to the screen with the records. */
export function StatCard({ to, label, figure, note, spark, strip, caption }: Props) {
  return (
    <Card to={to}>
      <chakra.h2 textStyle="metaStrong" color="fg.muted">
        <FormattedMessage id={label} />
      </chakra.h2>
      <Flex align="end" justify="space-between" gap="3" mt="0.5">
        <Flex align="baseline" wrap="wrap" columnGap="2.5" textStyle="figure" fontVariantNumeric="tabular-nums">
          {figure ?? <Placeholder height="6" width="16" my="1" />}
          {note}
        </Flex>
        {spark}
      </Flex>
      <Flex align="center" h="4.5">
        {strip}
      </Flex>
      <Flex justify="space-between" minH="4" textStyle="meta" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {caption}
      </Flex>
    </Card>
  );
}
