import pino, { type Logger, type LoggerOptions } from 'pino';
import pretty from 'pino-pretty';
import { serializeError } from './serialize-error.ts';

let errorCount = 0;

/** Returns the number of lines of level error and above that this process has logged. */
export const countLoggedErrors = (): number => errorCount;

/** Options of every log: counts errors and removes user input from them. */
export const logOptions: LoggerOptions = {
  serializers: { err: (error: unknown) => serializeError(error) },
  hooks: {
    logMethod(args, method, level) {
      if (level >= pino.levels.values.error!) errorCount++;
      method.apply(this, args);
    },
  },
};

/**
 * Creates the log, which writes to standard error: readable text on a terminal, otherwise JSON lines.
 * @param level log level of pino
 */
export function createLog(level: string): Logger {
  const output = process.stderr.isTTY
    ? pretty({ destination: 2, sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' })
    : pino.destination({ dest: 2, sync: true });
  return pino({ ...logOptions, level }, output);
}
