/** The schema by hand. The server runs what is pending by itself when it starts, so `down` is for a server that is stopped. */
import { command, say } from './command.ts';
import { asOwner } from '../config.ts';
import { locateDatabase } from '../app/database.ts';
import { migrations } from '../migrations/index.ts';
import { open } from '../platform/database/data-source.ts';
import { listMigrations, migrate, revert } from '../platform/database/migrations.ts';
import { StartError } from '../platform/start-error.ts';

const [, , asked = 'up'] = process.argv;

await command(async ({ config, log, lifecycle }) => {
  if (!['up', 'down', 'list'].includes(asked)) throw new StartError(`migrate knows up, down and list, not ${asked}`);
  const db = await open(await locateDatabase(asOwner(config), log, lifecycle), { entities: [], migrations, log });
  lifecycle.onStop('database', () => db.destroy());

  if (asked === 'up') await migrate(db, { log });
  if (asked === 'down') say(`undone: ${(await revert(db, { log })) ?? 'nothing, there is no migration left'}`);
  for (const { name, done } of await listMigrations(db)) say(`${done ? 'done   ' : 'pending'} ${name}`);
});
