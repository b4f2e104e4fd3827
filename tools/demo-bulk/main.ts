/** `--quotes <number>` anonymous requests on top of what is in the database, with a day as `--until 2026-11-21` for the last one, today unless told. */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/app/database.ts';
import { command, say } from '../../server/cli/command.ts';
import { asOwner } from '../../server/config.ts';
import { StartError } from '../../server/platform/start-error.ts';
import { addBulkQuotes } from './bulk.ts';

function options(): { count: number; until?: Date } {
  const { quotes, until } = parameters();
  const count = Number(quotes);
  if (!Number.isInteger(count) || count <= 0)
    throw new StartError(`--quotes takes a number of requests, not ${quotes}`);
  if (until === undefined) return { count };
  if (!/^\d{4}-\d\d-\d\d$/.test(until) || Number.isNaN(Date.parse(until)))
    throw new StartError(`--until takes a day as 2026-11-21, not ${until}`);
  return { count, until: new Date(until) };
}

function parameters() {
  try {
    return parseArgs({ options: { quotes: { type: 'string' }, until: { type: 'string' } } }).values;
  } catch (cause) {
    throw new StartError((cause as Error).message, { cause });
  }
}

await command(async ({ config, log, lifecycle }) => {
  const { count, until } = options();
  const { db } = await openDatabase(asOwner(config), log, lifecycle);
  const before = performance.now();
  const rows = await addBulkQuotes(db, count, {
    until,
    onProgress: (done, made, time) => say(`${done}: ${made ? `${made} rows in ` : ''}${(time / 1000).toFixed(1)} s`),
  });
  const seconds = (performance.now() - before) / 1000;
  say(`${rows} rows in ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} a second`);
});
