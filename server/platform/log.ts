import pino, { type Logger } from 'pino';
import pretty from 'pino-pretty';

/** The log goes to standard error, as JSON lines for programs and in words for a person at a terminal. @param level pino's */
export function createLog(level: string): Logger {
  const output = process.stderr.isTTY
    ? pretty({ destination: 2, sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' })
    : pino.destination({ dest: 2, sync: true });
  return pino({ level }, output);
}
