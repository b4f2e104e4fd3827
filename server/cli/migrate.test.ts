import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { migrations } from '../migrations/index.ts';
import { testDatabase } from '../testing/database.ts';

jest.setTimeout(60_000);

const database = testDatabase();
const latest = migrations.at(-1)?.name;

/** The command as it is typed; a line each of what it says. */
async function migrate(command: string): Promise<string[]> {
  const settings = { DATABASE_URL: database.url(), SESSION_SECRET: 'unused'.repeat(8), LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/migrate.js', command], { env });
  return stdout.trim().split('\n');
}

test('down undoes the latest migration, up runs it again, list tells which have run', async () => {
  expect(await migrate('down')).toContain(`undone: ${latest}`);
  expect(await migrate('list')).toContain(`pending ${latest}`);
  expect(await migrate('up')).toContain(`done    ${latest}`);
});

test('what it does not know, it says and does not', async () => {
  await expect(migrate('sideways')).rejects.toMatchObject({
    code: 1,
    stderr: 'kordon: migrate knows up, down and list, not sideways\n',
  });
});
