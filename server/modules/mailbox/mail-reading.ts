import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { mailReadingLock } from '../../platform/database/advisory-locks.ts';
import { createClient } from '../../platform/database/servers.ts';
import { Mailbox } from './mailbox.entity.ts';
import { readMailbox, type ReaderTools } from './mailbox-reader.ts';
import { mailboxChannel } from './mailbox.service.ts';

interface Options extends Omit<ReaderTools, 'pollMs' | 'retryMs'>, Partial<Pick<ReaderTools, 'pollMs' | 'retryMs'>> {
  databaseUrl: string;
  /** Time between two attempts to become the node that reads. */
  takeoverMs?: number;
}

export interface MailReading {
  stop(): Promise<void>;
}

/** Two minutes: the longest delay with a server without IDLE. */
const POLL_MS = 120_000;
const RETRY_MS = 5_000;
const TAKEOVER_MS = 15_000;

interface Running {
  revision: number;
  controller: AbortController;
  done: Promise<void>;
}

/**
 * Reads all mailboxes on one node: the one that holds an advisory lock. When its process or its connection ends, the lock is free and
 * another node takes over within TAKEOVER_MS. The same time passes at most before the first mailbox is read.
 */
export function startMailReading(options: Options): MailReading {
  const { databaseUrl, log, pollMs = POLL_MS, retryMs = RETRY_MS, takeoverMs = TAKEOVER_MS } = options;
  const tools: ReaderTools = { ...options, pollMs, retryMs };
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  async function run(): Promise<void> {
    while (!isStopping()) {
      try {
        await leadOnce();
      } catch (error) {
        if (!isStopping()) log.warn(error, 'mailboxes are not read by this node at the moment');
      }
      await delay(takeoverMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  /** Takes the lock, if it is free, and reads until the connection is lost or the server stops. */
  async function leadOnce(): Promise<void> {
    if ((await listReadableMailboxes()).length === 0) return; // most installations: no connection is held
    const client = createClient(databaseUrl, { application_name: 'kordon mailboxes', query_timeout: 10_000 });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.once('end', () => lost.abort());
    await client.connect();
    try {
      const { rows } = await client.query<{ locked: boolean }>(
        'select pg_try_advisory_lock($1, $2) as locked',
        mailReadingLock,
      );
      if (rows[0]!.locked) await lead(client, AbortSignal.any([stopping.signal, lost.signal]));
      else log.debug('another node reads the mailboxes');
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function lead(client: Client, signal: AbortSignal): Promise<void> {
    const readers = new Map<string, Running>();
    let wake = () => {};
    client.on('notification', () => wake());
    await client.query(`listen ${mailboxChannel}`);
    try {
      const isEnded = () => signal.aborted;
      while (!isEnded()) {
        const changed = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await startAndStop(readers, signal);
        if (readers.size === 0) return;
        const ending = new AbortController();
        const either = AbortSignal.any([signal, ending.signal]);
        await Promise.race([changed, delay(takeoverMs, undefined, { signal: either }).catch(() => undefined)]);
        ending.abort();
        if (!isEnded()) await client.query('select'); // notices a lost connection
      }
    } finally {
      for (const { controller } of readers.values()) controller.abort();
      await Promise.all([...readers.values()].map(({ done }) => done));
    }
  }

  const listReadableMailboxes = () => tools.db.manager.findBy(Mailbox, { enabled: true, isRefused: false });

  /** Starts readers of new and changed mailboxes, and stops those of deleted and changed ones. */
  async function startAndStop(readers: Map<string, Running>, signal: AbortSignal): Promise<void> {
    const mailboxes = await listReadableMailboxes();
    for (const [id, running] of readers) {
      if (mailboxes.some((mailbox) => mailbox.id === id && mailbox.revision === running.revision)) continue;
      running.controller.abort();
      await running.done;
      readers.delete(id);
    }
    for (const mailbox of mailboxes) {
      if (readers.has(mailbox.id)) continue;
      const controller = new AbortController();
      const done = readMailbox(mailbox, tools, AbortSignal.any([signal, controller.signal]));
      readers.set(mailbox.id, { revision: mailbox.revision, controller, done });
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
