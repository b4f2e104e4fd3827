import type { IntlShape } from 'react-intl';
import { enumName } from '../../../common/enums.ts';
import type { ActivityFragment } from '../../graphql/generated.ts';
import { formatStepChanges, formatSteps, isStepField } from './step-changes.ts';

/** Fields whose change has its own sentence, the most important first. All other changes are shown as "updated". */
const labelFields = ['status', 'milestones', 'payments', 'priority', 'ownerId', 'doneAt', 'assigneeId', 'companyId'];
/** Fields with the name of an admin user. */
const userFields = ['ownerId', 'assigneeId', 'doneBy'];
/** Fields with the id of the admin user who made the change, whom the entry names already. */
const actorFields = ['approvedBy', 'decidedBy', 'releasedBy'];

/** Fields that a sentence names already, or that follow from the change of another field; the audit log lists them, the feed does not. */
const impliedFields = ['companyId', 'contactId', 'doneAt', 'doneBy', 'firstResponseAt', 'closedAt'];

/** Returns the changed fields that are shown, each with its old and new value. */
export const getShownChanges = ({ changes }: Pick<ActivityFragment, 'changes'>): [string, [unknown, unknown]][] =>
  Object.entries((changes ?? {}) as Record<string, [unknown, unknown]>).filter(
    ([field]) => !actorFields.includes(field),
  );

/** Message id prefixes of the fields that contain an enum value, by target type. */
const enumPrefixes: Record<string, Record<string, string>> = {
  quote_requests: {
    status: 'quoteStatus',
    priority: 'priority',
    outcome: 'outcome',
    lostReason: 'lostReason',
    rateSource: 'rateSource',
    source: 'quoteSource',
    language: 'languageName',
    productType: 'steel',
    paymentTerms: 'quote.payment',
  },
  companies: {
    status: 'companyStatus',
    priority: 'companyPriority',
    companyType: 'companyType',
    size: 'companySize',
    leadSource: 'leadSource',
  },
  contacts: { status: 'contactStatus', leadSource: 'leadSource' },
  communications: {
    status: 'communicationStatus',
    priority: 'priority',
    sentiment: 'sentiment',
    type: 'communicationType',
    direction: 'direction',
  },
  contact_messages: { topic: 'topic', language: 'languageName' },
  supplier_applications: { productType: 'steel', language: 'languageName' },
  offers: {
    status: 'offerStatus',
    rateSource: 'rateSource',
    language: 'languageName',
    paymentTerms: 'quote.payment',
  },
  orders: { status: 'orderStatus', saleKind: 'saleKind', rateSource: 'rateSource' },
  order_documents: { kind: 'orderDocument' },
  admin_users: { role: 'role' },
  bank_account_changes: { status: 'bankAccountStatus', kind: 'bank.kind' },
};

/** Label of a change of the outcome; undefined when it did not change. */
function getOutcomeLabel(changes: ActivityFragment['changes']): 'won' | 'lost' | 'reopened' | undefined {
  const change: unknown = changes?.['outcome'];
  if (!Array.isArray(change)) return undefined;
  const after: unknown = change[1];
  return after === 'won' || after === 'lost' ? after : 'reopened';
}

/** Label of a step of an offer: its new status, `viewedAt` when the customer opened it, `approvedAt` when an admin approved it. */
function getOfferLabel({ targetType, changes }: ActivityFragment): string | undefined {
  if (targetType !== 'offers' || !changes) return undefined;
  const change: unknown = changes['status'];
  if (Array.isArray(change)) return String(change[1]);
  return ['viewedAt', 'approvedAt'].find((field) => (changes[field] as unknown[] | undefined)?.[1]);
}

/** Label of a document that became visible to the customer or internal again; undefined for other changes. */
function getReleaseLabel(changes: ActivityFragment['changes']): 'released' | 'hidden' | undefined {
  const change: unknown = changes?.['releasedAt'];
  return Array.isArray(change) ? (change[1] ? 'released' : 'hidden') : undefined;
}

/** Returns the last part of the message id of an activity: "restored", "won", "lost", "reopened", the step of an offer, "released", "hidden", one of `labelFields`, or the action (INSERT, UPDATE or DELETE). */
export function getActivityLabel(activity: ActivityFragment): string {
  const { action, changes, details } = activity;
  if (details['restored']) return 'restored';
  return (
    getOutcomeLabel(changes) ??
    getOfferLabel(activity) ??
    getReleaseLabel(changes) ??
    (changes && labelFields.find((field) => field in changes)) ??
    action
  );
}

/**
 * Formats the changes of an activity. An outcome has its own format, and a step of an offer or the release of a document needs no text. All
 * others are shown as old and new value ("Yeni → Beklemede") when a single enum field changed or the label is an enum
 * field, else the names of the changed fields ("Öncelik, Kredi limiti").
 */
export function formatChanges(activity: ActivityFragment, intl: IntlShape): string {
  const { formatMessage, messages } = intl;
  const changes = Object.fromEntries(getShownChanges(activity));
  const fields = Object.keys(changes);
  const label = getActivityLabel(activity);
  if (getOutcomeLabel(activity.changes)) return formatOutcome(activity, intl);
  if (getOfferLabel(activity) ?? getReleaseLabel(activity.changes)) return '';
  const field = fields.length === 1 ? fields[0] : label;
  if (field && isStepField(field) && Array.isArray(changes[field]))
    return formatStepChanges(intl, field, changes[field][0], changes[field][1]);

  if (
    field &&
    (userFields.includes(field) || enumPrefixes[activity.targetType]?.[field]) &&
    Array.isArray(changes[field])
  )
    return changes[field].map((value) => formatFieldValue(intl, activity.targetType, field, value)).join(' → ');
  return fields
    .filter((name) => !impliedFields.includes(name))
    .map((name) => getFieldLabelId(messages, activity.targetType, name))
    .filter((id) => id !== undefined)
    .map((id) => formatMessage({ id }))
    .join(', ');
}

/** Amount of a won request, reason and note of a lost one, status of a reopened one. */
function formatOutcome({ targetType, changes }: ActivityFragment, intl: IntlShape): string {
  const getNewValue = (field: string): unknown => (changes?.[field] as unknown[] | undefined)?.[1] ?? null;
  const format = (field: string) => formatFieldValue(intl, targetType, field, getNewValue(field));
  switch (getOutcomeLabel(changes)) {
    case 'won': {
      const amount = [
        getNewValue('quotedAmount') === null ? '' : format('quotedAmount'),
        getNewValue('quotedCurrency'),
      ];
      return amount.filter(Boolean).join(' ');
    }
    case 'lost':
      return [format('lostReason'), getNewValue('lostNote')].filter(Boolean).join(' · ');
    default:
      return getNewValue('status') === null ? '' : format('status');
  }
}

/** Returns the message id of a field's label; undefined when it has none. */
export function getFieldLabelId(
  messages: IntlShape['messages'],
  targetType: string,
  field: string,
): string | undefined {
  const ids = [...(targetType === 'companies' ? [`company.field.${field}`] : []), `field.${field}`];
  return ids.find((id) => id in messages);
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
/** Codes that are written in capital letters, such as CIF. */
const codeFields = ['deliveryTerms'];

const isTimestamp = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text);

/** Formats the value of a field: enum values by name, timestamps and numbers by locale, a missing value as "boş", the id of a record as "kayıt seçili". */
export function formatFieldValue(intl: IntlShape, targetType: string, field: string, value: unknown): string {
  const { formatMessage, formatDate, formatNumber, messages } = intl;
  if (value === null || value === undefined || value === '')
    return formatMessage({ id: userFields.includes(field) ? 'owner.none' : 'feed.unset' });
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return formatMessage({ id: value ? 'feed.yes' : 'feed.no' });
  if (Array.isArray(value)) return isStepField(field) ? formatSteps(intl, field, value) : value.join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  const prefix = enumPrefixes[targetType]?.[field];
  const id = prefix && [`${prefix}.${enumName(value)}`, `${prefix}.${value}`].find((name) => name in messages);
  if (id) return formatMessage({ id });
  if (codeFields.includes(field)) return value.toUpperCase();
  if (isId(value)) return formatMessage({ id: 'feed.linked' });
  return isTimestamp(value) ? formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }) : value;
}
