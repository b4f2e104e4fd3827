import { FormattedMessage } from 'react-intl';

/** A span of time in the unit that fits it: minutes up to an hour, hours up to two days, days beyond. */
export function Duration({ hours }: { hours: number }) {
  if (hours < 1) return <FormattedMessage id="analytics.minutes" values={{ value: Math.round(hours * 60) }} />;
  if (hours < 48) return <FormattedMessage id="analytics.hours" values={{ value: hours }} />;
  return <FormattedMessage id="analytics.days" values={{ value: hours / 24 }} />;
}
