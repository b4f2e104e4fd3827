/** The schema by hand. The server runs what is pending by itself when it starts, so `down` is for a server that is stopped. */
import { asOwner, readConfig } from './config.ts';
import { locateDatabase } from './database.ts';
import { giveUp } from './give-up.ts';
import { migrations } from './migrations/index.ts';
import { open } from './platform/database/data-source.ts';
import { listMigrations, migrate, revert } from './platform/database/migrations.ts';
import { createLifecycle } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';

const [, , command = 'up'] = process.argv;
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const lifecycle = createLifecycle(log);
  try {
    if (!['up', 'down', 'list'].includes(command))
      throw new StartError(`migrate knows up, down and list, not ${command}`);
    const db = await open(await locateDatabase(asOwner(config), log, lifecycle), { entities: [], migrations, log });
    lifecycle.onStop('database', () => db.destroy());

    if (command === 'up') await migrate(db, { log });
    if (command === 'down') say(`undone: ${(await revert(db, { log })) ?? 'nothing, there is no migration left'}`);
    for (const { name, done } of await listMigrations(db)) say(`${done ? 'done   ' : 'pending'} ${name}`);
  } finally {
    await lifecycle.stop();
  }
} catch (error) {
  giveUp(error);
}
