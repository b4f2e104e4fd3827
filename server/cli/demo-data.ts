/** Demo data by hand: the story of two months on an empty database. */
import { addDemoData } from '../app/demo/demo-data.ts';
import { openDatabase } from '../app/database.ts';
import { asOwner } from '../config.ts';
import { command, say } from './command.ts';

await command(async ({ config, log, lifecycle }) => {
  const { db } = await openDatabase(asOwner(config), log, lifecycle);
  say((await addDemoData(db)) ? 'demo data added' : 'nothing added: there are records already');
});
