import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { entities } from '../../server/app/entities.ts';
import { migrations } from '../../server/migrations/index.ts';
import { open } from '../../server/platform/database/data-source.ts';
import { listMigrations } from '../../server/platform/database/migrations.ts';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { audit, type AuditResult } from './audit.ts';
import { waitForMailJobs } from './faults.ts';
import { FeedSubscriber } from './feed-subscriber.ts';
import { RetryingClient } from './retrying-client.ts';
import { admin, Servers, serverSettings } from './servers.ts';
import { startSmtpServer } from './smtp-server.ts';
import { notesAfter, submitForm, type Submission } from './virtual-users.ts';
import { signInMutation } from '../../server/testing/test-client.ts';

interface NeighboursOptions {
  /** Folder of a clone of the previous version, with its build. */
  previousClone: string;
  /** Number of forms and of edits that each server gets. */
  requests: number;
}

interface NeighboursResult extends AuditResult {
  receipts: number;
  edits: number;
  /** Requests without an answer, or with an error. */
  failures: number;
  /** Migrations of this version that the previous one does not know. They ran while the previous version was running. */
  newMigrations: number;
}

/**
 * Starts a server of the previous version, then one of this version, which migrates the database of both. Each gets forms and edits, and a
 * subscriber of the feed; every second edit changes a request that came through the other server.
 */
export async function runNeighbours({ previousClone, requests }: NeighboursOptions): Promise<NeighboursResult> {
  const log = pino({ level: 'silent' });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kordon-neighbours-'));
  const postgres = await startEmbedded({ dataDir, log });
  const smtp = await startSmtpServer();
  const settings = serverSettings({ database: postgres.ownerUrl, smtp: smtp.url }, dataDir);
  const versions = [new Servers(settings, path.resolve(previousClone)), new Servers(settings)];
  const db = await open(postgres.ownerUrl, { entities, migrations, log });
  const subscribers: FeedSubscriber[] = [];
  try {
    await versions[0]!.start(1);
    const newMigrations = (await listMigrations(db)).filter(({ done }) => !done).length;
    await versions[1]!.start(1);
    const ports = versions.map((servers) => () => servers.listPorts()[0]!);
    for (const port of ports) {
      const subscriber = new FeedSubscriber(new RetryingClient(port), port);
      await subscriber.start(admin);
      subscribers.push(subscriber);
    }
    const clients = ports.map((port) => new RetryingClient(port));
    for (const client of clients) await client.run(signInMutation, admin);
    const submissions: Submission[] = [];
    const edited: { id: string; edits: number }[] = [];
    const saveNotes = `mutation ($id: ID!, $notes: String!) { updateQuoteRequest(id: $id, patch: { notes: $notes }) { notes } }`;
    for (let round = 0; round < requests; round++)
      for (const [index, client] of clients.entries()) {
        const id = await submitForm(client, submissions);
        await clients[(index + round) % 2]!.run(saveNotes, { id, notes: notesAfter(1) });
        edited.push({ id, edits: 1 });
      }
    await waitForMailJobs(db);
    return {
      receipts: submissions.length,
      edits: edited.length,
      failures: clients.reduce((sum, { failures }) => sum + failures, 0),
      newMigrations,
      ...(await audit(db.manager, { submissions, edits: edited, uploads: { ids: [], refused: 0 }, subscribers, smtp })),
    };
  } finally {
    await Promise.all(subscribers.map((subscriber) => subscriber.stop()));
    await Promise.all(versions.map((servers) => servers.stop()));
    await smtp.close();
    await db.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}
