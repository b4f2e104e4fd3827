import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { setUpSecondFactor } from '../testing/authenticator.ts';
import { startKordon } from '../testing/kordon.ts';
import { anAdmin } from '../testing/people.ts';

const kordon = startKordon();

function resetSecondFactor(...of: string[]) {
  const settings = { DATABASE_URL: kordon.databaseUrl, SESSION_SECRET: 'unused'.repeat(8), LOG_LEVEL: 'warn' };
  const command = ['scripts/reset-second-factor.js', ...of];
  return promisify(execFile)(process.execPath, command, { env: { ...process.env, ...settings } });
}

test('a second factor is reset by whoever has the database, for somebody whom no colleague can let in', async () => {
  const { email, password } = await anAdmin(kordon.db, { role: 'super_admin' });
  const person = kordon.someone();
  const { signIn } = await person.signIn(email, password);
  await setUpSecondFactor(person, password);
  const mails = () => kordon.mail.messages.filter(({ recipients }) => recipients.includes(email));

  const { stdout } = await resetSecondFactor(` ${email.toUpperCase()}`);
  expect(stdout).toContain('signs in by password alone');
  expect(await person.run('{ me { id } }')).toEqual({ me: null });
  await expect(kordon.someone().signIn(email, password)).resolves.toBeDefined();
  while (mails().length < 2) await kordon.mail.received(kordon.mail.messages.length + 1);
  expect(mails().at(-1)?.subject).toBe('İki adımlı doğrulama sıfırlandı');
  const log = await kordon.db.query<object[]>(
    `select actor from activity_logs where target_id = $1 and action = 'UPDATE' order by id`,
    [signIn.id],
  );
  expect(log.at(-1)).toEqual({ actor: null });
});

test('whoever has none is told so, and so is whoever is nobody', async () => {
  const { email } = await anAdmin(kordon.db);
  for (const [of, said] of [
    [[], 'whose? '],
    [[email], `${email} has no second factor`],
    [['nobody@kordon.example'], 'nobody who signs in has the address nobody@kordon.example'],
  ] as const)
    await expect(resetSecondFactor(...of)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`kordon: ${said}`) as string,
    });
});
