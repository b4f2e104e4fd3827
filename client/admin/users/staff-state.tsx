import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { StaffMemberFragment } from '../../graphql/generated.ts';
import { StateMark, type Hue } from '../kit/state-mark.tsx';

const square = { x: 3.5, y: 3.5, width: 7, height: 7, rx: 1 };
const circle = { cx: 7, cy: 7, r: 3.25, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 };

const states: Record<'active' | 'invited' | 'disabled', { hue: Hue; glyph: ReactNode }> = {
  active: { hue: 'green', glyph: <circle cx={7} cy={7} r={4} fill="currentColor" /> },
  invited: { hue: 'straw', glyph: <circle {...circle} strokeDasharray="2 1.5" /> },
  disabled: { hue: 'grey', glyph: <rect {...square} fill="none" stroke="currentColor" strokeWidth={1.5} /> },
};

/** Shows whether a user is active, invited (has no password yet) or disabled. */
export function StaffState({ user }: { user: Pick<StaffMemberFragment, 'disabledAt' | 'invited'> }) {
  const state = user.disabledAt ? 'disabled' : user.invited ? 'invited' : 'active';
  return <StateMark {...states[state]} label={useIntl().formatMessage({ id: `users.state.${state}` })} />;
}
