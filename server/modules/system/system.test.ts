import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemStatus } from './system-status.type.ts';
import { dataDirPrefix } from '../../testing/leftovers.ts';
import { startKordon } from '../../testing/kordon.ts';

const backupDir = `${dataDirPrefix}system-backups`;
const kordon = startKordon({ BACKUP_DIR: backupDir, MAIL_FROM: 'Demir <info@demir.example>' });

/** Adds a job to the queue that no worker of this version runs. */
async function aJob(values: { attempts: number; error?: string; runsIn?: string; locked?: boolean }): Promise<string> {
  const { attempts, error = null, runsIn = '1 hour', locked = false } = values;
  const [{ id }] = await kordon.db.query<[{ id: string }]>(
    `select id from graphile_worker.add_job('a-job', payload := '{}', max_attempts := 3, run_at := now() + $1::interval)`,
    [runsIn],
  );
  await kordon.db.query(
    `update graphile_worker._private_jobs set attempts = $2, last_error = $3,
       locked_at = case when $4 then now() end, locked_by = case when $4 then 'another' end where id = $1`,
    [id, attempts, error, locked],
  );
  return id;
}
afterEach(() => kordon.db.query('delete from graphile_worker._private_jobs'));

const readStatus = async () =>
  (
    await kordon.admin.run<{ systemStatus: SystemStatus }>(`{ systemStatus {
      version databaseVersion node startedAt databaseBytes
      disk { freeBytes totalBytes }
      jobs { waiting running retrying failed oldestDueSeconds }
      failedJobs { id name state attempts maxAttempts nextRunAt error }
      mail { sender usesServer signIn pausedUntil lastSentAt lastFailure { at message } }
      lastBackup { name time size }
      feed { sockets delay }
    } }`)
  ).systemStatus;
const change = async (name: 'retryJobs' | 'discardJobs', ids: string[]) =>
  (await kordon.admin.run<Record<string, string[]>>(`mutation ($ids: [ID!]!) { ${name}(ids: $ids) }`, { ids }))[name];

test('returns version, database, disk, backup and mail', async () => {
  while ((await readStatus()).mail?.signIn === ('UNCHECKED' as string)); // the check of the start is under way
  expect(await readStatus()).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    databaseVersion: expect.stringMatching(/^\d\d/) as string,
    jobs: { waiting: 0, running: 0, retrying: 0, failed: 0, oldestDueSeconds: 0 },
    failedJobs: [],
    lastBackup: null,
    mail: {
      sender: 'Demir <info@demir.example>',
      usesServer: true,
      signIn: 'ACCEPTED',
      pausedUntil: null,
      lastFailure: null,
    },
  });
  await mkdir(backupDir, { recursive: true });
  await writeFile(join(backupDir, 'kordon-20261125T002000Z.backup.gz'), 'twelve bytes');
  const { disk, databaseBytes, lastBackup } = await readStatus();
  expect(lastBackup).toMatchObject({ name: 'kordon-20261125T002000Z.backup.gz', size: 12 });
  expect(disk!.freeBytes).toBeLessThan(disk!.totalBytes);
  expect(databaseBytes).toBeGreaterThan(1e6);
});

test('counts jobs by state and lists failed ones, those that are not retried first, without addresses in their errors', async () => {
  await aJob({ attempts: 0 });
  const retrying = await aJob({ attempts: 1, error: 'no answer\n    at Socket' });
  const failed = await aJob({ attempts: 3, error: '550 <leyla@demir.example>: no such user', runsIn: '2 hours' });
  await aJob({ attempts: 1, locked: true, error: 'before' });
  const { jobs, failedJobs } = await readStatus();
  expect(jobs).toMatchObject({ waiting: 1, running: 1, retrying: 1, failed: 1, oldestDueSeconds: 0 });
  expect(failedJobs).toMatchObject([
    { id: failed, state: 'FAILED', attempts: 3, maxAttempts: 3, nextRunAt: null, error: '550 <…@…>: no such user' },
    { id: retrying, name: 'a-job', state: 'RETRYING', error: 'no answer' },
  ]);
  expect(failedJobs[1]!.nextRunAt).not.toBeNull();
});

test('retries and discards jobs; running and unknown ones are left out', async () => {
  const [failed, other, running] = [
    await aJob({ attempts: 3, error: 'x' }),
    await aJob({ attempts: 3, error: 'x' }),
    await aJob({ attempts: 1, locked: true }),
  ];
  expect(await change('retryJobs', [failed, running, '999999'])).toEqual([failed]);
  expect(await kordon.db.query(`select attempts from graphile_worker.jobs where id = $1`, [failed])).toEqual([
    { attempts: 0 },
  ]);
  expect(await change('discardJobs', [other, running])).toEqual([other]);
  expect((await readStatus()).jobs).toMatchObject({ waiting: 1, running: 1, failed: 0 });
  expect(kordon.log.join('')).toContain(`"jobs":["${other}"]`);
});

test('two super admins who discard the same job at the same time remove it once', async () => {
  const failed = await aJob({ attempts: 3 });
  const results = await Promise.all([change('discardJobs', [failed]), change('discardJobs', [failed])]);
  expect(results.flat()).toEqual([failed]);
});

test.each([
  ['no number', ['1; drop table companies']],
  ['a number that is too long', ['1234567890123456789012']],
  ['too many', Array.from({ length: 101 }, (_, index) => String(index))],
])('refuses %s', async (_case, ids) => {
  for (const name of ['retryJobs', 'discardJobs']) {
    const { errors } = await kordon.admin.send(`mutation ($ids: [ID!]!) { ${name}(ids: $ids) }`, { ids });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { ids: expect.any(String) as string },
    });
  }
});
