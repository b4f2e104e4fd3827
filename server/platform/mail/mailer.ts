import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { cleanParagraphs } from '../../../common/forms/text.ts';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '../data-dir.ts';

export interface Mailbox {
  name: string;
  address: string;
}

export interface MailAttachment {
  name: string;
  /** Media type. */
  type: string;
  /** Read once while the message is sent. */
  content: Readable;
}

export interface Message {
  /** A single address; a message has exactly one recipient. */
  to: string;
  replyTo?: Mailbox;
  subject: string;
  html: string;
  text: string;
  /** BCP 47 language tag, for Content-Language. */
  language: string;
  attachments?: MailAttachment[];
  /**
   * Local parts of the Message-IDs of the earlier messages in the thread, oldest first; the message replies to the last
   * one.
   */
  follows?: string[];
  /** URL for one-click unsubscribe by POST (RFC 8058). */
  unsubscribe?: string;
  /** True for mails written by a person; others get the headers that suppress automatic replies. */
  personal?: boolean;
}

export interface Mailer {
  /**
   * Sends a message; resolves when the mail server has accepted it.
   * @param options.messageId local part of the Message-ID: the same for every attempt, so that mailboxes can drop
   *   duplicates
   */
  send(message: Message, options: { messageId: string }): Promise<void>;
  /** Signs in at the mail server, or creates the folder, without sending. @throws Error with the reason when that fails */
  verify(): Promise<void>;
  close(): void;
}

interface MailerOptions {
  /** smtp:// or smtps:// URL; without it, messages are written to `folder`. */
  smtpUrl?: string | undefined;
  folder: string;
  from: Mailbox;
  /** In milliseconds; see {@link SIGN_IN_PAUSE_MS}. */
  signInPause?: number;
}

/** In milliseconds; their sum is short, so that an unreachable mail server does not block a job worker for long. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** After a refused sign-in: more attempts with a wrong password may lock the account at the provider. */
const SIGN_IN_PAUSE_MS = 15 * 60_000;
/** Prevents nodemailer from reading files and URLs that appear in a message. */
const accessOptions = { disableFileAccess: true, disableUrlAccess: true };

/** Creates a mailer that sends by SMTP, or writes .eml files when no server is configured. */
export function createMailer({ smtpUrl, folder, from, signInPause = SIGN_IN_PAUSE_MS }: MailerOptions): Mailer {
  const formatMessageId = (localPart: string) => `<${localPart}@${from.address.split('@')[1]}>`;
  const compose = (message: Message, messageId: string) => ({
    ...toMailOptions(message, from),
    ...createThreadHeaders(message.follows?.map(formatMessageId)),
    ...accessOptions,
    messageId,
  });

  if (!smtpUrl) {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    return {
      async send(message, { messageId }) {
        const built = await transport.sendMail(compose(message, formatMessageId(messageId)));
        await writeMessageFile(folder, messageId, built.message as Buffer);
      },
      verify: async () => {
        await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
      },
      close: () => transport.close(),
    };
  }

  const smtp = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
  /** The check of the sign-in that all messages wait for: a wrong password is tried once, not once for each of them. */
  let signIn: Promise<unknown> | undefined;
  async function verify(): Promise<void> {
    signIn ??= smtp.verify();
    const current = signIn;
    await current.catch((error: unknown) => {
      if (getCode(error) === 'EAUTH') setTimeout(() => (signIn = undefined), signInPause).unref();
      else signIn = undefined;
      throw error;
    });
  }
  return {
    async send(message, { messageId }) {
      await verify();
      try {
        await smtp.sendMail(compose(message, formatMessageId(messageId)));
      } catch (error) {
        if (getCode(error) === 'EAUTH') signIn = undefined; // the password was changed since: the next message checks it
        throw error;
      }
    },
    verify,
    close: () => smtp.close(),
  };
}

const getCode = (error: unknown): string | undefined => (error as { code?: string }).code;

/**
 * Whether the mail server has refused a message for good (SMTP 5xx), for example because the mailbox does not exist. A refused sign-in is no
 * refused message.
 */
export const isRejected = (error: unknown): boolean =>
  ['EENVELOPE', 'EMESSAGE'].includes(getCode(error) ?? '') && (error as { responseCode?: number }).responseCode! >= 500;

/**
 * Passes addresses as objects and headers as single clean lines, so that input of visitors cannot inject addresses or
 * headers.
 */
function toMailOptions(message: Message, from: Mailbox): SendMailOptions {
  const { to, replyTo, subject, html, text, language, attachments = [], personal, unsubscribe } = message;
  return {
    from,
    to: toMailbox({ name: '', address: to }),
    ...(replyTo && { replyTo: toMailbox(replyTo) }),
    subject: toHeaderText(subject),
    html,
    text,
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    headers: {
      ...(personal ? {} : automaticHeaders),
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      'Content-Language': language,
    },
  };
}

const createThreadHeaders = (ids: string[] = []) => (ids.length > 0 ? { inReplyTo: ids.at(-1)!, references: ids } : {});

/** Mark a message as automatic and suppress automatic replies. */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Returns text as one line. Breaks `=?`, so that mail programs do not decode it as an encoded word (RFC 2047). */
const toHeaderText = (text: string): string =>
  cleanParagraphs(text)
    .replace(/[\t\n]+/g, ' ')
    .replaceAll('=?', '= ?');

/** @throws Error when the address is not a single plain address */
function toMailbox({ name, address }: Mailbox): Mailbox {
  if (!/^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/.test(address)) throw new Error('not a single mail address');
  return { name: toHeaderText(name), address };
}

/**
 * Writes a message to a file whose name sorts by time. The file appears only when it is complete; a repeated attempt
 * writes no second one.
 */
async function writeMessageFile(folder: string, messageId: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const ending = `-${messageId}.eml`;
  if ((await readdir(folder)).some((name) => name.endsWith(ending))) return; // written by an earlier attempt
  const file = join(folder, new Date().toISOString().replaceAll(':', '-') + ending);
  await writeFile(`${file}.part`, message, { mode: PRIVATE_FILE_MODE });
  await rename(`${file}.part`, file);
}
