import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Priority } from '../../graphql/generated.ts';
import { StateMark, type Hue } from './state-mark.tsx';

const heights = [4, 7, 10];

/** Draws three rising bars, of which the first `count` are opaque. */
const drawBars = (count: number) =>
  heights.map((height, index) => (
    <rect
      key={height}
      x={1.5 + 4.1 * index}
      y={12.5 - height}
      width={2.8}
      height={height}
      rx={0.8}
      fill="currentColor"
      opacity={index < count ? 1 : 0.22}
    />
  ));

const alarm = (
  <>
    <rect x={1} y={1} width={12} height={12} rx={3} fill="currentColor" />
    <chakra.path d="M7 3.8v3.8" stroke="bg" strokeWidth="1.8" strokeLinecap="round" />
    <chakra.circle cx="7" cy="10.2" r="1" fill="bg" />
  </>
);

export const priorityGlyphs: Record<Priority, { hue: Hue; glyph: React.ReactNode }> = {
  LOW: { hue: 'grey', glyph: drawBars(1) },
  NORMAL: { hue: 'grey', glyph: drawBars(2) },
  HIGH: { hue: 'bronze', glyph: drawBars(3) },
  URGENT: { hue: 'red', glyph: alarm },
};

interface Props {
  priority: Priority;
  /** Shows the name beside the glyph. */
  hasLabel?: boolean;
}

/** The priority of a request: a glyph with its name beside it or as the tooltip. */
export function PriorityMark({ priority, hasLabel }: Props) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: `priority.${priority}` });
  if (hasLabel) return <StateMark {...priorityGlyphs[priority]} label={name} />;
  const label = formatMessage({ id: 'priority.is' }, { priority: name });
  return <StateMark {...priorityGlyphs[priority]} label={label} iconOnly />;
}
