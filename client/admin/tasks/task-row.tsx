import { chakra, Icon } from '@chakra-ui/react';
import { Check, Circle, Pencil } from 'lucide-react';
import { useIntl, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import { getDayDifference, getIstanbulDay } from '../../../common/istanbul-day.ts';
import { getRecordPath } from '../../../common/record-path.ts';
import type { TaskRowFragment } from '../../graphql/generated.ts';
import { CustomerText } from '../kit/customer-text.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { OwnerMark } from '../owners/owner-mark.tsx';
import { useCanEdit } from '../session/session.ts';

interface Props {
  task: TaskRowFragment;
  /** In the pane of a record: without company, in two lines. */
  isNarrow?: boolean;
  onComplete: () => void;
  onEdit: () => void;
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    minH: { base: '60px', md: '40px' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    _hover: { bg: 'bg.subtle' },
  },
});

/** A task: a button that completes it, its title as a link to its record, assignee and due day. */
export function TaskRow({ task, isNarrow, onComplete, onEdit }: Props) {
  const intl = useIntl();
  const canEdit = useCanEdit();
  const { title, dueOn, communicationId, company, assignee } = task;
  const days = dueOn ? getDayDifference(getIstanbulDay(), dueOn) : undefined;
  const isLate = days !== undefined && days < 0;
  const path = getRecordPath(task);
  return (
    <Row
      px={isNarrow ? '0' : { base: '4', md: '5' }}
      gridTemplateColumns={
        isNarrow
          ? '1.75rem minmax(0, 1fr) auto auto'
          : { base: '2.75rem minmax(0, 1fr) auto auto', md: '1.75rem 1.8fr 1fr 2rem 1.75rem 6.5rem' }
      }
    >
      {canEdit ? (
        <CompleteButton label={intl.formatMessage({ id: 'tasks.complete' }, { title })} onClick={onComplete} />
      ) : (
        <Icon as={Circle} boxSize="4" color="fg.subtle" aria-hidden />
      )}
      <chakra.span minW="0" fontWeight={isLate ? 'medium' : undefined}>
        <chakra.span display="block" truncate>
          {path && !isNarrow ? (
            <Link to={path}>
              <CustomerText>{title}</CustomerText>
            </Link>
          ) : (
            <CustomerText>{title}</CustomerText>
          )}
        </chakra.span>
        {!isNarrow && company && (
          <chakra.span display="block" textStyle="meta" color="fg.subtle" truncate hideFrom="md">
            <CustomerText>{company.name}</CustomerText>
          </chakra.span>
        )}
      </chakra.span>
      {!isNarrow && (
        <chakra.span color="fg.muted" truncate hideBelow="md">
          {company && <CustomerText>{company.name}</CustomerText>}
        </chakra.span>
      )}
      <OwnerMark owner={assignee ?? null} initialsOnly />
      {!isNarrow && (
        <chakra.span hideBelow="md">
          {canEdit && !communicationId && (
            <IconButton icon={Pencil} label={intl.formatMessage({ id: 'tasks.editOne' }, { title })} onClick={onEdit} />
          )}
        </chakra.span>
      )}
      <chakra.span
        textStyle={isLate ? 'metaStrong' : 'meta'}
        color={isLate ? 'molten.fg' : 'fg.subtle'}
        textAlign="end"
        whiteSpace="nowrap"
      >
        {days !== undefined && dueOn && formatDueDay(intl, dueOn, days)}
      </chakra.span>
    </Row>
  );
}

const CompleteCircle = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: { base: '11', md: '7' },
    ms: { base: '-3', md: '-1.5' },
    borderRadius: 'full',
    cursor: 'pointer',
    color: 'fg.subtle',
    '& svg:last-of-type': { display: 'none' },
    '&:is(:hover, :focus-visible)': { color: 'green.fg' },
    '&:is(:hover, :focus-visible) svg:first-of-type': { display: 'none' },
    '&:is(:hover, :focus-visible) svg:last-of-type': { display: 'block' },
  },
});

function CompleteButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <CompleteCircle type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon as={Circle} boxSize="4" aria-hidden />
      <Icon as={Check} boxSize="4" aria-hidden />
    </CompleteCircle>
  );
}

/** Formats a due day: "3 gün gecikti", "Bugün", "Yarın", "1 Ara". */
function formatDueDay({ formatMessage, formatDate }: IntlShape, dueOn: string, days: number): string {
  if (days < 0) return formatMessage({ id: 'time.daysLate' }, { count: -days });
  if (days < 2) return formatMessage({ id: days === 0 ? 'time.today' : 'time.tomorrow' });
  return formatDate(dueOn, { timeZone: 'UTC', day: 'numeric', month: 'short' });
}
