import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome, QuoteStatus } from '../../graphql/generated.ts';
import { StateMark, type Hue } from './state-mark.tsx';

const ring = { cx: 7, cy: 7, r: 5.6, fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 };

/** A dash of 2.75 covers a quarter of the inner circle: π/2 times its radius of 1.75. */
const drawPie = (quarters: number) => (
  <>
    <circle {...ring} />
    <circle
      cx={7}
      cy={7}
      r={1.75}
      fill="none"
      stroke="currentColor"
      strokeWidth={3.5}
      strokeDasharray={`${2.75 * quarters} 20`}
      transform="rotate(-90 7 7)"
    />
  </>
);

/** The ring fills up as a request progresses. */
const marks: Record<QuoteStatus, { hue: Hue; glyph: ReactNode }> = {
  NEW: {
    hue: 'molten',
    glyph: (
      <>
        <circle {...ring} />
        <circle cx={7} cy={7} r={2.6} fill="currentColor" />
      </>
    ),
  },
  PENDING: { hue: 'straw', glyph: <circle {...ring} strokeDasharray="2.1 1.42" /> },
  CONTACTED: { hue: 'blue', glyph: drawPie(1) },
  RESPONDED: { hue: 'teal', glyph: drawPie(2) },
  QUOTED: { hue: 'violet', glyph: drawPie(3) },
  CLOSED: {
    hue: 'green',
    glyph: (
      <>
        <circle cx={7} cy={7} r={6.4} fill="currentColor" />
        <chakra.path
          d="M4.2 7.2 6.2 9.2 9.9 5.2"
          fill="none"
          stroke="bg"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
};

/** The keys are in the order of the workflow. */
export const quoteStatusHues = Object.fromEntries(
  Object.entries(marks).map(([status, { hue }]) => [status, hue]),
) as Record<QuoteStatus, Hue>;

/** A lost request is closed, but not green. */
const lostMark: { hue: Hue; glyph: ReactNode } = {
  hue: 'red',
  glyph: (
    <>
      <circle cx={7} cy={7} r={6.4} fill="currentColor" />
      <chakra.path
        d="M4.8 4.8 9.2 9.2M9.2 4.8 4.8 9.2"
        fill="none"
        stroke="bg"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
};

interface Props {
  status: QuoteStatus;
  /** Shown in place of CLOSED. */
  outcome?: Outcome | null;
  /** Shows the glyph only, with the name as its tooltip. */
  iconOnly?: boolean;
}

export function QuoteStatusMark({ status, outcome, iconOnly }: Props) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: outcome ? `outcome.${outcome}` : `quoteStatus.${status}` });
  return <StateMark {...(outcome === 'LOST' ? lostMark : marks[status])} label={label} iconOnly={iconOnly} />;
}
