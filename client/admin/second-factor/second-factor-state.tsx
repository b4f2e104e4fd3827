import { useIntl } from 'react-intl';
import { StateMark } from '../kit/state-mark.tsx';

const on = { hue: 'green', glyph: <circle cx={7} cy={7} r={4} fill="currentColor" /> } as const;
const off = {
  hue: 'grey',
  glyph: <circle cx={7} cy={7} r={3.25} fill="none" stroke="currentColor" strokeWidth={1.5} />,
} as const;

/** Shows whether the account has a second factor. */
export function SecondFactorState({ on: isOn }: { on: boolean }) {
  const { formatMessage } = useIntl();
  return <StateMark {...(isOn ? on : off)} label={formatMessage({ id: `factor.state.${isOn ? 'on' : 'off'}` })} />;
}
