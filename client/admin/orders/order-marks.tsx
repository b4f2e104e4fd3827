import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { MilestoneKind, OrderRowFragment, OrderStatus, SaleKind } from '../../graphql/generated.ts';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { StateMark, type Hue } from '../kit/state-mark.tsx';

const ring = { cx: 7, cy: 7, r: 5.6, fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 } as const;
const line = {
  fill: 'none',
  stroke: 'bg',
  strokeWidth: '1.6',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const marks: Record<OrderStatus, { hue: Hue; glyph: ReactNode }> = {
  AWAITING_CONFIRMATION: { hue: 'straw', glyph: <circle {...ring} strokeDasharray="2.1 1.42" /> },
  CONFIRMED: {
    hue: 'teal',
    glyph: (
      <>
        <circle {...ring} />
        <path d="M7 3.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" />
      </>
    ),
  },
  DELIVERED: {
    hue: 'green',
    glyph: (
      <>
        <circle cx={7} cy={7} r={6.4} fill="currentColor" />
        <chakra.path d="M4.2 7.2 6.2 9.2 9.9 5.2" {...line} />
      </>
    ),
  },
  CANCELLED: {
    hue: 'grey',
    glyph: (
      <>
        <circle {...ring} />
        <path d="M4.8 4.8 9.2 9.2M9.2 4.8 4.8 9.2" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </>
    ),
  },
};

export function OrderStatusMark({ status, iconOnly }: { status: OrderStatus; iconOnly?: boolean }) {
  const label = useIntl().formatMessage({ id: `orderStatus.${status}` });
  return <StateMark {...marks[status]} label={label} iconOnly={iconOnly} />;
}

/** A step that is done (check), or not yet (dashed ring). */
export function StepMark({ isDone }: { isDone: boolean }) {
  const { hue, glyph } = isDone ? marks.DELIVERED : marks.AWAITING_CONFIRMATION;
  return (
    <chakra.svg
      viewBox="0 0 14 14"
      boxSize="3.5"
      flexShrink={0}
      aria-hidden
      colorPalette={isDone ? hue : 'grey'}
      color="colorPalette.dot"
    >
      {glyph}
    </chakra.svg>
  );
}

/** Returns the name of a milestone, which differs by the kind of sale. */
export const formatMilestone = ({ formatMessage }: IntlShape, kind: MilestoneKind, sale: SaleKind): string =>
  formatMessage({ id: `milestone.${kind}` }, { sale });

/** The step with the longest delay, and the number of other late steps; nothing when the order is in time. */
export function LateMark({ order }: { order: Pick<OrderRowFragment, 'late' | 'saleKind'> }) {
  const intl = useIntl();
  const [first, ...others] = order.late;
  if (!first) return null;
  const { milestone, payment, days } = first;
  const step = milestone
    ? formatMilestone(intl, milestone, order.saleKind)
    : intl.formatMessage({ id: `orderPayment.${payment}` });
  return (
    <AttentionMark>{intl.formatMessage({ id: 'order.lateStep' }, { step, days, more: others.length })}</AttentionMark>
  );
}
