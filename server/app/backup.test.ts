import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { object } from 'yup';
import { readConfig } from '../config.ts';
import { addJob } from '../platform/jobs/job.ts';
import { listQueuedJobs } from '../platform/jobs/queued-jobs.ts';
import { startKordon } from '../testing/kordon.ts';
import { createBackupJobs, getBackupInterval } from './backup.ts';

const folder = join(tmpdir(), `kordon-backups-${randomUUID()}`);
const kordon = startKordon({ BACKUP_SCHEDULE: 'daily', BACKUP_KEEP: 2, BACKUP_DIR: folder });
const job = { name: 'back-up-database', payload: object(), maxAttempts: 3 };
const oldNames = ['20240101T000000Z', '20250101T000000Z'].map((time) => `kordon-${time}.backup.gz`);

beforeAll(async () => {
  await kordon.startAnotherServer();
  await mkdir(folder);
  for (const name of oldNames) await writeFile(join(folder, name), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const listBackupJobs = async () => (await listQueuedJobs(kordon.db.manager)).filter(({ name }) => name === job.name);

test('a backup that fails is a job with its error, and is tried again', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'not a folder');
  await addJob(kordon.db.manager, job, {});
  let [failed] = await listBackupJobs();
  while (!failed?.error) {
    await delay(20);
    [failed] = await listBackupJobs();
  }
  expect(failed).toMatchObject({ attempts: 1, maxAttempts: 3 });
  expect(failed.error).toContain(`${folder} cannot be used for backups`);

  await rm(folder);
  await mkdir(folder);
  for (const name of oldNames) await writeFile(join(folder, name), '');
  await kordon.db.query(`select graphile_worker.complete_jobs(array[$1::bigint])`, [failed.id]);
});

test('only one of two nodes writes the scheduled backup; then the oldest backup is removed', async () => {
  await addJob(kordon.db.manager, job, {});
  await kordon.waitForJobs();
  const names = await readdir(folder);
  expect(names).toEqual([oldNames[1], expect.stringMatching(/^kordon-\d{8}T\d{6}Z\.backup\.gz$/)]);
  expect((await stat(join(folder, names[1]!))).mode & 0o777).toBe(0o600);
});

test('the metrics have the interval of the schedule', async () => {
  expect(await kordon.metrics()).toContain('\nkordon_backup_interval_seconds 86400\n');
});

test('backups are daily with the embedded database and off with another one, unless BACKUP_SCHEDULE is set', () => {
  const read = (settings: Record<string, string>) => {
    const config = readConfig(settings);
    const [job] = createBackupJobs(config, 'postgres://unused', new AbortController().signal);
    return [job?.schedule, getBackupInterval(config)];
  };
  const external = { DATABASE_URL: 'postgres://kordon@db/kordon', SESSION_SECRET: 'unused'.repeat(8) };
  expect(read({})).toEqual(['20 0 * * *', 86_400]);
  expect(read({ BACKUP_SCHEDULE: 'off' })).toEqual([undefined, undefined]);
  expect(read(external)).toEqual([undefined, undefined]);
  expect(read({ ...external, BACKUP_SCHEDULE: 'hourly' })).toEqual(['20 * * * *', 3_600]);
  expect(read({ ...external, BACKUP_SCHEDULE: 'weekly' })).toEqual(['20 0 * * 0', 604_800]);
});
