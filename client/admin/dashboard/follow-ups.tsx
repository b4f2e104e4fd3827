import { chakra, Icon } from '@chakra-ui/react';
import { Clock, ClockAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { FollowUpFragment } from '../../graphql/generated.ts';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { useNow } from '../kit/use-now.ts';
import { NothingDue } from '../kit/empty-drawings.tsx';
import { RecordList } from './record-list.tsx';
import { RowLink, CustomerTextCell } from '../kit/rows.tsx';
import { Section } from '../kit/section.tsx';
import { formatAppointment, formatTimeUntil } from '../kit/time.ts';

const MAX_ROWS = 5;
const height = { base: '60px', md: '40px' };

const grid = {
  minH: height,
  gridTemplateColumns: { base: '1rem minmax(0, 1fr) auto', md: '1rem 1.6fr 1fr 0.8fr 6rem 5.5rem' },
  gridTemplateAreas: { base: '"icon title due" "icon company at"', md: '"icon title company contact due at"' },
} as const;

interface Props {
  /** Most urgent first; undefined while loading. */
  followUps?: FollowUpFragment[];
  order?: number;
}

/** The open follow-ups with their due dates. */
export function FollowUps({ followUps, order }: Props) {
  const now = useNow();
  const lateCount = followUps?.filter(({ followUpDate }) => followUpDate && Date.parse(followUpDate) < now).length ?? 0;

  return (
    <Section
      title="followUps.title"
      moreTo="/admin/communications?followUp=OPEN"
      order={order}
      note={
        lateCount > 0 && (
          <LateLink to="/admin/communications?followUp=OVERDUE">
            <AttentionMark>
              <FormattedMessage
                id="followUps.late"
                values={{ count: lateCount, all: lateCount === followUps?.length ? 'yes' : 'no' }}
              />
            </AttentionMark>
          </LateLink>
        )
      }
    >
      <RecordList
        records={followUps?.slice(0, MAX_ROWS)}
        expectedCount={MAX_ROWS}
        height={height}
        empty={{ drawing: NothingDue, message: 'followUps.empty' }}
      >
        {(followUp) => <FollowUp {...followUp} now={now} />}
      </RecordList>
    </Section>
  );
}

const LateLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '11', md: '6' },
    _hover: { textDecoration: 'underline' },
  },
});

function FollowUp({ id, subject, company, contact, followUpDate, now }: FollowUpFragment & { now: number }) {
  const intl = useIntl();
  const isLate = followUpDate !== null && Date.parse(followUpDate) < now;
  return (
    <RowLink to={`/admin/communications?record=${id}`} css={grid}>
      <Icon
        as={isLate ? ClockAlert : Clock}
        gridArea="icon"
        boxSize="4"
        color={isLate ? 'molten.fg' : 'fg.subtle'}
        aria-hidden
      />
      <CustomerTextCell gridArea="title" fontWeight={isLate ? 'medium' : undefined}>
        {subject}
      </CustomerTextCell>
      <CustomerTextCell gridArea="company" color="fg.muted">
        {company.name}
      </CustomerTextCell>
      <CustomerTextCell gridArea="contact" color="fg.subtle" hideBelow="md">
        {contact?.name}
      </CustomerTextCell>
      {followUpDate && (
        <>
          <chakra.span
            gridArea="due"
            textStyle={isLate ? 'metaStrong' : 'meta'}
            textAlign="end"
            color={isLate ? 'molten.fg' : 'fg.subtle'}
          >
            {formatTimeUntil(intl, followUpDate, now)}
          </chakra.span>
          <chakra.time
            dateTime={followUpDate}
            gridArea="at"
            textStyle="meta"
            textAlign="end"
            color="fg.subtle"
            whiteSpace="nowrap"
          >
            {formatAppointment(intl, followUpDate, now)}
          </chakra.time>
        </>
      )}
    </RowLink>
  );
}
