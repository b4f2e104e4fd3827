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
  const prefix = prefixes[name];
  if (prefix) return formatMessage({ id: `${prefix}.${String(value)}` });
  if (typeof value === 'boolean') return formatMessage({ id: value ? 'communications.yes' : 'communications.no' });
  if (name === 'followUpDate') return formatDate(String(value), { dateStyle: 'medium', timeStyle: 'short' });
  if (Array.isArray(value)) return <bdi>{value.join(', ')}</bdi>;
  return <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>;
}
