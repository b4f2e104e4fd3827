import type { Language, QuoteEmailTemplate } from '../../graphql/generated.ts';

/** What is answered: its text stands below the answer, unless it is left out. */
export interface Answered {
  /** UUID of an inbound communication. */
  id: string;
  subject: string;
  content: string | null;
  /** Who wrote it. */
  author: string;
  createdAt: string;
  language?: Language;
}

/** A mail to be written: to somebody at a company, about a request where one is named, or in answer to what they sent. */
export interface MailDraft {
  /** Missing for a request whose company is not known yet: its mail makes one. */
  companyId?: string | null;
  contactId?: string | null;
  quoteRequestId?: string | null;
  /** Address. */
  to?: string | null;
  subject?: string;
  /** Text to begin with. */
  content?: string;
  language?: Language;
  answers?: Answered;
}

/** A text to begin with, in a customer's language. */
export interface MailTemplate {
  name: string;
  /** Which letter about a request it is: one that only acknowledges leaves its answer owed. */
  kind?: QuoteEmailTemplate;
  subject: string;
  content: string;
}

export interface MailText {
  to: string;
  subject: string;
  content: string;
  /** Letter that it began with. */
  template?: QuoteEmailTemplate;
}

/** What was typed and not sent, until the page is left: closing the composer throws nothing away. */
const unsent = new Map<string, MailText>();

const keyOf = ({ companyId, quoteRequestId, answers }: MailDraft, writer: string) =>
  [writer, companyId, quoteRequestId, answers?.id].join(' ');

export const unsentMail = {
  of: (draft: MailDraft, writer: string) => unsent.get(keyOf(draft, writer)),
  keep: (draft: MailDraft, writer: string, text: MailText) => void unsent.set(keyOf(draft, writer), text),
  drop: (draft: MailDraft, writer: string) => void unsent.delete(keyOf(draft, writer)),
};
