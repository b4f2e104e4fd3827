import { FormattedMessage } from 'react-intl';

/** Formats a duration in minutes below 1 hour, in hours below 48 hours, otherwise in days. */
export function Duration({ hours }: { hours: number }) {
  if (hours < 1) return <FormattedMessage id="analytics.minutes" values={{ value: Math.round(hours * 60) }} />;
  if (hours < 48) return <FormattedMessage id="analytics.hours" values={{ value: hours }} />;
  return <FormattedMessage id="analytics.days" values={{ value: hours / 24 }} />;
}
