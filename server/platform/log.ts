import pino, { type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import { loggedError } from './logged-error.ts';

let errors = 0;

/** How many lines of level error and above this process has logged. */
export const loggedErrors = (): number => errors;

/** What every log of ours does beside writing: it counts errors, and leaves out of them what people typed. */
export const logOptions: LoggerOptions = {
  serializers: { err: (error: unknown) => loggedError(error) },
  hooks: {
    logMethod(args, method, level) {
      if (level >= pino.levels.values.error!) errors++;
      method.apply(this, args);
    },
  },
};

/** The log goes to standard error, as JSON lines for programs and in words for a person at a terminal. @param level pino's */
export function createLog(level: string): Logger {
  const output = process.stderr.isTTY
    ? pretty({ destination: 2, sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' })
    : pino.destination({ dest: 2, sync: true });
  return pino({ ...logOptions, level }, output);
}
