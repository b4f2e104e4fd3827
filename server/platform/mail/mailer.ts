import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailSignIn } from '../../../common/enums.ts';
import { cleanParagraphs } from '../../../common/forms/text.ts';
import { createFolder, PRIVATE_FILE_MODE } from '../data-dir.ts';
import { maskEmailAddresses } from '../log.ts';
import type { Mailbox } from './mailbox.ts';

export interface MailAttachment {
  name: string;
  /** Media type. */
  type: string;
  /** Read once while the message is sent. */
  content: Readable;
}

export interface Message {
  /** A single address. */
  to: string;
  /** Addresses of visible and of hidden copies. */
  cc?: readonly string[];
  bcc?: readonly string[];
  replyTo?: Mailbox;
  subject: string;
  html: string;
  text: string;
  /** BCP 47 language tag, for Content-Language. */
  language: string;
  attachments?: MailAttachment[];
  /**
   * Message-IDs of the earlier messages in the thread, oldest first; the message replies to the last one. Of our own
   * messages only the local part.
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
  /** Returns what this process knows of its sending. */
  getState(): MailerState;
  close(): void;
}

export interface MailerState {
  /** Sender of all messages. */
  from: Mailbox;
  /** False when messages are written to files. */
  usesServer: boolean;
  /** Result of the latest sign-in at the mail server. */
  signIn: MailSignIn;
  /** Nothing is sent until then, because the mail server has refused the sign-in. */
  pausedUntil: Date | undefined;
  lastSentAt: Date | undefined;
  /** The latest failure, without e-mail addresses. */
  lastFailure: { at: Date; message: string } | undefined;
  /** Messages since the start of the process, by outcome: `rejected` for good, or `failed` and tried again. */
  messages: { sent: number; rejected: number; failed: number };
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
/** Pause after a refused sign-in, because more attempts with a wrong password may lock the account at the provider. */
const SIGN_IN_PAUSE_MS = 15 * 60_000;
/** Prevents nodemailer from reading files and URLs that appear in a message. */
const accessOptions = { disableFileAccess: true, disableUrlAccess: true };

/** What sends the messages of a mailer. */
type Transport = Omit<Mailer, 'getState'> & Pick<MailerState, 'signIn' | 'pausedUntil'>;

/** Creates a mailer that sends by SMTP, or writes .eml files when no server is configured. */
export function createMailer(options: MailerOptions): Mailer {
  const transport = options.smtpUrl ? createSmtpTransport(options.smtpUrl, options) : createFileTransport(options);
  const messages = { sent: 0, rejected: 0, failed: 0 };
  let lastSentAt: Date | undefined;
  let lastFailure: MailerState['lastFailure'];
  function storeFailure(error: unknown): never {
    lastFailure = { at: new Date(), message: maskEmailAddresses((error as Error).message) };
    throw error;
  }
  return {
    async send(message, sending) {
      try {
        await transport.send(message, sending);
      } catch (error) {
        messages[isRejected(error) ? 'rejected' : 'failed']++;
        storeFailure(error);
      }
      messages.sent++;
      lastSentAt = new Date();
    },
    verify: () => transport.verify().catch(storeFailure),
    getState: () => ({
      from: options.from,
      usesServer: Boolean(options.smtpUrl),
      signIn: transport.signIn,
      pausedUntil: transport.pausedUntil,
      lastSentAt,
      lastFailure,
      messages: { ...messages },
    }),
    close: () => transport.close(),
  };
}

/** @param id the local part for the domain of the sender, or a whole Message-ID */
const formatMessageId = (id: string, from: Mailbox) =>
  id.includes('@') ? `<${id}>` : `<${id}@${from.address.split('@')[1]}>`;

const compose = (message: Message, messageId: string, from: Mailbox) => ({
  ...toMailOptions(message, from),
  ...createThreadHeaders(message.follows?.map((id) => formatMessageId(id, from))),
  ...accessOptions,
  messageId: formatMessageId(messageId, from),
});

function createFileTransport({ folder, from }: MailerOptions): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    signIn: 'unchecked',
    pausedUntil: undefined,
    async send(message, { messageId }) {
      const built = await transport.sendMail(compose(message, messageId, from));
      await writeMessageFile(folder, messageId, built.message as Buffer);
    },
    verify: () => createFolder(folder),
    close: () => transport.close(),
  };
}

function createSmtpTransport(
  url: string,
  { from, signInPause = SIGN_IN_PAUSE_MS }: Pick<MailerOptions, 'from' | 'signInPause'>,
): Transport {
  const smtp = createTransport({ url, ...SMTP_TIMEOUTS });
  /** The check of the sign-in that all messages wait for: a wrong password is tried once, not once for each of them. */
  let check: Promise<unknown> | undefined;
  async function signInOnce(): Promise<void> {
    check = smtp.verify();
    try {
      await check;
      transport.signIn = 'accepted';
    } catch (error) {
      const isRefused = getCode(error) === 'EAUTH';
      transport.signIn = isRefused ? 'refused' : 'unreachable';
      if (isRefused) pause();
      else check = undefined;
      throw error;
    }
  }
  function pause() {
    transport.pausedUntil = new Date(Date.now() + signInPause);
    setTimeout(() => {
      check = undefined;
      transport.pausedUntil = undefined;
    }, signInPause).unref();
  }
  const transport: Transport = {
    signIn: 'unchecked',
    pausedUntil: undefined,
    async send(message, { messageId }) {
      await transport.verify();
      try {
        await smtp.sendMail(compose(message, messageId, from));
      } catch (error) {
        if (getCode(error) === 'EAUTH') check = undefined; // the password was changed since: the next message checks it
        throw error;
      }
    },
    verify: async () => {
      await (check ?? signInOnce());
    },
    close: () => smtp.close(),
  };
  return transport;
}

const getCode = (error: unknown): string | undefined => (error as { code?: string }).code;

/**
 * Whether the mail server has refused a message for good (SMTP 5xx), for example because the mailbox does not exist. A refused sign-in does
 * not refuse the message.
 */
export const isRejected = (error: unknown): boolean =>
  ['EENVELOPE', 'EMESSAGE'].includes(getCode(error) ?? '') && (error as { responseCode?: number }).responseCode! >= 500;

/**
 * Passes addresses as objects and headers as single clean lines, so that input of visitors cannot inject addresses or
 * headers.
 */
function toMailOptions(message: Message, from: Mailbox): SendMailOptions {
  const {
    to,
    cc = [],
    bcc = [],
    replyTo,
    subject,
    html,
    text,
    language,
    attachments = [],
    personal,
    unsubscribe,
  } = message;
  return {
    from,
    to: toPlainMailbox(to),
    ...(cc.length > 0 && { cc: cc.map(toPlainMailbox) }),
    ...(bcc.length > 0 && { bcc: bcc.map(toPlainMailbox) }),
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

const toPlainMailbox = (address: string): Mailbox => toMailbox({ name: '', address });

/**
 * Writes a message to a file whose name sorts by time. The file appears only when it is complete; a repeated attempt
 * writes no second one.
 */
async function writeMessageFile(folder: string, messageId: string, message: Buffer): Promise<void> {
  await createFolder(folder);
  const ending = `-${messageId}.eml`;
  if ((await readdir(folder)).some((name) => name.endsWith(ending))) return; // written by an earlier attempt
  const file = join(folder, new Date().toISOString().replaceAll(':', '-') + ending);
  await writeFile(`${file}.part`, message, { mode: PRIVATE_FILE_MODE });
  await rename(`${file}.part`, file);
}
