import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testDatabase } from '../testing/database.ts';

const database = testDatabase();

/** Runs the command and returns the lines of its output. */
async function migrate(command: string): Promise<string[]> {
  const settings = { DATABASE_URL: database.url(), SESSION_SECRET: 'unused'.repeat(8), LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...settings };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/run.js', '--product', 'server/cli/migrate.ts', command],
    { env },
  );
  return stdout.trim().split('\n');
}

test('up runs pending migrations, list shows their state, down refuses to undo a migration that deletes data', async () => {
  const done = expect.stringMatching(/^done {4}0001_baseline/) as string;
  expect(await migrate('list')).toContainEqual(done);
  expect(await migrate('up')).toContainEqual(done);
  await expect(migrate('down')).rejects.toMatchObject({
    code: 1,
    stderr: 'kordon: 0018_offer_lines_and_bank_notifications.sql cannot be undone: restore a backup instead\n',
  });
});

test('fails for an unknown command', async () => {
  await expect(migrate('sideways')).rejects.toMatchObject({
    code: 1,
    stderr: 'kordon: unknown command sideways: use up, down or list\n',
  });
});
