import { locateDatabase } from '../app/database.ts';
import { migrations } from '../migrations/index.ts';
import { open } from '../platform/database/data-source.ts';
import { listMigrations, migrate, revert } from '../platform/database/migrations.ts';
import { printLine, runCommand } from './command.ts';

/** Runs, undoes or lists migrations. The server runs pending ones when it starts, so undo only while it is stopped. */
export const runMigrationCommand = (action: 'up' | 'down' | 'list'): Promise<void> =>
  runCommand(async ({ config, log, lifecycle }) => {
    const { ownerUrl } = await locateDatabase(config, log, lifecycle);
    const db = await open(ownerUrl, { entities: [], migrations, log });
    lifecycle.onStop('database', () => db.destroy());

    if (action === 'up') await migrate(db, { log });
    if (action === 'down') printLine(`undone: ${(await revert(db, { log })) ?? 'nothing, no migration is left'}`);
    for (const { name, done } of await listMigrations(db)) printLine(`${done ? 'done   ' : 'pending'} ${name}`);
  });
