/** Demo data by hand: the story of two months on an empty database, or `--quotes <number>` of anonymous requests on any. */
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { addBulkQuotes } from './demo/bulk.ts';
import { addDemoData } from './demo/demo-data.ts';
import { giveUp } from './give-up.ts';
import { createLifecycle } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function quotesWanted(): number | undefined {
  const quotes = argument();
  if (quotes === undefined) return undefined;
  const count = Number(quotes);
  if (Number.isInteger(count) && count > 0) return count;
  throw new StartError(`--quotes takes a number of requests, not ${quotes}`);
}

function argument(): string | undefined {
  try {
    return parseArgs({ options: { quotes: { type: 'string' } } }).values.quotes;
  } catch (cause) {
    throw new StartError((cause as Error).message, { cause });
  }
}

/** Says how far it is, at every whole percent. */
function progressOf(count: number): (done: number) => void {
  let said = 0;
  return (done) => {
    const percent = Math.floor((100 * done) / count);
    if (percent > said) say(`${done} of ${count} requests`);
    said = percent;
  };
}

try {
  const count = quotesWanted();
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const lifecycle = createLifecycle(log);
  try {
    const { db } = await openDatabase(config, log, lifecycle);
    if (count) await addBulkQuotes(db, count, { onProgress: progressOf(count) });
    else say((await addDemoData(db)) ? 'demo data added' : 'nothing added: there are records already');
  } finally {
    await lifecycle.stop();
  }
} catch (error) {
  giveUp(error);
}
