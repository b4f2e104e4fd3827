import { Writable } from 'node:stream';
import pino, { type Logger } from 'pino';
import { logOptions } from '../platform/log.ts';

/** A log that keeps its lines, as they would be printed. */
export function capturedLog(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  return { log: pino({ ...logOptions, level: 'debug' }, stream), lines };
}
