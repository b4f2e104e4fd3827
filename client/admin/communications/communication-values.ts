import {
  communicationDirections,
  communicationStatuses,
  communicationTypes,
  enumName,
  priorities,
  sentiments,
  storedValue,
} from '../../../common/enums.ts';
import { cleanTags, type CommunicationForm } from '../../../common/forms/communication.ts';
import type { CommunicationInput, TimelineItemFragment } from '../../graphql/generated.ts';

/** The server's input with every field set; empty fields are null. */
export type FullCommunicationInput = Required<CommunicationInput>;

/** Converts the validated form to the server's input. */
export const toCommunicationInput = (form: CommunicationForm): FullCommunicationInput => ({
  companyId: form.companyId,
  contactId: form.contactId ?? null,
  quoteRequestId: form.quoteRequestId ?? null,
  type: enumName(form.type ?? 'email'),
  direction: enumName(form.direction ?? 'outbound'),
  subject: form.subject,
  content: form.content || null,
  status: enumName(form.status ?? 'sent'),
  priority: enumName(form.priority ?? 'normal'),
  sentiment: form.sentiment ? enumName(form.sentiment) : null,
  followUpRequired: form.followUpRequired ?? false,
  followUpDate: (form.followUpRequired && form.followUpDate?.toISOString()) || null,
  tags: form.tags?.length ? cleanTags(form.tags) : null,
  durationMinutes: form.durationMinutes || null,
});

/** Returns the editable fields of a record. The record of a CONFLICT error has no company and contact. */
export const toRecordInput = (record: Omit<TimelineItemFragment, 'company' | 'contact'>): FullCommunicationInput => ({
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

/** Returns the initial values of the form. Enum values are the stored ones (`email`, not `EMAIL`), as `communicationForm` expects. */
export const toFormFields = (values: FullCommunicationInput) => ({
  companyId: values.companyId,
  contactId: values.contactId ?? '',
  quoteRequestId: values.quoteRequestId ?? '',
  type: storedValue(communicationTypes, values.type ?? '') ?? 'email',
  direction: storedValue(communicationDirections, values.direction ?? '') ?? 'outbound',
  subject: values.subject,
  content: values.content ?? '',
  status: storedValue(communicationStatuses, values.status ?? '') ?? 'sent',
  priority: storedValue(priorities, values.priority ?? '') ?? 'normal',
  sentiment: storedValue(sentiments, values.sentiment ?? '') ?? '',
  followUpRequired: values.followUpRequired ?? false,
  followUpDate: values.followUpDate ?? '',
  tags: values.tags?.join(', ') ?? '',
  durationMinutes: values.durationMinutes ?? '',
});

export type CommunicationFormFields = ReturnType<typeof toFormFields>;

/** Returns the initial values for a new record: by default an outbound e-mail that was sent, with normal priority. */
export const createFormFields = ({
  companyId = '',
  contactId = null,
  quoteRequestId = null,
  type = 'EMAIL',
}: Partial<
  Pick<FullCommunicationInput, 'companyId' | 'contactId' | 'quoteRequestId' | 'type'>
> = {}): CommunicationFormFields =>
  toFormFields({
    companyId,
    contactId,
    quoteRequestId,
    subject: '',
    content: null,
    type,
    direction: 'OUTBOUND',
    status: 'SENT',
    priority: 'NORMAL',
    sentiment: null,
    followUpRequired: false,
    followUpDate: null,
    tags: null,
    durationMinutes: null,
  });
