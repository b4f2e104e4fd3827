/** Adds `--quotes <number>` generated quote requests to the database. The last one is dated `--until 2026-11-21`, by default today. */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/app/database.ts';
import { printLine, runCommand } from '../../server/cli/command.ts';
import { StartError } from '../../server/platform/start-error.ts';
import { addBulkQuotes } from './bulk.ts';

function parseOptions(): { count: number; until?: Date } {
  const { quotes, until } = parseParameters();
  const count = Number(quotes);
  if (!Number.isInteger(count) || count <= 0)
    throw new StartError(`--quotes must be a positive integer, not ${quotes}`);
  if (until === undefined) return { count };
  if (!/^\d{4}-\d\d-\d\d$/.test(until) || Number.isNaN(Date.parse(until)))
    throw new StartError(`--until must be a date such as 2026-11-21, not ${until}`);
  return { count, until: new Date(until) };
}

function parseParameters() {
  try {
    return parseArgs({ options: { quotes: { type: 'string' }, until: { type: 'string' } } }).values;
  } catch (cause) {
    throw new StartError((cause as Error).message, { cause });
  }
}

await runCommand(async ({ config, log, lifecycle }) => {
  const { count, until } = parseOptions();
  await openDatabase(config, log, lifecycle, async (owner) => {
    const before = performance.now();
    const rows = await addBulkQuotes(owner, count, {
      until,
      onProgress: (step, stored, time) =>
        printLine(`${step}: ${stored ? `${stored} rows in ` : ''}${(time / 1000).toFixed(1)} s`),
    });
    const seconds = (performance.now() - before) / 1000;
    printLine(`${rows} rows in ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} per second`);
  });
});
