import type { Email } from 'postal-mime';
import { isEmail } from '../../../common/forms/text.ts';

/** Report of a mail server about a mail that it could not deliver (RFC 3464). */
export interface Bounce {
  /** Message-ID of the mail, without angle brackets; null when the report does not contain it. */
  messageId: string | null;
  /** Recipients that were refused, in lower case. */
  recipients: string[];
  /** Whether the server does not try again. */
  isPermanent: boolean;
  /** Answer of the mail server, at most 300 characters. */
  reason: string;
}

const MAX_REASON_LENGTH = 300;
const MAX_RECIPIENTS = 20;

/** Reads the report in a mail; null for a mail that is none. Receipts of delivered mails are none. */
export function readBounce({ attachments, headers }: Pick<Email, 'attachments' | 'headers'>): Bounce | null {
  const type = headers.find(({ key }) => key === 'content-type')?.value.toLowerCase() ?? '';
  if (!type.includes('multipart/report')) return null;
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!report) return null;
  const fields = readFields(toText(report.content));
  const failed = fields.filter(({ action }) => action === 'failed' || action === 'delayed');
  if (failed.length === 0) return null;
  const original = attachments.find(
    ({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers',
  );
  const messageId = /^message-id:\s*<([^<>\s]{1,500})>/im.exec(original ? toText(original.content) : '')?.[1] ?? null;
  return {
    messageId,
    recipients: failed
      .map(({ recipient }) => recipient)
      .filter(isEmail)
      .slice(0, MAX_RECIPIENTS),
    isPermanent: failed.every(({ action, status }) => action === 'failed' && !status.startsWith('4')),
    reason: failed[0]!.reason.slice(0, MAX_REASON_LENGTH),
  };
}

interface ReportedRecipient {
  action: string;
  status: string;
  recipient: string;
  reason: string;
}

/** Reads the groups of fields, one for each recipient; the first group is about the whole mail. */
const readFields = (text: string): ReportedRecipient[] =>
  text
    .slice(0, 100_000)
    .replaceAll('\r', '')
    .split(/\n[ \t]*\n/)
    .map((group) => {
      const unfolded = group.replace(/\n[ \t]+/g, ' ');
      const field = (name: string): string => {
        const line = unfolded.split('\n').find((found) => found.toLowerCase().startsWith(`${name}:`)) ?? '';
        return line.slice(name.length + 1).trim();
      };
      /** Without the type: `rfc822; a@b.example`. */
      const value = (name: string): string => field(name).split(';').slice(1).join(';').trim();
      return {
        action: field('action').toLowerCase(),
        status: field('status'),
        recipient: (value('original-recipient') || value('final-recipient')).toLowerCase(),
        reason: [field('status'), value('diagnostic-code')].filter(Boolean).join(' '),
      };
    })
    .filter(({ action }) => action !== '');

const toText = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string'
    ? content
    : Buffer.from(content as Uint8Array)
        .toString('utf8')
        .slice(0, 100_000);
