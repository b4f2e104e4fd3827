import type { QuoteEmailTemplate as StoredTemplate } from '../../../common/enums.ts';
import type { Language, MailFileRowFragment, QuoteEmailTemplate } from '../../graphql/generated.ts';

/** The communication that a mail replies to. Its text is quoted below the reply unless the user opts out. */
export interface OriginalMail {
  /** UUID of an inbound communication. */
  id: string;
  subject: string;
  content: string | null;
  /** Name of the sender. */
  author: string;
  createdAt: string;
  language?: Language;
}

/** Initial data of a new mail to a company, about a quote request, or in reply to a communication. */
export interface MailDraft {
  /** Missing for a request without a company: the server creates the company when the mail is sent. */
  companyId?: string | null;
  contactId?: string | null;
  quoteRequestId?: string | null;
  /** E-mail address of the recipient. */
  to?: string | null;
  language?: Language;
  inReplyTo?: OriginalMail;
  /** Initial texts, and files. */
  text?: Partial<MailText>;
}

/** Template of a mail. */
export interface MailTemplate {
  name: string;
  /** Kind of a quote request mail. The server does not count a mere acknowledgement as a response to the request. */
  kind?: QuoteEmailTemplate;
  subject: string;
  content: string;
}

/** What is typed into the composer. */
export interface MailText {
  to: string;
  /** Addresses of copies, separated by commas. */
  cc: string;
  bcc: string;
  subject: string;
  content: string;
  files: MailFileRowFragment[];
  /** Whether the mail quotes the one that it answers. */
  quoted: boolean;
  /** Kind of the template that was applied last; empty for none. */
  template: StoredTemplate | '';
  /** Local time of a mail that is sent later, as a `datetime-local` input has it; empty: at once. */
  sendAt: string;
}

/** Unsent texts, kept until the page is reloaded: closing the composer does not discard them. */
const unsentTexts = new Map<string, MailText>();

const getKey = ({ companyId, quoteRequestId, inReplyTo }: MailDraft, writer: string) =>
  [writer, companyId, quoteRequestId, inReplyTo?.id].join(' ');

export const unsentMail = {
  get: (draft: MailDraft, writer: string) => unsentTexts.get(getKey(draft, writer)),
  set: (draft: MailDraft, writer: string, text: MailText) => void unsentTexts.set(getKey(draft, writer), text),
  delete: (draft: MailDraft, writer: string) => void unsentTexts.delete(getKey(draft, writer)),
};
