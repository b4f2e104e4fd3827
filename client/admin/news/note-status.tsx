import { useIntl } from 'react-intl';
import type { MarketNoteStatus } from '../../graphql/generated.ts';
import { publicationMarks } from '../kit/publication-marks.tsx';
import { StateMark, type Hue } from '../kit/state-mark.tsx';

const marks: Record<MarketNoteStatus, { hue: Hue; glyph: React.ReactNode }> = {
  DRAFT: publicationMarks.draft,
  SCHEDULED: publicationMarks.scheduled,
  PUBLISHED: publicationMarks.done,
};

/** The state of a market note. */
export function NoteStatusMark({ status }: { status: MarketNoteStatus }) {
  const { formatMessage } = useIntl();
  return <StateMark {...marks[status]} label={formatMessage({ id: `noteStatus.${status}` })} />;
}
