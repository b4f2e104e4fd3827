import { array, boolean, date, number, object, string, type InferType } from 'yup';
import {
  communicationDirections,
  communicationStatuses,
  communicationTypes,
  languages,
  priorities,
  sentiments,
  type CommunicationType,
} from '../enums.ts';
import { reasons } from './reasons.ts';
import { choice, cleanLine, email, line, paragraphs } from './text.ts';

/** Longest accepted text of each field, for the schema and for the inputs' `maxLength`. */
export const communicationLimits = { subject: 300, content: 20_000, tag: 40, tags: 20 } as const;

const limits = communicationLimits;

/** Minutes; a week of talks. */
export const maxDuration = 10_080;

/** How long it took is asked of these alone. */
export const timedTypes: readonly CommunicationType[] = ['phone', 'meeting', 'video_call'];

/** Tags as they are stored: split on commas, trimmed, each once. */
export const cleanTags = (typed: readonly string[]): string[] => [
  ...new Set(
    typed
      .flatMap((text) => text.split(/[,،]/))
      .map(cleanLine)
      .filter(Boolean),
  ),
];

/** As text with commas, or a list of such texts. */
const tags = () =>
  array()
    .of(string().required().max(limits.tag, reasons.tooManyTags))
    .transform((_value, typed: unknown) => {
      const texts = typeof typed === 'string' ? [typed] : Array.isArray(typed) ? typed : [];
      return cleanTags(texts.filter((text): text is string => typeof text === 'string'));
    })
    .max(limits.tags, reasons.tooManyTags);

const instant = () =>
  date()
    .nullable()
    .transform((value: Date | null, typed: unknown) => (typed === '' ? null : value))
    .typeError(reasons.date)
    .min(new Date('2000-01-01'), reasons.date)
    .max(new Date('2100-01-01'), reasons.date);

/**
 * A communication as the sales desk enters and edits it. What a type has no place for (a duration of an e-mail, a date where nothing is
 * to follow) is not refused but dropped: the form hides it.
 */
export const communicationForm = object({
  companyId: string().required(reasons.required).uuid(reasons.companyGone),
  contactId: string()
    .transform((id: string | null) => id || undefined)
    .uuid(reasons.contactGone),
  quoteRequestId: string()
    .transform((id: string | null) => id || undefined)
    .uuid(reasons.choice),
  type: choice(communicationTypes),
  direction: choice(communicationDirections),
  subject: line(limits.subject).required(reasons.required),
  content: paragraphs(limits.content),
  status: choice(communicationStatuses),
  priority: choice(priorities),
  sentiment: choice(sentiments),
  followUpRequired: boolean().transform((value: boolean | null) => value ?? false),
  followUpDate: instant(),
  tags: tags(),
  /** Minutes; 0 is none. */
  durationMinutes: number()
    .transform((value: number, typed: unknown) => (typed === '' || typed === null ? 0 : value))
    .typeError(reasons.duration)
    .integer(reasons.duration)
    .min(0, reasons.duration)
    .max(maxDuration, reasons.duration),
});

/** An e-mail as the composer sends it. */
export const mailForm = object({
  companyId: string().required(reasons.required).uuid(reasons.companyGone),
  contactId: string()
    .transform((id: string | null) => id || undefined)
    .uuid(reasons.contactGone),
  quoteRequestId: string()
    .transform((id: string | null) => id || undefined)
    .uuid(reasons.choice),
  /** Left out: the contact's address. */
  to: email(),
  subject: line(limits.subject).required(reasons.required),
  content: paragraphs(limits.content).required(reasons.required),
  language: choice(languages),
});

/** An answer: whom it goes to and what it is about follow from what it answers, unless they are typed. */
export const replyForm = object({
  to: email(),
  subject: line(limits.subject),
  content: paragraphs(limits.content).required(reasons.required),
  language: choice(languages),
  /** Whether the text that is answered stands below the answer. */
  quoted: boolean()
    .transform((value: boolean | null) => value ?? true)
    .default(true),
});

export type CommunicationForm = InferType<typeof communicationForm>;
export type MailForm = InferType<typeof mailForm>;
export type ReplyForm = InferType<typeof replyForm>;
