import type { Logger } from 'pino';
import { loadConfig, type Config } from '../config.ts';
import { giveUp } from '../platform/startup-error.ts';
import { createLifecycle, type Lifecycle } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';

interface Tools {
  config: Config;
  log: Logger;
  lifecycle: Lifecycle;
}

/** Runs what is typed beside the server, with its settings: what it opened is closed at the end, and what stops it is said on standard error. */
export async function command(work: (tools: Tools) => Promise<void>): Promise<void> {
  try {
    const config = loadConfig();
    const log = createLog(config.LOG_LEVEL);
    const lifecycle = createLifecycle(log);
    try {
      await work({ config, log, lifecycle });
    } finally {
      await lifecycle.stop();
    }
  } catch (error) {
    giveUp(error);
  }
}

export const say = (line: string) => process.stdout.write(`${line}\n`);
