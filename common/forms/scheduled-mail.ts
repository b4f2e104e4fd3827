import { array, boolean, date, object, string } from 'yup';
import { DAY_MS } from '../durations.ts';
import { languages, quoteEmailTemplates } from '../enums.ts';
import { findUnknownVariables, hasPlaceholders, mailVariables } from '../mail-variables.ts';
import { communicationLimits } from './communication.ts';
import { reasons } from './reasons.ts';
import { choice, cleanLine, isEmail, email, line, nullTo, optionalId, paragraphs } from './text.ts';

export const mailLimits = {
  /** Recipient and copies together. */
  recipients: 20,
  attachments: 10,
  /** Of all attachments together: many mail servers refuse mails of more than 20 MB, and base64 adds a third. */
  attachmentBytes: 14 * 1024 ** 2,
  templateName: 80,
  signature: 1_000,
} as const;

/** Time in which a mail that is sent at once can still be taken back, in seconds. */
export const UNDO_SECONDS = 10;

/** A mail may be scheduled for a time in the next year. */
const MAX_SCHEDULE_DAYS = 366;
/** The clock of the browser may be behind, and a form takes time. */
const MAX_PAST_MS = 5 * 60_000;

/** When a mail is sent; null: at once. */
export const sendTime = () =>
  date()
    .nullable()
    .transform((value: Date | null, original: unknown) => (original === '' ? null : value))
    .typeError(reasons.date)
    .test('past', reasons.datePast, (time) => !time || time.getTime() > Date.now() - MAX_PAST_MS)
    .test('future', reasons.date, (time) => !time || time.getTime() < Date.now() + MAX_SCHEDULE_DAYS * DAY_MS);

/** Splits a text with addresses, as it is typed or pasted: `a@x.example, b@y.example; c@z.example`. */
const splitAddresses = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,،;\s]+/)
      .map((part) => cleanLine(part).toLowerCase())
      .filter(Boolean),
  ),
];

/** A list of addresses, or a text that contains them. */
const addresses = () =>
  array()
    .of(string().required())
    .transform((_value, original: unknown) =>
      (Array.isArray(original) ? original : [original]).flatMap((part) =>
        typeof part === 'string' ? splitAddresses(part) : [],
      ),
    )
    .test('emails', reasons.email, (list) => list?.every(isEmail) ?? true)
    .max(mailLimits.recipients - 1, reasons.tooManyRecipients)
    .default([]);

/** A mail of the composer, to be sent at a time or at once. It belongs to a company, answers a communication or a quote request. */
export const scheduledMailForm = object({
  companyId: optionalId(),
  contactId: optionalId(),
  quoteRequestId: optionalId(),
  replyToId: optionalId(),
  /** Defaults to the address of the contact or of the request. */
  to: email(),
  cc: addresses(),
  bcc: addresses(),
  subject: line(communicationLimits.subject).required(reasons.required),
  content: paragraphs(communicationLimits.content)
    .required(reasons.required)
    .test('variables', reasons.unfilledVariables, (text) => !hasPlaceholders(text)),
  language: choice(languages),
  quoted: boolean().transform(nullTo(true)).default(true),
  template: choice(quoteEmailTemplates),
  attachmentIds: array()
    .of(string().required().uuid(reasons.file))
    .transform(nullTo<string[]>([]))
    .max(mailLimits.attachments, reasons.tooManyFiles)
    .default([]),
  /** Null: as soon as the mail can no longer be taken back. */
  sendAt: sendTime(),
}).test(
  'recipients',
  '',
  ({ cc, bcc }, { createError }) =>
    cc.length + bcc.length < mailLimits.recipients || createError({ path: 'bcc', message: reasons.tooManyRecipients }),
);

const templateText = (text: ReturnType<typeof line>) =>
  text
    .required(reasons.required)
    .test('variables', reasons.unknownVariable, (value) => findUnknownVariables(value, mailVariables).length === 0);

/** A template of a mail. */
export const mailTemplateForm = object({
  name: line(mailLimits.templateName).required(reasons.required),
  language: choice(languages).required(reasons.required),
  subject: templateText(line(communicationLimits.subject)),
  content: templateText(paragraphs(communicationLimits.content)),
  /** Whether all colleagues see the template. */
  isShared: boolean().transform(nullTo(false)).default(false),
});

/** The signature of a user: own lines above those of the company. */
export const signatureForm = object({ signature: paragraphs(mailLimits.signature) });
