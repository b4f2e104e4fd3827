import { chakra, Icon } from '@chakra-ui/react';
import { Clock, ClockAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { FollowUpFragment } from '../../graphql/generated.ts';
import { Need } from '../kit/need.tsx';
import { useNow } from '../kit/now.ts';
import { NothingDue } from '../kit/empty-drawings.tsx';
import { RecordList } from './record-list.tsx';
import { RowLink, TheirCell } from '../kit/rows.tsx';
import { Section } from '../kit/section.tsx';
import { appointment, timeUntil } from '../kit/time.ts';

const shown = 5;
const height = { base: '60px', md: '40px' };

const grid = {
  minH: height,
  gridTemplateColumns: { base: '1rem minmax(0, 1fr) auto', md: '1rem 1.6fr 1fr 0.8fr 6rem 5.5rem' },
  gridTemplateAreas: { base: '"icon title due" "icon company at"', md: '"icon title company contact due at"' },
} as const;

interface Props {
  /** The most urgent first; undefined while they are on their way. */
  followUps?: FollowUpFragment[];
  order?: number;
}

/** What was promised to customers, and by when. */
export function FollowUps({ followUps, order }: Props) {
  const now = useNow();
  const late = followUps?.filter(({ followUpDate }) => followUpDate && Date.parse(followUpDate) < now).length ?? 0;

  return (
    <Section
      title="followUps.title"
      more="/admin/communications?followUp=OPEN"
      order={order}
      note={
        late > 0 && (
          <LateLink to="/admin/communications?followUp=OVERDUE">
            <Need>
              <FormattedMessage
                id="followUps.late"
                values={{ count: late, all: late === followUps?.length ? 'yes' : 'no' }}
              />
            </Need>
          </LateLink>
        )
      }
    >
      <RecordList
        records={followUps?.slice(0, shown)}
        expected={shown}
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
      <TheirCell gridArea="title" fontWeight={isLate ? 'medium' : undefined}>
        {subject}
      </TheirCell>
      <TheirCell gridArea="company" color="fg.muted">
        {company.name}
      </TheirCell>
      <TheirCell gridArea="contact" color="fg.subtle" hideBelow="md">
        {contact?.name}
      </TheirCell>
      {followUpDate && (
        <>
          <chakra.span
            gridArea="due"
            textStyle={isLate ? 'metaStrong' : 'meta'}
            textAlign="end"
            color={isLate ? 'molten.fg' : 'fg.subtle'}
          >
            {timeUntil(intl, followUpDate, now)}
          </chakra.span>
          <chakra.time
            dateTime={followUpDate}
            gridArea="at"
            textStyle="meta"
            textAlign="end"
            color="fg.subtle"
            whiteSpace="nowrap"
          >
            {appointment(intl, followUpDate, now)}
          </chakra.time>
        </>
      )}
    </RowLink>
  );
}
