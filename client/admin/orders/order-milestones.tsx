import { chakra } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getDayDifference, getIstanbulDay } from '../../../common/istanbul-day.ts';
import { useUpdateMilestoneMutation, type OrderRecordFragment } from '../../graphql/generated.ts';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { DetailSection } from '../kit/detail-section.tsx';
import { useCanEdit } from '../session/session.ts';
import { formatMilestone, StepMark } from './order-marks.tsx';
import { emptyToNull, quietFields, StepConflict, StepDay, StepText } from './step-fields.tsx';
import { useStep } from './use-step.ts';

type Milestone = OrderRecordFragment['milestones'][number];

const Row = chakra('div', {
  base: {
    display: 'grid',
    alignItems: { base: 'start', md: 'center' },
    columnGap: '3',
    rowGap: '1.5',
    py: '1.5',
    minH: '10',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) minmax(0, 1fr)',
      md: 'minmax(8.5rem, 1fr) 8.25rem 8.25rem 6.5rem minmax(6rem, 1fr)',
    },
    '&[data-late]': { bg: 'molten.subtle', mx: { base: '-4', md: '-7' }, px: { base: '4', md: '7' } },
  },
});

/** The milestones of an order, each with its planned and actual day. */
export function OrderMilestones({ order }: { order: OrderRecordFragment }) {
  const doneCount = order.milestones.filter(({ doneOn }) => doneOn).length;
  return (
    <DetailSection
      title="order.milestones"
      note={
        <chakra.span color="fg.subtle">
          <FormattedMessage id="order.milestones.count" values={{ done: doneCount, all: order.milestones.length }} />
        </chakra.span>
      }
    >
      <Row aria-hidden textStyle="meta" color="fg.subtle" hideBelow="md" minH="8!">
        {['order.step', 'order.planned', 'order.done', 'order.difference', 'order.note'].map((id) => (
          <FormattedMessage key={id} id={id} tagName="span" />
        ))}
      </Row>
      <chakra.ol>
        {order.milestones.map((milestone) => (
          <li key={milestone.kind}>
            <MilestoneRow order={order} milestone={milestone} />
          </li>
        ))}
      </chakra.ol>
    </DetailSection>
  );
}

function MilestoneRow({ order, milestone }: { order: OrderRecordFragment; milestone: Milestone }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const canEdit = useCanEdit() && order.status !== 'CANCELLED';
  const [update] = useUpdateMilestoneMutation();
  const { kind } = milestone;
  const name = formatMilestone(intl, kind, order.saleKind);
  const { getField, pendingMerge } = useStep({
    order,
    dayFields: ['plannedOn', 'doneOn'],
    toFormValues(record) {
      const found = (record as OrderRecordFragment).milestones.find((step) => step.kind === kind);
      return { plannedOn: found?.plannedOn ?? '', doneOn: found?.doneOn ?? '', note: found?.note ?? '' };
    },
    send: (changes, version) => update({ variables: { orderId: order.id, kind, ...emptyToNull(changes), version } }),
  });
  const isLate = order.late.some((step) => step.milestone === kind);
  const isNotConfirmed = order.status === 'AWAITING_CONFIRMATION';
  const labels = {
    plannedOn: formatMessage({ id: 'order.plannedOf' }, { step: name }),
    doneOn: formatMessage({ id: 'order.doneOf' }, { step: name }),
    note: formatMessage({ id: 'order.noteOf' }, { step: name }),
  };
  const field = (name: keyof typeof labels) => ({ label: labels[name], readOnly: !canEdit, ...getField(name) });
  return (
    <Row data-late={isLate || undefined} css={quietFields}>
      <chakra.span display="flex" alignItems="center" gap="2" minW="0" fontWeight={isLate ? 'medium' : undefined}>
        <StepMark isDone={milestone.doneOn !== null} />
        <chakra.span truncate>{name}</chakra.span>
      </chakra.span>
      <chakra.span
        gridRow={{ base: '1', md: 'auto' }}
        gridColumn={{ base: '2', md: '4' }}
        textAlign={{ base: 'end', md: 'start' }}
      >
        <Difference milestone={milestone} isOpen={order.status !== 'CANCELLED' && order.status !== 'DELIVERED'} />
      </chakra.span>
      <chakra.div gridRow={{ md: '1' }} gridColumn={{ base: '1', md: '2' }}>
        <FieldName id="order.planned" />
        <StepDay {...field('plannedOn')} />
      </chakra.div>
      <chakra.div
        gridRow={{ md: '1' }}
        gridColumn={{ base: '2', md: '3' }}
        title={isNotConfirmed ? formatMessage({ id: 'order.afterConfirmation' }) : undefined}
      >
        <FieldName id="order.done" />
        <StepDay {...field('doneOn')} readOnly={!canEdit || isNotConfirmed} />
      </chakra.div>
      <chakra.div gridRow={{ md: '1' }} gridColumn={{ base: '1 / -1', md: '5' }}>
        <StepText {...field('note')} placeholder={formatMessage({ id: 'order.note' })} />
      </chakra.div>
      <StepConflict pendingMerge={pendingMerge} labels={labels} textField="note" />
    </Row>
  );
}

/** Names an input on a phone, where there are no column headings. */
const FieldName = ({ id }: { id: string }) => (
  <chakra.span display="block" textStyle="meta" color="fg.subtle" hideFrom="md" aria-hidden>
    <FormattedMessage id={id} />
  </chakra.span>
);

/** Days between the planned and the actual day, or until the planned day: "1 gün geç", "3 gün gecikti", "5 gün kaldı". */
function Difference({ milestone: { plannedOn, doneOn }, isOpen }: { milestone: Milestone; isOpen: boolean }) {
  if (!plannedOn || (!doneOn && !isOpen)) return null;
  const days = getDayDifference(plannedOn, doneOn ?? getIstanbulDay());
  if (!doneOn && days > 0)
    return (
      <AttentionMark>
        <FormattedMessage id="order.overdue" values={{ days }} />
      </AttentionMark>
    );
  const id = doneOn ? (days === 0 ? 'order.onTime' : days < 0 ? 'order.early' : 'order.lateBy') : 'order.daysLeft';
  return (
    <chakra.span color="fg.muted" textStyle="meta">
      <FormattedMessage id={id} values={{ days: Math.abs(days) }} />
    </chakra.span>
  );
}
