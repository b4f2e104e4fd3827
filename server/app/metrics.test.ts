import { spawnSync } from 'node:child_process';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dataDirPrefix } from '../testing/leftovers.ts';
import { aQuoteRequest, submitQuoteRequest } from '../testing/builders.ts';
import { startKordon } from '../testing/kordon.ts';

const backupDir = `${dataDirPrefix}metrics-backups`;
const kordon = startKordon({ BACKUP_DIR: backupDir });

/** Value of a metric; undefined when it is missing. */
async function readMetric(name: string): Promise<number | undefined> {
  const line = (await kordon.metrics()).split('\n').find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

/** Names of all metrics of a server, with the endings of histograms. */
async function listMetrics(): Promise<Set<string>> {
  const types = (await kordon.metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
  return new Set(
    [...types].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['', '_bucket', '_count', '_sum'].map((ending) => name + ending) : [name],
    ),
  );
}

/** Metrics that an expression of PromQL uses. */
const metricsIn = (expression: string): string[] => expression.match(/\b(?:kordon|process|nodejs)_[a-z0-9_]+/g) ?? [];

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; description: string } }[] }[];
}
const readRules = async () =>
  (parse(await readFile('deploy/kordon.rules.yml', 'utf8')) as Rules).groups.flatMap(({ rules }) => rules);

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
const readPanels = async () =>
  (JSON.parse(await readFile('deploy/grafana-dashboard.json', 'utf8')) as { panels: Panel[] }).panels;

test('every metric of the alert rules and of the dashboard exists', async () => {
  const existing = await listMetrics();
  const expressions = [
    ...(await readRules()).map(({ expr }) => expr),
    ...(await readPanels()).flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  const used = new Set(expressions.flatMap(metricsIn));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !existing.has(name))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
(hasPromtool ? test : test.skip)('promtool accepts the alert rules, and their tests pass', () => {
  for (const command of [
    ['check', 'rules', 'deploy/kordon.rules.yml'],
    ['test', 'rules', 'deploy/kordon.rules.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', command, { encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }
});

test('docs/operations.md lists exactly the metrics that exist, and every alert', async () => {
  const text = await readFile('docs/operations.md', 'utf8');
  const documented = [...text.matchAll(/^\| `(kordon_[a-z_]+)/gm)].map(([, name]) => name);
  const existing = [...(await kordon.metrics()).matchAll(/^# TYPE (kordon_\S+)/gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual(existing.toSorted());
  for (const { alert } of await readRules()) expect(text).toContain(`\`${alert}\``);
});

test('a job, its mail and a failed sign-in are counted', async () => {
  const before = {
    sent: (await readMetric('kordon_mail_messages_total{outcome="sent"}')) ?? 0,
    failed: (await readMetric('kordon_mail_messages_total{outcome="failed"}')) ?? 0,
    refused: (await readMetric('kordon_security_events_total{kind="SIGN_IN_FAILED"}')) ?? 0,
  };
  kordon.mail.nextFailures.push('refuse');
  await kordon.visitor.run(submitQuoteRequest, { input: aQuoteRequest({}) });
  await kordon.mail.waitForMessages(1);
  await kordon.waitForJobs();
  await kordon
    .newClient()
    .signIn('admin@kordon.example', 'not the password')
    .catch(() => {});

  expect(await readMetric('kordon_mail_messages_total{outcome="sent"}')).toBe(before.sent + 1);
  expect(await readMetric('kordon_mail_messages_total{outcome="failed"}')).toBe(before.failed + 1);
  expect(await readMetric('kordon_mail_paused')).toBe(0);
  expect(await readMetric('kordon_jobs{state="retrying"}')).toBe(1);
  expect(await readMetric('kordon_security_events_total{kind="SIGN_IN_FAILED"}')).toBe(before.refused + 1);
  const durations = [...(await kordon.metrics()).matchAll(/^kordon_job_duration_seconds_count\{(.*)\} \d+$/gm)];
  expect(durations.some(([, labels]) => labels?.includes('outcome="failed"'))).toBe(true);
  expect(durations.some(([, labels]) => labels?.includes('outcome="done"'))).toBe(true);
});

test('a failed attempt of a job is logged with its job, number and attempt as fields', () => {
  const line = kordon.log
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find(({ msg }) => msg === 'job failed: it is tried again');
  expect(line).toMatchObject({
    level: 40,
    job: expect.stringMatching(/^(notify-sales|confirm-quote)$/) as string,
    jobId: expect.stringMatching(/^\d+$/) as string,
    attempt: 1,
    maxAttempts: expect.any(Number) as number,
    milliseconds: expect.any(Number) as number,
    err: { message: expect.stringContaining('try again later') as string },
  });
});

test('a due job that no server runs shows its age', async () => {
  const before = (await readMetric('kordon_oldest_due_job_age_seconds')) ?? 0;
  expect(before).toBeLessThan(60);
  await kordon.db.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '10 minutes', locked_at = null`,
  );
  expect(await readMetric('kordon_oldest_due_job_age_seconds')).toBeGreaterThanOrEqual(600);
});

test('the age of the backup refers to the newest complete one', async () => {
  expect(await readMetric('kordon_backup_interval_seconds')).toBeUndefined(); // without a schedule, none is ever too old
  expect(await readMetric('kordon_backup_last_success_timestamp_seconds')).toBe(0);
  await mkdir(backupDir, { recursive: true });
  for (const [name, size, day] of [
    ['kordon-20261123T002000Z.backup.gz', 10, 23],
    ['kordon-20261124T002000Z.backup.gz', 20, 24],
    ['kordon-20261125T002000Z.backup.gz.part', 30, 25],
    ['something-else.backup.gz', 40, 26],
  ] as const) {
    await writeFile(join(backupDir, name), 'x'.repeat(size));
    const time = new Date(Date.UTC(2026, 10, day));
    await utimes(join(backupDir, name), time, time);
  }
  expect(await readMetric('kordon_backup_last_success_timestamp_seconds')).toBe(Date.UTC(2026, 10, 24) / 1_000);
  expect(await readMetric('kordon_backup_size_bytes')).toBe(20);
});

test('a failed upload is logged with its path', async () => {
  await kordon.fetch('/attachments', { method: 'POST', headers: { origin: kordon.url } });
  await kordon.fetch('/attachments/of-mine?secret=1');
  const requests = kordon.log
    .map((text) => JSON.parse(text) as { req?: { method: string; path: string }; res?: { statusCode: number } })
    .filter(({ req }) => req?.path.startsWith('/attachments'));
  expect(requests.map(({ req, res }) => [req?.method, req?.path, res?.statusCode])).toEqual([
    ['POST', '/attachments', 400],
    ['GET', '/attachments/of-mine', 401],
  ]);
});
