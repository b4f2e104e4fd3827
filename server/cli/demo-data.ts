/** Adds the demo data, two months of activity, to an empty database. */
import { addDemoData } from '../app/demo/demo-data.ts';
import { openDatabase } from '../app/database.ts';
import { printLine, runCommand } from './command.ts';

await runCommand(async ({ config, log, lifecycle }) => {
  await openDatabase(config, log, lifecycle, async (owner) => {
    printLine((await addDemoData(owner)) ? 'demo data added' : 'nothing added: the database already has records');
  });
});
