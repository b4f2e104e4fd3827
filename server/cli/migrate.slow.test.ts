import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testDatabase } from '../testing/database.ts';

const database = testDatabase();

/** The command as it is typed; a line each of what it says. */
async function migrate(command: string): Promise<string[]> {
  const settings = { DATABASE_URL: database.url(), SESSION_SECRET: 'unused'.repeat(8), LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/migrate.js', command], { env });
  return stdout.trim().split('\n');
}

test('up runs what is pending, list tells what has run, down refuses to undo the baseline', async () => {
  const done = expect.stringMatching(/^done {4}0001_baseline/) as string;
  expect(await migrate('list')).toContainEqual(done);
  expect(await migrate('up')).toContainEqual(done);
  await expect(migrate('down')).rejects.toMatchObject({
    code: 1,
    stderr: 'kordon: 0001_baseline cannot be undone, it makes the whole schema: restore a backup instead\n',
  });
});

test('what it does not know, it says and does not', async () => {
  await expect(migrate('sideways')).rejects.toMatchObject({
    code: 1,
    stderr: 'kordon: migrate knows up, down and list, not sideways\n',
  });
});
