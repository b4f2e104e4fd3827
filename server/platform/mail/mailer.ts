import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { cleanParagraphs } from '../../../common/forms/text.ts';
import { privateFile, privateFolder } from '../data-dir.ts';

export interface Mailbox {
  name: string;
  address: string;
}

export interface MailAttachment {
  name: string;
  /** Media type. */
  type: string;
  /** Read once, while the message is on its way. */
  content: Readable;
}

export interface Message {
  /** One address; a message never has a second recipient. */
  to: string;
  replyTo?: Mailbox;
  subject: string;
  html: string;
  text: string;
  /** BCP 47, for Content-Language. */
  language: string;
  attachments?: MailAttachment[];
  /** Left parts of the Message-IDs of our messages that it follows, the first of the conversation first; the last is answered. */
  follows?: string[];
  /** Where one POST ends what the message belongs to (RFC 8058): mail programs make a button of it. */
  unsubscribe?: string;
  /** Written by somebody, not by a program: mailboxes may answer that they are away. */
  personal?: boolean;
}

export interface Mailer {
  /**
   * Hands the message over; resolves when it is accepted.
   * @param options.messageId left part of the Message-ID: the same for every try of one message, so that mailboxes drop a double
   */
  send(message: Message, options: { messageId: string }): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** smtp:// or smtps://; unset: each message becomes a file in `folder`. */
  smtpUrl?: string | undefined;
  folder: string;
  from: Mailbox;
}

/** Milliseconds; together shorter than the tries of a job are apart, so that a dead server never holds a worker for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** A message is made of what it is given, never of files or addresses that its text names. */
const sealed = { disableFileAccess: true, disableUrlAccess: true };

/** Sends mail by SMTP, or keeps it as .eml files where no server is set. */
export function createMailer({ smtpUrl, folder, from }: MailerOptions): Mailer {
  const idOf = (left: string) => `<${left}@${from.address.split('@')[1]}>`;
  const compose = (message: Message, messageId: string) => ({
    ...composed(message, from),
    ...thread(message.follows?.map(idOf)),
    ...sealed,
    messageId,
  });

  if (!smtpUrl) {
    const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    return {
      async send(message, { messageId }) {
        const printed = await printer.sendMail(compose(message, idOf(messageId)));
        await keep(folder, messageId, printed.message as Buffer);
      },
      close: () => printer.close(),
    };
  }

  const smtp = createTransport({ url: smtpUrl, ...timeouts });
  return {
    async send(message, { messageId }) {
      await smtp.sendMail(compose(message, idOf(messageId)));
    },
    close: () => smtp.close(),
  };
}

/** Addresses go in as objects and headers as one clean line: nothing typed by a visitor is ever parsed as either. */
function composed(message: Message, from: Mailbox): SendMailOptions {
  const { to, replyTo, subject, html, text, language, attachments = [], personal, unsubscribe } = message;
  return {
    from,
    to: mailbox({ name: '', address: to }),
    ...(replyTo && { replyTo: mailbox(replyTo) }),
    subject: headerText(subject),
    html,
    text,
    attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    headers: {
      ...(personal ? {} : automatic),
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      'Content-Language': language,
    },
  };
}

const thread = (ids: string[] = []) => (ids.length > 0 ? { inReplyTo: ids.at(-1)!, references: ids } : {});

const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** One clean line that no mail program decodes into something else: text that looks like an encoded word is not one of ours. */
const headerText = (text: string): string =>
  cleanParagraphs(text)
    .replace(/[\t\n]+/g, ' ')
    .replaceAll('=?', '= ?');

/** @throws Error for what is not one plain address */
function mailbox({ name, address }: Mailbox): Mailbox {
  if (!/^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/.test(address)) throw new Error('not a single mail address');
  return { name: headerText(name), address };
}

/** Writes a message as one file whose name sorts by time. Whoever lists the folder sees whole messages only, each of them once. */
async function keep(folder: string, messageId: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: privateFolder });
  const ending = `-${messageId}.eml`;
  if ((await readdir(folder)).some((name) => name.endsWith(ending))) return; // an earlier try came this far
  const file = join(folder, new Date().toISOString().replaceAll(':', '-') + ending);
  await writeFile(`${file}.part`, message, { mode: privateFile });
  await rename(`${file}.part`, file);
}
