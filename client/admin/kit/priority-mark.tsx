import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Priority } from '../../graphql/generated.ts';
import { StateMark, type Hue } from './state-mark.tsx';

const heights = [4, 7, 10];

/** Rising bars, of which `count` are full. */
const bars = (count: number) =>
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

/** How each priority is drawn. */
export const priorityGlyphs: Record<Priority, { hue: Hue; glyph: React.ReactNode }> = {
  LOW: { hue: 'grey', glyph: bars(1) },
  NORMAL: { hue: 'grey', glyph: bars(2) },
  HIGH: { hue: 'bronze', glyph: bars(3) },
  URGENT: { hue: 'red', glyph: alarm },
};

interface Props {
  priority: Priority;
  /** Its name beside the glyph, where there is room for it. */
  worded?: boolean;
}

/** The priority of a request: its glyph, and the words as its tooltip unless they stand beside it. */
export function PriorityMark({ priority, worded }: Props) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: `priority.${priority}` });
  if (worded) return <StateMark {...priorityGlyphs[priority]} words={name} />;
  const words = formatMessage({ id: 'priority.is' }, { priority: name });
  return <StateMark {...priorityGlyphs[priority]} words={words} bare />;
}
