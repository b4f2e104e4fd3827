import type { Logger } from 'pino';
import { loadConfig, type Config } from '../config.ts';
import { exitWithError } from '../platform/start-error.ts';
import { createLifecycle, type Lifecycle } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

interface CommandContext {
  config: Config;
  log: Logger;
  lifecycle: Lifecycle;
}

/** Runs an operator command with the settings of the server. It closes what the command has opened, and prints errors to standard error. */
export async function runCommand(run: (context: CommandContext) => Promise<void>): Promise<void> {
  try {
    const config = loadConfig();
    const log = createLog(config.LOG_LEVEL);
    const lifecycle = createLifecycle(log);
    try {
      await run({ config, log, lifecycle });
    } finally {
      await lifecycle.stop();
    }
  } catch (error) {
    exitWithError(error);
  }
}

export const printLine = (line: string) => process.stdout.write(`${line}\n`);
