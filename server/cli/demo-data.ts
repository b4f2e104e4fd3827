/** Adds the demo data, two months of activity, to an empty database. */
import { addDemoData } from '../app/demo/demo-data.ts';
import { openDatabase } from '../app/database.ts';
import { withOwnerConnection } from '../config.ts';
import { printLine, runCommand } from './command.ts';

await runCommand(async ({ config, log, lifecycle }) => {
  const { db } = await openDatabase(withOwnerConnection(config), log, lifecycle);
  printLine((await addDemoData(db)) ? 'demo data added' : 'nothing added: the database already has records');
});
