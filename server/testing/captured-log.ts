import { Writable } from 'node:stream';
import pino, { type Logger } from 'pino';
import { logOptions } from '../platform/log.ts';

/** Creates a logger that collects its lines, formatted as in production, instead of printing them. */
export function captureLog(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  return { log: pino({ ...logOptions, level: 'debug' }, stream), lines };
}
