import { chakra } from '@chakra-ui/react';
import type { LatestCommunicationFragment } from '../../graphql/generated.ts';
import { CommunicationTypeMark, DirectionMark } from '../kit/communication-marks.tsx';
import { NoMessages } from '../kit/empty-drawings.tsx';
import { RecordList } from './record-list.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { RowLink, CustomerTextCell } from '../kit/rows.tsx';
import { Section } from '../kit/section.tsx';

const height = { base: '60px', md: '36px' };

const grid = {
  minH: height,
  gridTemplateColumns: { base: '1.125rem minmax(0, 1fr) auto', md: '1rem 0.75rem 1.6fr 1fr 0.8fr 5.5rem' },
  gridTemplateAreas: {
    base: '"type title at" "type company company"',
    md: '"type direction title company contact at"',
  },
} as const;

interface Props {
  communications?: LatestCommunicationFragment[];
  order?: number;
}

/** The latest communications, inbound and outbound. */
export function LatestCommunications({ communications, order }: Props) {
  return (
    <Section title="latestCommunications.title" moreTo="/admin/communications" order={order}>
      <RecordList
        records={communications}
        expectedCount={10}
        height={height}
        empty={{ drawing: NoMessages, message: 'latestCommunications.empty' }}
      >
        {(communication) => <Communication {...communication} />}
      </RecordList>
    </Section>
  );
}

function Communication(communication: LatestCommunicationFragment) {
  const { id, type, direction, status, subject, company, contact, createdAt } = communication;
  const isUnanswered = direction === 'INBOUND' && status !== 'REPLIED';
  return (
    <RowLink to={`/admin/communications?record=${id}`} css={grid}>
      <chakra.span gridArea="type" display="flex">
        <CommunicationTypeMark type={type} />
      </chakra.span>
      <chakra.span gridArea="direction" display="flex" ms="-1" hideBelow="md">
        <DirectionMark direction={direction} />
      </chakra.span>
      <CustomerTextCell gridArea="title" fontWeight={isUnanswered ? 'medium' : undefined}>
        {subject}
      </CustomerTextCell>
      <CustomerTextCell gridArea="company" color="fg.muted">
        {company.name}
      </CustomerTextCell>
      <CustomerTextCell gridArea="contact" color="fg.subtle" hideBelow="md">
        {contact?.name}
      </CustomerTextCell>
      <RelativeTime at={createdAt} gridArea="at" textAlign="end" />
    </RowLink>
  );
}
