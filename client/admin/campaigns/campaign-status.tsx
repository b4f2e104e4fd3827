import { useIntl } from 'react-intl';
import type { CampaignStatus } from '../../graphql/generated.ts';
import { publicationMarks } from '../kit/publication-marks.tsx';
import { StateMark, type Hue } from '../kit/state-mark.tsx';

const marks: Record<CampaignStatus, { hue: Hue; glyph: React.ReactNode }> = {
  DRAFT: publicationMarks.draft,
  SCHEDULED: publicationMarks.scheduled,
  SENDING: { hue: 'straw', glyph: <path d="M1.5 7 12 2.5 9.5 12 6.5 8Z" fill="currentColor" /> },
  SENT: publicationMarks.done,
  CANCELLED: { hue: 'red', glyph: <path d="m3 3 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="2" /> },
};

/** The state of a campaign. */
export function CampaignStatusMark({ status }: { status: CampaignStatus }) {
  const { formatMessage } = useIntl();
  return <StateMark {...marks[status]} label={formatMessage({ id: `campaignStatus.${status}` })} />;
}
