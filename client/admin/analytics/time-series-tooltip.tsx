import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

type LineKind = 'now' | 'before' | 'closed';

/** A sample of a line of the chart, for the legend and the tooltip. */
const LineSample = chakra('span', {
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

export function Legend({ hasPrevious }: { hasPrevious: boolean }) {
  const kinds: LineKind[] = hasPrevious ? ['now', 'before', 'closed'] : ['now', 'closed'];
  return (
    <Flex wrap="wrap" columnGap="3" textStyle="meta" color="fg.muted">
      {kinds.map((kind) => (
        <Flex as="span" key={kind} align="center" gap="1.5">
          <LineSample kind={kind} />
          <FormattedMessage id={`analytics.line.${kind}`} />
        </Flex>
      ))}
    </Flex>
  );
}

interface Props {
  title: string;
  /** Position of the point in the chart, in pixels. */
  x: number;
  /** Pixels. */
  chartWidth: number;
  children: { kind: LineKind; value: ReactNode }[];
}

/** Pixels. */
const tooltipWidth = 176;
/** Pixels between the point and the tooltip. */
const gap = 14;

/** The figures of the selected point, beside it. */
export function TimeSeriesTooltip({ title, x, chartWidth, children }: Props) {
  const left = x + gap + tooltipWidth > chartWidth ? x - gap - tooltipWidth : x + gap;
  return (
    <Box
      aria-hidden
      position="absolute"
      top="0"
      w={`${tooltipWidth}px`}
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
          <LineSample kind={kind} />
          <FormattedMessage id={`analytics.line.${kind}`} />
          <chakra.b ms="auto" fontWeight="medium" color="fg" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.b>
        </Flex>
      ))}
    </Box>
  );
}
