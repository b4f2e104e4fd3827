import type { IntlShape } from 'react-intl';
import { enumName } from '../../../common/enums.ts';
import type { ActivityFragment } from '../../graphql/generated.ts';

/** Changed fields that have a sentence of their own, the most telling first; any other change is "updated". */
const turns = ['status', 'priority', 'companyId'];

/** Fields that hold an enumeration, with the prefix of its messages. */
const enumerations: Record<string, Record<string, string>> = {
  quote_requests: { status: 'quoteStatus', priority: 'priority' },
  companies: {
    status: 'companyStatus',
    priority: 'companyPriority',
    companyType: 'companyType',
    size: 'companySize',
    leadSource: 'leadSource',
  },
  contacts: { status: 'contactStatus' },
  communications: { status: 'communicationStatus', priority: 'priority', sentiment: 'sentiment' },
  admin_users: { role: 'role' },
};

/** What happened: INSERT, UPDATE or DELETE, restored, or the field whose change says more than that something changed. */
export function turnOf({ action, changes, details }: ActivityFragment): string {
  if (details['restored']) return 'restored';
  return (changes && turns.find((field) => field in changes)) ?? action;
}

/** "Yeni → Beklemede" where one value says it all, else the names of the changed fields: "öncelik, kredi limiti". */
export function changeWords(activity: ActivityFragment, intl: IntlShape): string {
  const { formatMessage, messages } = intl;
  const changes = activity.changes ?? {};
  const fields = Object.keys(changes);
  const field = fields.length === 1 ? fields[0] : turnOf(activity);

  if (field && enumerations[activity.targetType]?.[field] && Array.isArray(changes[field]))
    return changes[field].map((value) => valueWords(intl, activity.targetType, field, value)).join(' → ');
  return fields
    .filter((name) => `field.${name}` in messages)
    .map((name) => formatMessage({ id: `field.${name}` }))
    .join(', ');
}

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text);

/** A value of a field as people read it: words for an enumeration, dates and numbers in their form, "boş" for none. */
export function valueWords(intl: IntlShape, targetType: string, field: string, value: unknown): string {
  const { formatMessage, formatDate, formatNumber, messages } = intl;
  if (value === null || value === undefined || value === '') return formatMessage({ id: 'feed.unset' });
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return formatMessage({ id: value ? 'feed.yes' : 'feed.no' });
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  const prefix = enumerations[targetType]?.[field];
  const id = prefix && `${prefix}.${enumName(value)}`;
  if (id && id in messages) return formatMessage({ id });
  return isTime(value) ? formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }) : value;
}
