import { cleanTags, type CommunicationForm } from '../../../common/forms/communication.ts';
import type { CommunicationInput, TimelineItemFragment } from '../../graphql/generated.ts';

/** What can be edited of a record, as the server takes it: every field, emptied ones null. */
export type Values = Required<CommunicationInput>;

const named = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>;
const stored = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;

/** What a type has no place for is left out: the form hides it. */
export const valuesOf = (form: CommunicationForm): Values => ({
  companyId: form.companyId,
  contactId: form.contactId ?? null,
  quoteRequestId: form.quoteRequestId ?? null,
  type: named(form.type ?? 'email'),
  direction: named(form.direction ?? 'outbound'),
  subject: form.subject,
  content: form.content || null,
  status: named(form.status ?? 'sent'),
  priority: named(form.priority ?? 'normal'),
  sentiment: form.sentiment ? named(form.sentiment) : null,
  followUpRequired: form.followUpRequired ?? false,
  followUpDate: (form.followUpRequired && form.followUpDate?.toISOString()) || null,
  tags: form.tags?.length ? cleanTags(form.tags.filter((tag) => tag !== undefined)) : null,
  durationMinutes: form.durationMinutes || null,
});

/** The editable part of a record, of the screen or of a conflict's answer. */
export const valuesOfRecord = (record: Omit<TimelineItemFragment, 'company' | 'contact'>): Values => ({
  companyId: record.companyId,
  contactId: record.contactId,
  quoteRequestId: record.quoteRequestId,
  type: record.type,
  direction: record.direction,
  subject: record.subject,
  content: record.content,
  status: record.status,
  priority: record.priority,
  sentiment: record.sentiment,
  followUpRequired: record.followUpRequired,
  followUpDate: record.followUpDate,
  tags: record.tags,
  durationMinutes: record.durationMinutes,
});

/** What the fields of the form show; enumerations as they are stored, because the schema speaks to the server, too. */
export const fieldsOf = (values: Values) => ({
  companyId: values.companyId,
  contactId: values.contactId ?? '',
  quoteRequestId: values.quoteRequestId ?? '',
  type: stored(values.type ?? 'EMAIL'),
  direction: stored(values.direction ?? 'OUTBOUND'),
  subject: values.subject,
  content: values.content ?? '',
  status: stored(values.status ?? 'SENT'),
  priority: stored(values.priority ?? 'NORMAL'),
  sentiment: values.sentiment ? stored(values.sentiment) : '',
  followUpRequired: values.followUpRequired ?? false,
  followUpDate: values.followUpDate ?? '',
  tags: values.tags?.join(', ') ?? '',
  durationMinutes: values.durationMinutes ?? '',
});

export type Fields = ReturnType<typeof fieldsOf>;

/** Specification, section 4: an e-mail of ours that was sent, of normal priority. */
export const newFields = (companyId = '', type: Values['type'] = 'EMAIL'): Fields =>
  fieldsOf({
    ...{ companyId, contactId: null, quoteRequestId: null, subject: '', content: null },
    ...{ type, direction: 'OUTBOUND', status: 'SENT', priority: 'NORMAL', sentiment: null },
    ...{ followUpRequired: false, followUpDate: null, tags: null, durationMinutes: null },
  });
