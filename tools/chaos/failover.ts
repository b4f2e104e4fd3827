import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { entities } from '../../server/app/entities.ts';
import { migrations } from '../../server/migrations/index.ts';
import { connect } from '../../server/platform/database/data-source.ts';
import { migrateJobs } from '../../server/platform/jobs/worker.ts';
import { startReplicatedPostgres } from '../../server/testing/replicated-postgres.ts';
import { audit, type AuditResult } from './audit.ts';
import { waitForMailJobs } from './faults.ts';
import { FeedSubscriber } from './feed-subscriber.ts';
import { RetryingClient } from './retrying-client.ts';
import { admin, Servers, serverSettings } from './servers.ts';
import { startSmtpServer } from './smtp-server.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import { runEditor, runVisitor, submitForm, type StopFlag, type Submission } from './virtual-users.ts';

interface FailoverOptions {
  visitors: number;
  editors: number;
  /** Number of subscribers of the activity feed. */
  subscribers: number;
  /** Duration of the load before and after the failover. */
  loadMs: number;
  /** Time between the death of the primary and the promotion of the standby. */
  promotionDelayMs: number;
}

interface FailoverResult extends AuditResult {
  receipts: number;
  edits: number;
  /** Attempts without an answer, or with an error that says to try again. */
  failures: number;
  /** Time from the promotion to the first receipt. */
  secondsToReceipt: number;
  /** Time from the promotion until every subscriber has received an entry. */
  secondsToFeed: number;
  /** Mail jobs that are left in the queue. */
  jobsLeft: number;
}

/**
 * Runs two servers on a primary with a synchronous standby while virtual users write and subscribers watch the feed. Kills the primary and
 * promotes the standby; afterwards compares the new primary with the answers that the users received.
 */
export async function runFailover(options: FailoverOptions): Promise<FailoverResult> {
  const log = pino({ level: 'silent' });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-failover-'));
  const postgres = await startReplicatedPostgres({ isSynchronous: true });
  const smtp = await startSmtpServer();
  const db = await connect(postgres.url, { entities, migrations, log });
  await migrateJobs(postgres.url, log);
  const servers = new Servers(serverSettings({ database: postgres.url, smtp: smtp.url }, dataDir));
  const proxy = await startTcpProxy({ targets: servers.listPorts, shouldDropAnswer: () => false });
  const port = () => proxy.port;
  const subscribers = Array.from(
    { length: options.subscribers },
    () => new FeedSubscriber(new RetryingClient(port), port),
  );
  try {
    await servers.start(2);
    await Promise.all(subscribers.map((subscriber) => subscriber.start(admin)));
    const stop: StopFlag = { isSet: false };
    const submissions: Submission[] = [];
    const visitors = Array.from({ length: options.visitors }, () => new RetryingClient(port));
    const editors = Array.from({ length: options.editors }, () => new RetryingClient(port));
    const requestsToEdit = await Promise.all(editors.map((client) => submitForm(client, submissions)));
    const visits = Promise.all(visitors.map((client) => runVisitor(client, stop, submissions)));
    const editing = Promise.all(
      editors.map((client, index) => runEditor(client, stop, { ...admin, id: requestsToEdit[index]! })),
    );
    const failover = async () => {
      await delay(options.loadMs);
      await postgres.killPrimary();
      await delay(options.promotionDelayMs);
      const [receipts, seenCounts] = [submissions.length, subscribers.map((subscriber) => subscriber.seen.size)];
      const promotedAt = performance.now();
      await postgres.promoteStandby();
      const secondsUntil = async (isReached: () => boolean) => {
        while (!isReached()) await delay(20);
        return Math.round((performance.now() - promotedAt) / 100) / 10;
      };
      const times = await Promise.all([
        secondsUntil(() => submissions.length > receipts),
        secondsUntil(() => subscribers.every((subscriber, index) => subscriber.seen.size > seenCounts[index]!)),
      ]);
      await delay(options.loadMs);
      return times;
    };
    const ending = failover().finally(() => (stop.isSet = true));
    // The promise of a user who receives a final error rejects, which ends the run.
    const [[secondsToReceipt, secondsToFeed], edits] = await Promise.all([ending, editing, visits]);
    await waitForMailJobs(db);
    const [{ left }] = await db.query<[{ left: number }]>(
      `select count(*)::int as left from graphile_worker.jobs where task_identifier in ('confirm-quote', 'notify-sales')`,
    );
    return {
      receipts: submissions.length,
      edits: edits.reduce((sum, edited) => sum + edited.edits, 0),
      failures: [...visitors, ...editors].reduce((sum, client) => sum + client.failures, 0),
      secondsToReceipt,
      secondsToFeed,
      jobsLeft: left,
      ...(await audit(db.manager, { submissions, edits, uploads: { ids: [], refused: 0 }, subscribers, smtp })),
    };
  } finally {
    await Promise.all(subscribers.map((subscriber) => subscriber.stop()));
    await servers.stop();
    proxy.close();
    await smtp.close();
    await db.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}
