import { useIntl } from 'react-intl';
import type { MarketNoteStatus } from '../../graphql/generated.ts';
import { StateMark, type Hue } from '../kit/state-mark.tsx';

const marks: Record<MarketNoteStatus, { hue: Hue; glyph: React.ReactNode }> = {
  DRAFT: {
    hue: 'grey',
    glyph: <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="2.5 2" />,
  },
  SCHEDULED: {
    hue: 'blue',
    glyph: (
      <path d="M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2Zm0 2.5V7l2 1.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
    ),
  },
  PUBLISHED: { hue: 'green', glyph: <path d="m2.5 7.5 3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" /> },
};

/** The state of a market note. */
export function NoteStatusMark({ status }: { status: MarketNoteStatus }) {
  const { formatMessage } = useIntl();
  return <StateMark {...marks[status]} label={formatMessage({ id: `noteStatus.${status}` })} />;
}
