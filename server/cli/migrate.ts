/** Runs, undoes or lists migrations. The server runs pending migrations when it starts, so use `down` only while it is stopped. */
import { printLine, runCommand } from './command.ts';
import { locateDatabase } from '../app/database.ts';
import { migrations } from '../migrations/index.ts';
import { open } from '../platform/database/data-source.ts';
import { listMigrations, migrate, revert } from '../platform/database/migrations.ts';
import { StartError } from '../platform/start-error.ts';

const [, , action = 'up'] = process.argv;

await runCommand(async ({ config, log, lifecycle }) => {
  if (!['up', 'down', 'list'].includes(action)) throw new StartError(`unknown command ${action}: use up, down or list`);
  const { ownerUrl } = await locateDatabase(config, log, lifecycle);
  const db = await open(ownerUrl, { entities: [], migrations, log });
  lifecycle.onStop('database', () => db.destroy());

  if (action === 'up') await migrate(db, { log });
  if (action === 'down') printLine(`undone: ${(await revert(db, { log })) ?? 'nothing, no migration is left'}`);
  for (const { name, done } of await listMigrations(db)) printLine(`${done ? 'done   ' : 'pending'} ${name}`);
});
