import { rm } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { addDemoData } from './demo/demo-data.ts';
import { entities } from './entities.ts';
import { storeContent } from './intake/attachment.service.ts';
import { confirmQuote } from './intake/mail/confirm-quote.ts';
import { prepareMarket } from './market/market.reference.ts';
import { migrations } from './migrations/index.ts';
import { connect } from './platform/database/data-source.ts';
import { addJob } from './platform/jobs/job.ts';
import { migrateJobs } from './platform/jobs/worker.ts';
import { capturedLog } from './testing/captured-log.ts';
import { contentsOf } from './testing/contents.ts';
import { Hosts } from './testing/embedded-hosts.ts';
import { aPdf } from './testing/files.ts';
import { installedPrograms, startInstalled } from './testing/installed-postgres.ts';
import { ownPrefix } from './testing/leftovers.ts';
import { miscounted } from './testing/recounts.ts';
import { aCompany } from './testing/records.ts';

jest.setTimeout(120_000);

const { log } = capturedLog();
const open = (url: string): Promise<DataSource> => connect(url, { entities, migrations, log });

/** Some of everything: the story of the demo data, a file, a job that waits, market prices. */
async function fill(url: string): Promise<void> {
  const db = await open(url);
  await migrateJobs(url, log);
  await prepareMarket(db);
  await addDemoData(db);
  const [request] = await db.query<[{ id: string }]>('select id from quote_requests order by created_at limit 1');
  await storeContent(db, Buffer.concat([aPdf(), Buffer.alloc(600_000, 7)]), {
    name: 'çizim.pdf',
    type: 'application/pdf',
  });
  await addJob(db.manager, confirmQuote, { quoteRequestId: request.id });
  await db.destroy();
}

/** Holds the copy to what the database was, then works with it. */
async function expectWhole(copy: string, before: object): Promise<void> {
  expect(await contentsOf(copy)).toEqual(before);
  const db = await open(copy);
  expect(await contentsOf(copy)).toEqual(before); // a start finds nothing to mend
  await db.query('select fold_quote_request_totals(), fold_record_totals(), fold_analytics_days()');
  expect(await miscounted(db.manager)).toEqual([]);

  const [last] = await db.query<[{ code: string }]>('select max(company_code) as code from companies');
  const { companyCode } = await aCompany(db);
  expect(companyCode > last.code).toBe(true);
  await db.destroy();
}

describe('the embedded database', () => {
  const hosts = new Hosts();

  test('is backed up by copying its folder while the node is stopped, and restored by starting one on the copy', async () => {
    const dataDir = await hosts.usedFolder();
    const host = hosts.start(dataDir);
    const url = await host.url;
    await fill(url);
    const before = await contentsOf(url);
    await host.end('SIGTERM');

    const copy = await hosts.copyOf(dataDir);
    await rm(dataDir, { recursive: true });
    await expectWhole(await hosts.start(copy).url, before);
  });
});

(installedPrograms ? describe : describe.skip)('a PostgreSQL of one’s own (needs its server and pg_dump here)', () => {
  test('is backed up by pg_dump while people write, and restored by pg_restore', async () => {
    const postgres = await startInstalled(installedPrograms!);
    const file = `${ownPrefix}kordon.dump`;
    try {
      const url = await postgres.createDatabase('kordon');
      await fill(url);
      const writer = await open(url);
      const unfinished = writer.createQueryRunner();
      await unfinished.startTransaction();
      await aCompany(unfinished.manager);
      const before = await contentsOf(url);

      await postgres.run('pg_dump', ['--format=custom', `--file=${file}`, url]);
      await unfinished.rollbackTransaction();
      await unfinished.release();
      await writer.destroy();

      const copy = await postgres.createDatabase('restored');
      await postgres.run('pg_restore', ['--no-owner', `--dbname=${copy}`, '--exit-on-error', file]);
      await expectWhole(copy, before);
    } finally {
      await postgres.stop();
      await rm(file, { force: true });
    }
  });
});
