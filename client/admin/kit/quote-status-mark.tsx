import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { QuoteStatus } from '../../graphql/generated.ts';
import { StateMark, type Hue } from './state-mark.tsx';

const ring = { cx: 7, cy: 7, r: 5.6, fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 };

/** A quarter of the inner disc is an arc of 2.75: half of its radius of 3.5, times pi halves. */
const filled = (quarters: number) => (
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

/** The ring fills as a request moves on. */
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
  CONTACTED: { hue: 'blue', glyph: filled(1) },
  RESPONDED: { hue: 'teal', glyph: filled(2) },
  QUOTED: { hue: 'violet', glyph: filled(3) },
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

/** In the order in which a request moves on. */
export const quoteStatusHues = Object.fromEntries(
  Object.entries(marks).map(([status, { hue }]) => [status, hue]),
) as Record<QuoteStatus, Hue>;

interface Props {
  status: QuoteStatus;
  /** Its glyph alone, with the words as its tooltip. */
  bare?: boolean;
}

export function QuoteStatusMark({ status, bare }: Props) {
  const { formatMessage } = useIntl();
  return <StateMark {...marks[status]} words={formatMessage({ id: `quoteStatus.${status}` })} bare={bare} />;
}
