import { chakra, Flex } from '@chakra-ui/react';

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

const size = { width: 96, height: 28, gap: 2 };

/**
 * A column chart with one column for each week, the current week highlighted. Hidden from screen readers: the card has
 * a caption.
 */
export function WeekColumns({ counts }: { counts: number[] }) {
  const { width, height, gap } = size;
  const step = (width + gap) / counts.length;
  const highest = Math.max(1, ...counts);
  return (
    <chakra.svg viewBox={`0 0 ${width} ${height}`} width={{ base: '58px', md: '96px' }} h="26px" mb="1" aria-hidden>
      {counts.map((count, week) => {
        const columnHeight = Math.max(1, (count / highest) * height);
        return (
          <chakra.rect
            key={week}
            x={week * step}
            y={height - columnHeight}
            width={`${step - gap}px`}
            height={`${columnHeight}px`}
            rx="1"
            fill={week === counts.length - 1 ? 'chart.1' : 'chart.2'}
          />
        );
      })}
    </chakra.svg>
  );
}
