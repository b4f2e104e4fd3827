import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { MAX_MAIL_BYTES } from '../../../common/mail-size.ts';
import type { FileStorage } from '../../platform/files/file-folder.ts';
import { isTemporaryFailure } from '../../platform/database/connection-errors.ts';
import { maskEmailAddresses } from '../../platform/log.ts';
import { fetchAccessToken, RefusedSignInError } from './access-token.ts';
import { storeMail } from './inbound-mail.store.ts';
import { Mailbox, MailboxFolder } from './mailbox.entity.ts';
import type { MailboxVaults } from './mailbox.service.ts';
import { parseMail, type ParsedMail } from './parsed-mail.ts';

export interface ReaderTools {
  db: DataSource;
  files: FileStorage;
  vaults: MailboxVaults;
  /** Sender of our mails (MAIL_FROM). */
  ownAddress: string;
  log: Logger;
  /** Time between two readings when the server announces nothing. */
  pollMs: number;
  /** First delay after a failure; it doubles up to MAX_RETRY_MS. */
  retryMs: number;
}

const MAX_RETRY_MS = 5 * 60_000;
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 5 * 60_000 };
const MAX_FAILURE_LENGTH = 300;

type FolderKind = MailboxFolder['kind'];

/**
 * Reads a mailbox until the signal: all new mails of the inbox and the folder of sent mails, then again when the server announces a mail
 * (IDLE), at the latest after `pollMs`. After a failure it connects anew with a growing delay; after a refused sign-in it returns.
 */
export async function readMailbox(mailbox: Mailbox, tools: ReaderTools, signal: AbortSignal): Promise<void> {
  const { retryMs, log } = tools;
  let wait = retryMs;
  const isEnded = () => signal.aborted;
  while (!isEnded()) {
    try {
      await readWhileConnected(mailbox, tools, signal, () => {
        wait = retryMs;
      });
    } catch (error) {
      if (isEnded()) return;
      const isRefused = error instanceof RefusedSignInError;
      await recordFailure(mailbox, tools, error as Error, isRefused).catch((failure: unknown) =>
        log.error(failure, 'the failure of a mailbox could not be stored'),
      );
      log.warn({ err: error, mailboxId: mailbox.id }, isRefused ? 'a mailbox refused the sign-in' : 'a mailbox failed');
      if (isRefused) return;
      await delay(wait, undefined, { signal }).catch(() => undefined);
      wait = Math.min(2 * wait, MAX_RETRY_MS);
    }
  }
}

async function readWhileConnected(
  mailbox: Mailbox,
  tools: ReaderTools,
  signal: AbortSignal,
  onSuccess: () => void,
): Promise<void> {
  const client = await createClient(mailbox, tools);
  let failure: Error | undefined;
  // Without a listener an error would end the process; afterwards the connection closes.
  client.on('error', (error: Error) => {
    failure = error;
  });
  const closed = new AbortController();
  client.once('close', () => closed.abort());
  const assertOpen = () => {
    if (closed.signal.aborted) throw failure ?? new Error('The mail server closed the connection');
  };
  const stop = () => client.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await connect(client);
    const folders = await findFolders(client);
    while (!signal.aborted) {
      const news = waitForNews(client, tools.pollMs, AbortSignal.any([signal, closed.signal]));
      for (const { kind, path } of folders) await readFolder(client, mailbox, kind, path, tools);
      await recordSuccess(mailbox, tools);
      onSuccess();
      assertOpen();
      const lock = await client.getMailboxLock('INBOX', { readOnly: true });
      lock.release();
      // Ends with the next command; without IDLE imapflow asks the server regularly.
      void client.idle().catch(() => undefined);
      await news;
      assertOpen();
    }
  } finally {
    signal.removeEventListener('abort', stop);
    client.close();
  }
}

/** Resolves when the server announces a mail, after the time, and when the signal aborts. It listens at once, so that no mail is missed. */
async function waitForNews(client: ImapFlow, ms: number, signal: AbortSignal): Promise<void> {
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  const isNew = (async () => {
    for (;;) {
      const [{ count, prevCount }] = (await once(client, 'exists', { signal: either })) as [
        { count: number; prevCount: number },
      ];
      if (count > prevCount) return;
    }
  })();
  await Promise.race([isNew, delay(ms, undefined, { signal: either })]).catch(() => undefined);
  ending.abort();
  await isNew.catch(() => undefined);
}

async function createClient(mailbox: Mailbox, { db, vaults }: ReaderTools): Promise<ImapFlow> {
  const { id, host, port, secure, username } = mailbox;
  const secret = vaults.secret.open(mailbox.secret, id).toString();
  const auth = { user: username };
  if (mailbox.authentication === 'xoauth2') {
    const clientSecret = mailbox.clientSecret && vaults.clientSecret.open(mailbox.clientSecret, id).toString();
    const { accessToken, refreshToken } = await fetchAccessToken(mailbox, { refreshToken: secret, clientSecret });
    if (refreshToken && refreshToken !== secret) {
      mailbox.secret = vaults.secret.seal(Buffer.from(refreshToken), id);
      // Not after a change of the settings, which may have a newer token.
      await db.manager.update(Mailbox, { id, revision: mailbox.revision }, { secret: mailbox.secret });
    }
    Object.assign(auth, { accessToken });
  } else Object.assign(auth, { pass: secret });
  return new ImapFlow({
    host,
    port,
    secure,
    auth,
    ...(!secure && !isLoopback(host) && { doSTARTTLS: true }),
    ...TIMEOUTS,
    logger: false,
    disableAutoIdle: true,
    clientInfo: { name: 'Kordon' },
  });
}

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

async function connect(client: ImapFlow): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const { authenticationFailed, responseText, message } = error as Error & {
      authenticationFailed?: boolean;
      responseText?: string;
    };
    if (authenticationFailed) throw new RefusedSignInError(responseText ?? message, { cause: error });
    throw error;
  }
}

/** Returns the inbox, and the folder of sent mails if there is one. */
async function findFolders(client: ImapFlow): Promise<{ kind: FolderKind; path: string }[]> {
  const listed = await client.list();
  const sent = listed.find(({ specialUse }) => specialUse === '\\Sent');
  return [{ kind: 'inbox', path: 'INBOX' }, ...(sent ? [{ kind: 'sent' as const, path: sent.path }] : [])];
}

/** Stores all new mails of a folder, in the order of their UIDs. */
async function readFolder(
  client: ImapFlow,
  mailbox: Mailbox,
  kind: FolderKind,
  path: string,
  tools: ReaderTools,
): Promise<void> {
  const lock = await client.getMailboxLock(path, { readOnly: true });
  try {
    const opened = client.mailbox;
    if (!opened) throw new Error(`The folder ${path} could not be opened`);
    const uidValidity = String(opened.uidValidity);
    const lastUid = await prepareFolder(client, mailbox, { kind, path, uidValidity, uidNext: opened.uidNext }, tools);
    if (opened.exists === 0) return;
    const found: { uid: number; size: number; receivedAt: Date }[] = [];
    const range = `${lastUid + 1}:*`; // contains the last mail, even when its UID is lower
    for await (const { uid, size, internalDate } of client.fetch(
      range,
      { uid: true, size: true, internalDate: true },
      { uid: true },
    ))
      if (uid > lastUid) found.push({ uid, size: size ?? 0, receivedAt: toTime(internalDate) });
    found.sort((one, other) => one.uid - other.uid);
    for (const { uid, size, receivedAt } of found) {
      const source = receivedAt < mailbox.readFrom ? null : await fetchSource(client, uid, size);
      const mail = source && (await parseMail(source, { trustedServers: mailbox.trustedServers, receivedAt, size }));
      await storeAndAdvance(mailbox, { kind, uidValidity, uid, receivedAt }, mail, tools);
    }
  } finally {
    lock.release();
  }
}

const toTime = (date: Date | string | undefined): Date => {
  const time = new Date(date ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? new Date() : time;
};

/** Null for a mail that was removed in the meantime. */
async function fetchSource(client: ImapFlow, uid: number, size: number): Promise<Uint8Array | null> {
  const query = size > MAX_MAIL_BYTES ? { headers: true } : { source: true };
  const mail = await client.fetchOne(String(uid), { uid: true, ...query }, { uid: true });
  return (mail && (mail.source ?? mail.headers)) || null;
}

interface OpenedFolder {
  kind: FolderKind;
  path: string;
  uidValidity: string;
  uidNext: number;
}

/**
 * Returns the UID up to which a folder was read. A folder that is new, or whose server has numbered its mails anew, is read from the first
 * mail since `readFrom`; mails that are stored already are recognised by their digest.
 */
async function prepareFolder(
  client: ImapFlow,
  { id: mailboxId, readFrom }: Mailbox,
  { kind, path, uidValidity, uidNext }: OpenedFolder,
  { db, log }: ReaderTools,
): Promise<number> {
  const known = await db.manager.findOneBy(MailboxFolder, { mailboxId, kind });
  if (known?.path === path && known.uidValidity === uidValidity) return Number(known.lastUid);
  if (known) log.warn({ mailboxId, folder: kind }, 'the mail server has numbered a folder anew: it is read again');
  // A day earlier: the server compares days in its own time zone.
  const uids = await client.search({ since: new Date(readFrom.getTime() - 24 * 60 * 60_000) }, { uid: true });
  const lastUid = (uids && uids.length > 0 ? Math.min(...uids) : uidNext) - 1;
  await db.query(
    `insert into mailbox_folders (mailbox_id, kind, path, uid_validity, last_uid) values ($1, $2, $3, $4, $5)
     on conflict (mailbox_id, kind) do update set path = excluded.path, uid_validity = excluded.uid_validity, last_uid = excluded.last_uid`,
    [mailboxId, kind, path, uidValidity, Math.max(0, lastUid)],
  );
  return Math.max(0, lastUid);
}

interface Position {
  kind: FolderKind;
  uidValidity: string;
  uid: number;
  receivedAt: Date;
}

/** Stores a mail and advances the position in one transaction. @param mail null to skip the mail */
async function storeAndAdvance(
  mailbox: Mailbox,
  { kind, uidValidity, uid, receivedAt }: Position,
  mail: ParsedMail | null,
  { db, files, ownAddress, log }: ReaderTools,
): Promise<void> {
  const store = (parsed: ParsedMail | null) =>
    db.transaction(async (tx) => {
      const [, advanced] = await tx.query<[unknown, number]>(
        `update mailbox_folders set last_uid = $4 where mailbox_id = $1 and kind = $2 and uid_validity = $3 and last_uid < $4`,
        [mailbox.id, kind, uidValidity, uid],
      );
      if (advanced === 0) return; // another node has read it, or the mailbox was deleted
      const origin = { mailboxId: mailbox.id, folder: kind, receivedAt };
      if (parsed) await storeMail(tx, parsed, origin, { files, ownAddress });
    });
  try {
    await store(mail);
  } catch (error) {
    if (!mail || isTemporaryFailure(error)) throw error;
    // One mail must not hold up all that follow: it is stored without its content.
    log.error({ err: error, mailboxId: mailbox.id, uid }, 'a mail could not be stored with its content');
    const rest = { text: '', snippet: '', html: null, headers: '', files: [], bounce: null };
    await store({
      ...mail,
      ...rest,
      kind: mail.bounce ? 'message' : mail.kind,
      notes: [...mail.notes, 'files_left_out'],
    });
  }
}

const recordSuccess = ({ id }: Mailbox, { db }: ReaderTools): Promise<unknown> =>
  db.query('update mailboxes set last_read_at = now(), failure = null, failed_at = null where id = $1', [id]);

const recordFailure = (
  { id, revision }: Mailbox,
  { db }: ReaderTools,
  error: Error,
  isRefused: boolean,
): Promise<unknown> =>
  db.query('update mailboxes set failure = $3, failed_at = now(), is_refused = $4 where id = $1 and revision = $2', [
    id,
    revision,
    maskEmailAddresses(error.message).slice(0, MAX_FAILURE_LENGTH),
    isRefused,
  ]);
