import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { setUpSecondFactor } from '../testing/authenticator.ts';
import { startKordon } from '../testing/kordon.ts';
import { anAdmin } from '../testing/accounts.ts';

const kordon = startKordon();

function resetSecondFactor(...args: string[]) {
  const settings = { DATABASE_URL: kordon.databaseUrl, SESSION_SECRET: 'unused'.repeat(8), LOG_LEVEL: 'warn' };
  const command = ['scripts/run.js', '--product', 'server/cli/reset-second-factor.ts', ...args];
  return promisify(execFile)(process.execPath, command, { env: { ...process.env, ...settings } });
}

test('resets the second factor, ends the sessions and notifies the user by mail', async () => {
  const { email, password } = await anAdmin(kordon.db, { role: 'super_admin' });
  const client = kordon.newClient();
  const { signIn } = await client.signIn(email, password);
  await setUpSecondFactor(client, password);
  const mails = () => kordon.mail.messages.filter(({ recipients }) => recipients.includes(email));

  const { stdout } = await resetSecondFactor(` ${email.toUpperCase()}`);
  expect(stdout).toContain('now signs in with the password only');
  expect(await client.run('{ me { id } }')).toEqual({ me: null });
  await expect(kordon.newClient().signIn(email, password)).resolves.toBeDefined();
  while (mails().length < 2) await kordon.mail.waitForMessages(kordon.mail.messages.length + 1);
  expect(mails().at(-1)?.subject).toBe('İki adımlı doğrulama sıfırlandı');
  const log = await kordon.db.query<object[]>(
    `select actor from activity_logs where target_id = $1 and action = 'UPDATE' order by id`,
    [signIn.id],
  );
  expect(log.at(-1)).toEqual({ actor: null });
});

test('fails without an e-mail, for a user without a second factor and for an unknown e-mail', async () => {
  const { email } = await anAdmin(kordon.db);
  for (const [args, message] of [
    [[], 'e-mail missing: '],
    [[email], `${email} has no second factor`],
    [['nobody@kordon.example'], 'no admin user has the e-mail nobody@kordon.example'],
  ] as const)
    await expect(resetSecondFactor(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`kordon: ${message}`) as string,
    });
});
