import { chakra, Flex } from '@chakra-ui/react';
import { scaleBand, scaleLinear } from 'd3-scale';

interface Share {
  name: string;
  value: number;
  /** Color token of the theme. */
  color: string;
}

/**
 * A bar divided into shares. It is empty when all values are 0.
 * @param props.label description for screen readers
 */
export function ShareStrip({ shares, label }: { shares: Share[]; label: string }) {
  const filled = shares.filter(({ value }) => value > 0);
  return (
    <Flex
      role="img"
      aria-label={label}
      gap="2px"
      h="1"
      width="full"
      borderRadius="1px"
      bg={filled.length > 0 ? undefined : 'bg.muted'}
    >
      {filled.map(({ name, value, color }) => (
        <chakra.span key={name} flex={`${value} 0 2px`} bg={color} borderRadius="1px" />
      ))}
    </Flex>
  );
}

const size = { width: 96, height: 28 };

/**
 * A column chart with one column for each week, the current week highlighted. Hidden from screen readers: the card has
 * a caption.
 */
export function WeekColumns({ counts }: { counts: number[] }) {
  const { width, height } = size;
  const x = scaleBand([...counts.keys()], [0, width]).paddingInner(0.25);
  const columnHeight = scaleLinear([0, Math.max(1, ...counts)], [1, height]);
  return (
    <chakra.svg viewBox={`0 0 ${width} ${height}`} width={{ base: '58px', md: '96px' }} h="26px" mb="1" aria-hidden>
      {counts.map((count, week) => (
        <chakra.rect
          key={week}
          x={x(week)}
          y={height - columnHeight(count)}
          width={`${x.bandwidth()}px`}
          height={`${columnHeight(count)}px`}
          rx="1"
          fill={week === counts.length - 1 ? 'chart.1' : 'chart.2'}
        />
      ))}
    </chakra.svg>
  );
}
