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

/** Maximum lengths of the fields, and of the list of tags. */
export const communicationLimits = { subject: 300, content: 20_000, tag: 40, tags: 20 } as const;

const limits = communicationLimits;

/** One week. */
const MAX_DURATION_MINUTES = 10_080;

/** Types for which the form has a duration. */
export const typesWithDuration: readonly CommunicationType[] = ['phone', 'meeting', 'video_call'];

/** Returns tags as they are stored: split on commas, trimmed, without duplicates. */
export const cleanTags = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => text.split(/[,،]/))
      .map(cleanLine)
      .filter(Boolean),
  ),
];

/** Accepts a text with commas, or a list of such texts. */
const tags = () =>
  array()
    .of(string().required().max(limits.tag, reasons.tooManyTags))
    .transform((_value, originalValue: unknown) => {
      const texts =
        typeof originalValue === 'string' ? [originalValue] : Array.isArray(originalValue) ? originalValue : [];
      return cleanTags(texts.filter((text): text is string => typeof text === 'string'));
    })
    .max(limits.tags, reasons.tooManyTags);

const instant = () =>
  date()
    .nullable()
    .transform((value: Date | null, originalValue: unknown) => (originalValue === '' ? null : value))
    .typeError(reasons.date)
    .min(new Date('2000-01-01'), reasons.date)
    .max(new Date('2100-01-01'), reasons.date);

/**
 * A communication as the sales desk enters it. The server drops values of fields that the form hides, such as the duration of an e-mail or
 * the follow-up date when there is no follow-up, instead of rejecting them.
 */
export const communicationForm = object({
  companyId: string().required(reasons.required).uuid(reasons.companyNotFound),
  contactId: string()
    .transform((id: string | null) => id || undefined)
    .uuid(reasons.contactNotFound),
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
  /** In minutes; 0 for none. */
  durationMinutes: number()
    .transform((value: number, originalValue: unknown) => (originalValue === '' || originalValue === null ? 0 : value))
    .typeError(reasons.duration)
    .integer(reasons.duration)
    .min(0, reasons.duration)
    .max(MAX_DURATION_MINUTES, reasons.duration),
});

/** An e-mail from the composer. */
export const mailForm = object({
  companyId: string().required(reasons.required).uuid(reasons.companyNotFound),
  contactId: string()
    .transform((id: string | null) => id || undefined)
    .uuid(reasons.contactNotFound),
  quoteRequestId: string()
    .transform((id: string | null) => id || undefined)
    .uuid(reasons.choice),
  /** Defaults to the address of the contact. */
  to: email(),
  subject: line(limits.subject).required(reasons.required),
  content: paragraphs(limits.content).required(reasons.required),
  language: choice(languages),
});

/** A reply. Recipient and subject default to those of the answered e-mail. */
export const replyForm = object({
  to: email(),
  subject: line(limits.subject),
  content: paragraphs(limits.content).required(reasons.required),
  language: choice(languages),
  /** Whether the answered text is quoted below the reply. */
  quoted: boolean()
    .transform((value: boolean | null) => value ?? true)
    .default(true),
});

export type CommunicationForm = InferType<typeof communicationForm>;
