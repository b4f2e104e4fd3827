import type { IntlShape } from 'react-intl';
import { enumName } from '../../../common/enums.ts';
import type { ActivityFragment } from '../../graphql/generated.ts';
import { formatStepChanges, formatSteps, isStepField } from './step-changes.ts';

/** Fields whose change has its own sentence, the most important first. All other changes are shown as "updated". */
const labelFields = ['status', 'milestones', 'payments', 'priority', 'ownerId', 'doneAt', 'assigneeId', 'companyId'];
/** Fields with the name of an admin user. */
const userFields = ['ownerId', 'assigneeId', 'doneBy', 'releasedBy'];

/** Message id prefixes of the fields that contain an enum value, by target type. */
const enumPrefixes: Record<string, Record<string, string>> = {
  quote_requests: {
    status: 'quoteStatus',
    priority: 'priority',
    outcome: 'outcome',
    lostReason: 'lostReason',
    rateSource: 'rateSource',
  },
  companies: {
    status: 'companyStatus',
    priority: 'companyPriority',
    companyType: 'companyType',
    size: 'companySize',
    leadSource: 'leadSource',
  },
  contacts: { status: 'contactStatus' },
  communications: { status: 'communicationStatus', priority: 'priority', sentiment: 'sentiment' },
  orders: { status: 'orderStatus', saleKind: 'saleKind', rateSource: 'rateSource' },
  admin_users: { role: 'role' },
  bank_account_changes: { status: 'bankAccountStatus' },
};

/** Label of a change of the outcome; undefined when it did not change. */
function getOutcomeLabel(changes: ActivityFragment['changes']): 'won' | 'lost' | 'reopened' | undefined {
  const change: unknown = changes?.['outcome'];
  if (!Array.isArray(change)) return undefined;
  const after: unknown = change[1];
  return after === 'won' || after === 'lost' ? after : 'reopened';
}

/** Label of a step of an offer: its new status, or that the customer opened it or an admin approved it. */
function getOfferLabel({ targetType, changes }: ActivityFragment): string | undefined {
  if (targetType !== 'offers' || !changes) return undefined;
  const change: unknown = changes['status'];
  if (Array.isArray(change)) return String(change[1]);
  return ['viewedAt', 'approvedAt'].find((field) => (changes[field] as unknown[] | undefined)?.[1]);
}

/** Label of a change of who may see a document; undefined when it did not change. */
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
 * Formats the changes of an activity: old and new value ("Yeni → Beklemede") when a single enum field changed or the label is an enum
 * field, else the names of the changed fields ("Öncelik, Kredi limiti").
 */
export function formatChanges(activity: ActivityFragment, intl: IntlShape): string {
  const { formatMessage, messages } = intl;
  const changes = activity.changes ?? {};
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
    .map((name) => getFieldLabelId(messages, activity.targetType, name))
    .filter((id) => id !== undefined)
    .map((id) => formatMessage({ id }))
    .join(', ');
}

/** Amount of a won request, reason and note of a lost one, status of a reopened one. */
function formatOutcome({ targetType, changes }: ActivityFragment, intl: IntlShape): string {
  const after = (field: string): unknown => (changes?.[field] as unknown[] | undefined)?.[1] ?? null;
  const format = (field: string) => formatFieldValue(intl, targetType, field, after(field));
  switch (getOutcomeLabel(changes)) {
    case 'won': {
      const amount = [after('quotedAmount') === null ? '' : format('quotedAmount'), after('quotedCurrency')];
      return amount.filter(Boolean).join(' ');
    }
    case 'lost':
      return [format('lostReason'), after('lostNote')].filter(Boolean).join(' · ');
    default:
      return after('status') === null ? '' : format('status');
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

const isTimestamp = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text);

/** Formats the value of a field: enum values by name, timestamps and numbers by locale, a missing value as "boş". */
export function formatFieldValue(intl: IntlShape, targetType: string, field: string, value: unknown): string {
  const { formatMessage, formatDate, formatNumber, messages } = intl;
  if (value === null || value === undefined || value === '')
    return formatMessage({ id: userFields.includes(field) ? 'owner.none' : 'feed.unset' });
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return formatMessage({ id: value ? 'feed.yes' : 'feed.no' });
  if (Array.isArray(value)) return isStepField(field) ? formatSteps(intl, field, value) : value.join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  const prefix = enumPrefixes[targetType]?.[field];
  const id = prefix && `${prefix}.${enumName(value)}`;
  if (id && id in messages) return formatMessage({ id });
  return isTimestamp(value) ? formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }) : value;
}
