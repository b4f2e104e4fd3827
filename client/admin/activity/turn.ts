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

/** What happened: INSERT, UPDATE or DELETE, or the field whose change says more than that something changed. */
export function turnOf({ action, changes }: ActivityFragment): string {
  return (changes && turns.find((field) => field in changes)) ?? action;
}

/** "Yeni → Beklemede" where one value says it all, else the names of the changed fields: "öncelik, kredi limiti". */
export function changeWords(activity: ActivityFragment, { formatMessage, messages }: IntlShape): string {
  const changes = activity.changes ?? {};
  const fields = Object.keys(changes);
  const field = fields.length === 1 ? fields[0] : turnOf(activity);

  const prefix = field && enumerations[activity.targetType]?.[field];
  if (prefix && Array.isArray(changes[field])) {
    const words = changes[field].map((value) =>
      typeof value === 'string'
        ? formatMessage({ id: `${prefix}.${enumName(value)}` })
        : formatMessage({ id: 'feed.unset' }),
    );
    return words.join(' → ');
  }
  return fields
    .filter((name) => `field.${name}` in messages)
    .map((name) => formatMessage({ id: `field.${name}` }))
    .join(', ');
}
