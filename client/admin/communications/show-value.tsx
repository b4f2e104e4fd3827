import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';

/** Message ids of values, by their field. */
const prefixes: Record<string, string> = {
  type: 'communicationType',
  direction: 'direction',
  status: 'communicationStatus',
  priority: 'priority',
  sentiment: 'sentiment',
};

/** One value of a record in words, for whoever compares two edits of it. */
export function showValue({ formatMessage, formatDate }: IntlShape, name: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return formatMessage({ id: 'admin.none' });
  if (typeof value === 'boolean') return formatMessage({ id: value ? 'communications.yes' : 'communications.no' });
  if (Array.isArray(value)) return <bdi>{value.join(', ')}</bdi>;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'followUpDate') return formatDate(value, { dateStyle: 'medium', timeStyle: 'short' });
  const prefix = prefixes[name];
  return prefix ? formatMessage({ id: `${prefix}.${value}` }) : <bdi>{value}</bdi>;
}
