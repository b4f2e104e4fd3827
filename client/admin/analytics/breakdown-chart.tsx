import { Box, chakra, Flex } from '@chakra-ui/react';
import { scaleBand, scaleLinear } from 'd3-scale';
import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';

interface BreakdownSeries {
  name: string;
  total: number;
  counts: readonly number[];
  /** Link to the requests. */
  to?: string;
}

const size = { width: 240, height: 44 };

/** Small multiples: one column chart for each value, all with the same scale. */
export function BreakdownChart({ series }: { series: readonly BreakdownSeries[] }) {
  const highest = Math.max(1, ...series.flatMap(({ counts }) => counts));
  return (
    <Box
      as="ul"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(15rem, 1fr))"
      columnGap="6"
      rowGap="3"
      px={{ base: '4', md: '5' }}
    >
      {series.map(({ name, total, counts, to }) => (
        <li key={name}>
          <Flex justify="space-between" gap="2" minH={{ base: '11', md: '6' }} align="center">
            <chakra.span color="fg.muted" truncate>
              {to ? <NameLink to={to}>{name}</NameLink> : name}
            </chakra.span>
            <chakra.b fontWeight="semibold" fontVariantNumeric="tabular-nums">
              <FormattedNumber value={total} />
            </chakra.b>
          </Flex>
          <Columns counts={counts} highest={highest} />
        </li>
      ))}
    </Box>
  );
}

function Columns({ counts, highest }: { counts: readonly number[]; highest: number }) {
  const x = scaleBand([...counts.keys()], [0, size.width]).paddingInner(0.28);
  const columnHeight = scaleLinear([0, highest], [1, size.height]);
  return (
    <chakra.svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      width="full"
      h="11"
      preserveAspectRatio="none"
      direction="ltr"
      aria-hidden
    >
      <chakra.path d={`M0 ${size.height - 0.5}H${size.width}`} stroke="chart.grid" vectorEffect="non-scaling-stroke" />
      {counts.map((count, index) =>
        count === 0 ? null : (
          <chakra.rect
            key={index}
            x={x(index)}
            y={size.height - columnHeight(count)}
            style={{ width: Math.max(0.5, x.bandwidth()), height: columnHeight(count) }}
            fill="chart.1"
          />
        ),
      )}
    </chakra.svg>
  );
}

const NameLink = chakra(Link, {
  base: { py: { base: '3', md: '1' }, _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
