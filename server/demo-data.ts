/**
 * Demo data by hand: the story of two months on an empty database, or `--quotes <number>` of anonymous requests on any, with a day as
 * `--until 2026-11-21` for the last one, today unless told.
 */
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { command, say } from './command.ts';
import { asOwner } from './config.ts';
import { openDatabase } from './database.ts';
import { addBulkQuotes } from './demo/bulk.ts';
import { addDemoData } from './demo/demo-data.ts';
import { StartError } from './platform/start-error.ts';

interface Wanted {
  count: number;
  until?: Date;
}

/** @returns undefined for the story */
function wanted(): Wanted | undefined {
  const { quotes, until } = parameters();
  if (quotes === undefined) return undefined;
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

async function addQuotes(db: DataSource, { count, until }: Wanted): Promise<void> {
  const before = performance.now();
  const rows = await addBulkQuotes(db, count, {
    until,
    onProgress: (done, made, time) => say(`${done}: ${made ? `${made} rows in ` : ''}${(time / 1000).toFixed(1)} s`),
  });
  const seconds = (performance.now() - before) / 1000;
  say(`${rows} rows in ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} a second`);
}

await command(async ({ config, log, lifecycle }) => {
  const bulk = wanted();
  const { db } = await openDatabase(asOwner(config), log, lifecycle);
  if (bulk) await addQuotes(db, bulk);
  else say((await addDemoData(db)) ? 'demo data added' : 'nothing added: there are records already');
});
