import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import { MAX_MAIL_BYTES } from '../../../common/mail-size.ts';
import type { InboundMailKind, InboundMailNote } from '../../../common/enums.ts';
import { cleanLine, cleanParagraphs, isEmail } from '../../../common/forms/text.ts';
import { readBounce, type Bounce } from './bounce.ts';
import type { MailRecipient } from './inbound-mail.entity.ts';
import { type MailChecks, readMailChecks } from './mail-checks.ts';

/** Limits of what is stored; text in UTF-16 code units. */
const limits = {
  text: 200_000,
  html: 500_000,
  headers: 32_768,
  name: 200,
  subject: 300,
  snippet: 200,
  recipients: 50,
  references: 50,
  messageId: 500,
  files: 30,
  fileBytes: 20 * 1024 ** 2,
  /** Of all pictures inside the text together. */
  inlinePictureBytes: 1024 ** 2,
} as const;

export interface MailFile {
  name: string;
  content: Uint8Array;
}

/** What is stored of a mail. */
export interface ParsedMail {
  /** SHA-256 of what all copies of the mail have in common: not of the headers that servers add. */
  digest: Buffer;
  kind: InboundMailKind;
  bounce: Bounce | null;
  /** Without angle brackets. */
  messageId: string | null;
  /** Message-IDs of References and In-Reply-To, the closest one last. */
  repliesTo: string[];
  /** The address is in lower case, and empty when the mail names no valid one. */
  sender: { name: string; email: string };
  recipients: MailRecipient[];
  recipientCount: number;
  subject: string;
  snippet: string;
  text: string;
  html: string | null;
  headers: string;
  size: number;
  sentAt: Date | null;
  checks: MailChecks;
  notes: InboundMailNote[];
  files: MailFile[];
  /** Whether it was sent by a program, such as this server. */
  isAutomatic: boolean;
}

interface Origin {
  /** Of the mailbox; null for a mail whose headers nobody vouches for. */
  trustedServers: readonly string[] | null;
  /** Time at which the mail server received it. */
  receivedAt: Date;
  /** Bytes of the whole mail; more than `source` has when only its headers were read. */
  size: number;
}

/** Parses a mail. It never fails because of its content: what cannot be read is left out and noted. */
export async function parseMail(source: Uint8Array, origin: Origin): Promise<ParsedMail> {
  try {
    return describe(await PostalMime.parse(source, parserLimits), origin);
  } catch {
    // Such as parts that are nested too deeply.
    return describe(await parseHeaders(source), origin, ['broken_text']);
  }
}

function describe(mail: Email, origin: Origin, faults: InboundMailNote[] = []): ParsedMail {
  const isStub = origin.size > MAX_MAIL_BYTES;
  const notes = new Set<InboundMailNote>(isStub ? ['too_large', ...faults] : faults);
  const header = (key: string): string => mail.headers.find((found) => found.key === key)?.value ?? '';

  const sender = toSender(mail.from);
  const addresses = [...toRecipients(mail.to, 'to'), ...toRecipients(mail.cc, 'cc')];
  if (addresses.length > limits.recipients) notes.add('many_recipients');
  const sentAt = toDate(mail.date);
  if (!sentAt) notes.add('no_date');
  const body = mail.html && mail.html.length <= limits.html ? clean(mail.html) : null;
  const { html, attachments } = embedPictures(body, mail.attachments);
  const text = cleanParagraphs((mail.text ?? toText(mail.html ?? '')).slice(0, limits.text));
  if (text.includes('\uFFFD') || header('subject').includes('\uFFFD')) notes.add('broken_text');
  const bounce = readBounce(mail);
  if (isBulk(header)) notes.add('bulk');
  const subject = cleanLine(mail.subject ?? '').slice(0, limits.subject);
  const messageId = toMessageIds(mail.messageId)[0] ?? null;
  const digest = createHash('sha256');
  for (const part of [messageId, sender.email, subject, sentAt?.toISOString(), isStub ? '' : text])
    digest.update(`${part ?? ''}\0`);
  // Without an id and a date, two mails with one text are two mails unless they arrived at the same time.
  if (!messageId && !sentAt) digest.update(origin.receivedAt.toISOString());
  return {
    digest: digest.digest(),
    kind: bounce ? 'bounce' : isAutoReply(header) ? 'auto_reply' : 'message',
    bounce,
    messageId,
    repliesTo: [...new Set([...toMessageIds(mail.references), ...toMessageIds(mail.inReplyTo)])].slice(
      -limits.references,
    ),
    sender,
    recipients: addresses.slice(0, limits.recipients),
    recipientCount: addresses.length,
    subject,
    snippet: cleanLine(text.slice(0, 4 * limits.snippet)).slice(0, limits.snippet),
    text,
    html,
    headers: clean(mail.headerLines.map(({ line }) => line).join('\n')).slice(0, limits.headers),
    size: origin.size,
    sentAt,
    checks: readMailChecks(
      origin.trustedServers ? mail.headers : [],
      origin.trustedServers ?? [],
      sender.email.split('@')[1] ?? '',
    ),
    files: isStub ? [] : toFiles(attachments, notes),
    notes: [...notes],
    isAutomatic: header('auto-submitted').toLowerCase().startsWith('auto-'),
  };
}

const parserLimits = { maxNestingDepth: 50, maxHeadersSize: 1024 ** 2, maxRfc822NestingDepth: 0 };
const emptyMail: Email = { headers: [], headerLines: [], attachments: [] };

/** Parses the headers alone. */
async function parseHeaders(source: Uint8Array): Promise<Email> {
  const text = Buffer.from(source.subarray(0, limits.headers)).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  const lines = text.slice(0, end).split('\n');
  const headers = lines.filter((line) => !line.toLowerCase().startsWith('content-')).join('\n');
  return PostalMime.parse(`${headers}\r\n\r\n`, parserLimits).catch(() => emptyMail);
}

/** PostgreSQL cannot store NUL, and no lone surrogates. */
const clean = (text: string): string => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '');

const toSender = (from: Address | undefined): ParsedMail['sender'] => {
  const mailbox = from?.group ? from.group[0] : from;
  const email = (mailbox?.address ?? '').trim().toLowerCase();
  return { name: cleanLine(mailbox?.name ?? '').slice(0, limits.name), email: isEmail(email) ? email : '' };
};

const toRecipients = (addresses: Address[] | undefined, kind: MailRecipient['kind']): MailRecipient[] =>
  (addresses ?? [])
    .flatMap((address) => address.group ?? [address])
    .map(({ name, address }) => ({
      name: cleanLine(name).slice(0, limits.name),
      email: address.trim().toLowerCase(),
      kind,
    }))
    .filter(({ email }) => isEmail(email));

/** Null for a date that no mail can have. */
function toDate(text: string | undefined): Date | null {
  const time = Date.parse(text ?? '');
  return time > Date.UTC(1990) && time < Date.UTC(2100) ? new Date(time) : null;
}

const toMessageIds = (text: string | undefined): string[] =>
  [...(text ?? '').slice(0, 20_000).matchAll(/<([^<>\s]+)>/g)]
    .map(([, id]) => clean(id!))
    .filter((id) => id.length <= limits.messageId);

const blockTags = ['br', 'p', 'div', 'tr', 'li', 'blockquote', 'h1', 'h2', 'h3', 'h4'];
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Text of a mail that has only HTML, for the list and for the communication. */
function toText(html: string): string {
  const plain = sanitizeHtml(html.slice(0, limits.html), {
    allowedTags: blockTags,
    allowedAttributes: {},
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
  });
  const lines = plain
    .replace(/\s+/g, ' ')
    .replace(/<[^<>]*>/g, '\n')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity]!)
    .split('\n')
    .map((line) => line.trim());
  // At most one empty line between two others.
  return lines.filter((line, index) => line || lines[index - 1]).join('\n');
}

/** Automatic replies (RFC 3834), and what older servers write instead. */
const isAutoReply = (header: (key: string) => string): boolean =>
  header('auto-submitted').toLowerCase().startsWith('auto-replied') ||
  header('x-autoreply') !== '' ||
  header('x-autorespond') !== '' ||
  header('precedence').toLowerCase() === 'auto_reply';

const isBulk = (header: (key: string) => string): boolean =>
  header('list-id') !== '' ||
  header('list-unsubscribe') !== '' ||
  ['bulk', 'list', 'junk'].includes(header('precedence').toLowerCase());

/**
 * Puts the pictures that the HTML shows with `cid:` into it. They are no longer files of the mail, because most are logos of signatures. A
 * picture that is too large stays a file.
 */
function embedPictures(html: string | null, attachments: Attachment[]) {
  if (html === null) return { html, attachments };
  let left: number = limits.inlinePictureBytes;
  let shown = html;
  const others = attachments.filter(({ contentId, mimeType, content }) => {
    const id = contentId?.replace(/^<|>$/g, '');
    if (!id || !/^image\/(?:png|jpeg|gif|webp)$/.test(mimeType) || !shown.includes(`cid:${id}`)) return true;
    const picture = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
    if (picture.length > left) return true;
    left -= picture.length;
    shown = shown.replaceAll(`cid:${id}`, `data:${mimeType};base64,${picture.toString('base64')}`);
    return false;
  });
  return { html: shown, attachments: others };
}

function toFiles(attachments: Attachment[], notes: Set<InboundMailNote>): MailFile[] {
  const files = attachments
    .filter(({ mimeType }) => mimeType !== 'message/delivery-status')
    .map(({ filename, mimeType, content }) => ({
      name: filename ?? (mimeType === 'message/rfc822' ? 'mail.eml' : 'file'),
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      isWinmail: mimeType === 'application/ms-tnef' || filename?.toLowerCase() === 'winmail.dat',
    }));
  if (files.some(({ isWinmail }) => isWinmail)) notes.add('winmail');
  const kept = files
    .filter(({ content }) => content.length > 0 && content.length <= limits.fileBytes)
    .slice(0, limits.files);
  if (kept.length < files.filter(({ content }) => content.length > 0).length) notes.add('files_left_out');
  return kept.map(({ name, content }) => ({ name, content }));
}
