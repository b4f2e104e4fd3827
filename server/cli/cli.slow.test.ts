import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { object } from 'yup';
import { addJob } from '../platform/jobs/job.ts';
import { listQueuedJobs } from '../platform/jobs/queued-jobs.ts';
import { anAdminUser } from '../testing/accounts.ts';
import { setUpSecondFactor, waitForStableCode } from '../testing/authenticator.ts';
import { testDatabase } from '../testing/database.ts';
import { startKordon } from '../testing/kordon.ts';

/** Runs a command of the operator with the settings of the test. */
const run = (databaseUrl: string, args: readonly string[], settings: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, ['scripts/run.js', '--product', 'server/cli/main.ts', ...args], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'unused'.repeat(8),
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
/** ENCRYPTION_KEY after the rotation; the server under test has it only to decrypt. */
const newKey = 'ab'.repeat(32);
const failure = (line: string | RegExp) => ({
  code: 1,
  stderr: typeof line === 'string' ? `kordon: ${line}\n` : (expect.stringMatching(line) as string),
});

describe('migrate', () => {
  const database = testDatabase();

  test('up runs pending migrations, list shows their state, down refuses to undo a migration that deletes data', async () => {
    const done = /^done {4}0001_baseline/m;
    expect((await run(database.url(), ['migrate', 'list'])).stdout).toMatch(done);
    expect((await run(database.url(), ['migrate'])).stdout).toMatch(done);
    await expect(run(database.url(), ['migrate', 'down'])).rejects.toMatchObject(
      failure('0028_views.sql cannot be undone: restore a backup instead'),
    );
  });

  test('an unknown command and a missing argument are explained', async () => {
    await expect(run(database.url(), ['migrate', 'sideways'])).rejects.toMatchObject(
      failure(/^kordon: command-argument value 'sideways' is invalid.*up, down, list/),
    );
    await expect(run(database.url(), ['users', 'reset-password'])).rejects.toMatchObject(
      failure(/^kordon: missing required argument 'email'/),
    );
    await expect(run(database.url(), ['user'])).rejects.toMatchObject(failure(/unknown command 'user'.*users/s));
  });

  test('other commands refuse a database that needs migrations, and leave it unchanged', async () => {
    await database.dataSource().query(`delete from migrations where name = (select max(name) from migrations)`);
    await expect(run(database.url(), ['jobs', 'list'])).rejects.toMatchObject(
      failure('the database needs 1 migrations of this version: run "migrate up" first'),
    );
  });
});

describe('on the database of a running server', () => {
  const kordon = startKordon({ JOBS: 'off', ENCRYPTION_KEY_PREVIOUS: newKey });
  const kordonCommand = (...args: string[]) =>
    run(kordon.databaseUrl, args, { PUBLIC_URL: 'https://kordon.example', TRUST_PROXY: '1' });

  test('users reset-second-factor resets it and ends the sessions', async () => {
    const { email, password } = await anAdminUser(kordon.db, { role: 'super_admin' });
    const client = kordon.newClient();
    const { signIn } = await client.signIn(email, password);
    await setUpSecondFactor(client, password);

    const { stdout } = await kordonCommand('users', 'reset-second-factor', ` ${email.toUpperCase()}`);
    expect(stdout).toContain('now signs in with the password only');
    expect(await client.run('{ me { id } }')).toEqual({ me: null });
    await expect(kordon.newClient().signIn(email, password)).resolves.toBeDefined();
    const log = await kordon.db.query<object[]>(
      `select actor from activity_logs where target_id = $1 and action = 'UPDATE' order by id`,
      [signIn.id],
    );
    expect(log.at(-1)).toEqual({ actor: null });
    const jobs = await listQueuedJobs(kordon.db.manager);
    expect(jobs.filter(({ name }) => name === 'tell-of-second-factor')).toHaveLength(2);
    await expect(kordonCommand('users', 'reset-second-factor', email)).rejects.toMatchObject(
      failure(`${email} has no second factor and no passkey`),
    );
  });

  test('rotate-key encrypts secrets with the new key while a server runs; both commands name what they cannot decrypt', async () => {
    const { email, password } = await anAdminUser(kordon.db, { role: 'super_admin' });
    const client = kordon.newClient();
    await client.signIn(email, password);
    await waitForStableCode();
    const { app } = await setUpSecondFactor(client, password);
    const serverSecret = { SESSION_SECRET: 'a secret for the tests, long enough' };
    const withKey = (key: string) => ({ ...serverSecret, ENCRYPTION_KEY: key });
    const runWith = (settings: Record<string, string>, command: string) =>
      run(kordon.databaseUrl, [command], { ...settings, PUBLIC_URL: 'https://kordon.example' });

    await expect(runWith(serverSecret, 'rotate-key')).rejects.toMatchObject(failure('ENCRYPTION_KEY is not set'));
    expect((await runWith(withKey(newKey), 'check')).stdout).toContain(
      'ok    secrets: 0 encrypted with the current key, 1 with an earlier key: run "rotate-key"\n',
    );
    const rotated = /^1 secret encrypted with the key [\da-f]{16}\n$/;
    expect((await runWith(withKey(newKey), 'rotate-key')).stdout).toMatch(rotated);
    expect((await runWith(withKey(newKey), 'rotate-key')).stdout).toMatch(/^0 secrets encrypted/);
    await expect(kordon.newClient().signIn(email, password, app.code())).resolves.toBeDefined();

    const undecryptable = /second_factors\.secret of \S+ cannot be decrypted: neither .* has the key [\da-f]{16}$/m;
    await expect(runWith(withKey('cd'.repeat(32)), 'rotate-key')).rejects.toMatchObject({
      stdout: expect.stringMatching(undecryptable) as string,
      ...failure('secrets that cannot be decrypted and were left as they are: 1'),
    });
    await expect(runWith(serverSecret, 'check')).rejects.toMatchObject({
      stdout: expect.stringMatching(/^FAIL {2}secrets: 1 cannot be decrypted/m) as string,
      ...failure('1 of the checks failed'),
    });
    await kordonCommand('users', 'reset-second-factor', email);
  });

  test('users reset-password prints a link that works once', async () => {
    const { email } = await anAdminUser(kordon.db);
    const { stdout } = await kordonCommand('users', 'reset-password', email);
    const [, token] = /https:\/\/kordon\.example\/admin\/password#(\S+)/.exec(stdout) ?? [];
    const choose = `mutation ($token: String!, $password: String!) { choosePassword(token: $token, password: $password) }`;
    const password = 'granite wagon lantern seven';
    expect(await kordon.newClient().run(choose, { token, password })).toEqual({ choosePassword: true });
    await expect(kordon.newClient().signIn(email, password)).resolves.toBeDefined();
    await expect(kordon.newClient().run(choose, { token, password })).rejects.toBeDefined();
    await expect(kordonCommand('users', 'reset-password', 'nobody@kordon.example')).rejects.toMatchObject(
      failure('no admin user has the e-mail nobody@kordon.example'),
    );
  });

  test('users make-super-admin enables a disabled user, and users list shows it', async () => {
    const { email } = await anAdminUser(kordon.db, { role: 'analyst' });
    await kordon.db.query('update admin_users set disabled_at = now() where email = $1', [email]);
    await kordonCommand('users', 'make-super-admin', email);
    const { stdout } = await kordonCommand('users', 'list');
    expect(stdout).toMatch(new RegExp(`^${email} +super_admin +enabled +password only$`, 'm'));
  });

  test('jobs are listed, queued again and discarded; a wrong id is named', async () => {
    const { manager } = kordon.db;
    const job = { name: `unknown-${randomUUID()}`, payload: object(), maxAttempts: 3 };
    await addJob(manager, job, {});
    await addJob(manager, job, {});
    await manager.query(
      `update graphile_worker._private_jobs j set attempts = 3, last_error = 'mailbox unavailable'
       from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
      [job.name],
    );
    const failed = await listQueuedJobs(manager, { failed: true });
    expect(failed.map(({ name, error }) => [name, error])).toEqual([
      [job.name, 'mailbox unavailable'],
      [job.name, 'mailbox unavailable'],
    ]);
    const [first, second] = failed.map(({ id }) => id) as [string, string];
    const { stdout } = await kordonCommand('jobs', 'list', '--failed');
    expect(stdout).toMatch(new RegExp(`^${first} +${job.name} +failed +3/3 .*mailbox unavailable$`, 'm'));

    expect((await kordonCommand('jobs', 'retry', first)).stdout).toBe('1 job queued again\n');
    expect((await listQueuedJobs(manager)).find(({ id }) => id === first)?.attempts).toBe(0);
    expect((await kordonCommand('jobs', 'discard', '--all-failed')).stdout).toBe('1 job discarded\n');
    expect((await listQueuedJobs(manager)).some(({ id }) => id === second)).toBe(false);
    await expect(kordonCommand('jobs', 'discard', second)).rejects.toMatchObject(
      failure(`these jobs are running, finished or unknown: ${second}`),
    );
    await expect(kordonCommand('jobs', 'retry')).rejects.toMatchObject(
      failure('name the ids of the jobs, or use --all-failed'),
    );
    await expect(kordonCommand('jobs', 'retry', '1;drop')).rejects.toMatchObject(
      failure('1;drop is not the id of a job'),
    );
  });

  test('check reports every part, and fails for a mail server that cannot be reached', async () => {
    const { stdout } = await kordonCommand('check');
    for (const part of ['settings', 'database', 'rights', 'secrets', 'clock', 'mail', 'disk'])
      expect(stdout).toMatch(new RegExp(`^ok    ${part}: `, 'm'));
    const broken = run(kordon.databaseUrl, ['check'], { SMTP_URL: 'smtp://127.0.0.1:9' });
    await expect(broken).rejects.toMatchObject({
      stdout: expect.stringMatching(/^FAIL {2}mail: .*ECONNREFUSED/m) as string,
      ...failure('1 of the checks failed'),
    });
  });
});
