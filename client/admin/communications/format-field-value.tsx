import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { CompanyName, ContactName } from '../kit/record-names.tsx';

/** Message id prefixes of enum values, by field. */
const messagePrefixes: Record<string, string> = {
  type: 'communicationType',
  direction: 'direction',
  status: 'communicationStatus',
  priority: 'priority',
  sentiment: 'sentiment',
};

/**
 * Formats the value of a field for the conflict dialog.
 * @param companyId company of the record; the names of its contacts are loaded
 */
export function formatFieldValue(
  { formatMessage, formatDate }: IntlShape,
  name: string,
  value: unknown,
  companyId?: string,
): ReactNode {
  if (value === null || value === undefined || value === '') return formatMessage({ id: 'admin.none' });
  if (typeof value === 'boolean') return formatMessage({ id: value ? 'communications.yes' : 'communications.no' });
  if (Array.isArray(value)) return <bdi>{value.join(', ')}</bdi>;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'followUpDate') return formatDate(value, { dateStyle: 'medium', timeStyle: 'short' });
  if (name === 'companyId') return <CompanyName id={value} />;
  if (name === 'contactId') return <ContactName id={value} companyId={companyId} />;
  const prefix = messagePrefixes[name];
  return prefix ? formatMessage({ id: `${prefix}.${value}` }) : <bdi>{value}</bdi>;
}
