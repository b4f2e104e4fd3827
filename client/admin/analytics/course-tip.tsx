import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export type LineKind = 'now' | 'before' | 'closed';

/** How a line of the chart is drawn. */
export const LineKey = chakra('span', {
  base: { display: 'inline-block', w: '3.5', h: '2px', flexShrink: 0, bg: 'chart.1' },
  variants: {
    kind: {
      now: {},
      before: {
        bg: 'transparent',
        backgroundImage: 'repeating-linear-gradient(90deg, {colors.chart.2} 0 3px, transparent 3px 6px)',
      },
      closed: { w: '2', h: '2', borderRadius: '2px', bg: 'chart.good' },
    },
  },
});

/** What the lines of the chart are. */
export function Legend({ compared }: { compared: boolean }) {
  const kinds: LineKind[] = compared ? ['now', 'before', 'closed'] : ['now', 'closed'];
  return (
    <Flex wrap="wrap" columnGap="3" textStyle="meta" color="fg.muted">
      {kinds.map((kind) => (
        <Flex as="span" key={kind} align="center" gap="1.5">
          <LineKey kind={kind} />
          <FormattedMessage id={`analytics.line.${kind}`} />
        </Flex>
      ))}
    </Flex>
  );
}

interface Props {
  title: string;
  /** Pixels from the start of the chart, and how wide that is. */
  at: number;
  width: number;
  children: { kind: LineKind; value: ReactNode }[];
}

const tipWidth = 176;

/** The figures of the point that is followed, beside it. */
export function CourseTip({ title, at, width, children }: Props) {
  const left = at + 14 + tipWidth > width ? at - 14 - tipWidth : at + 14;
  return (
    <Box
      aria-hidden
      position="absolute"
      top="0"
      w={`${tipWidth}px`}
      px="2.5"
      py="2"
      borderRadius="lg"
      bg="bg.panel"
      boxShadow="float"
      textStyle="meta"
      pointerEvents="none"
      style={{ left: Math.max(0, left) }}
    >
      <chakra.p fontWeight="medium" mb="0.5">
        {title}
      </chakra.p>
      {children.map(({ kind, value }) => (
        <Flex key={kind} align="center" gap="1.5" color="fg.muted">
          <LineKey kind={kind} />
          <FormattedMessage id={`analytics.line.${kind}`} />
          <chakra.b ms="auto" fontWeight="medium" color="fg" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.b>
        </Flex>
      ))}
    </Box>
  );
}
