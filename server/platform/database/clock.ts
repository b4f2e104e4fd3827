import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

/** Codes of second factors are valid for 30 seconds, and one code before and after is accepted. */
export const MAX_CLOCK_DIFFERENCE_MS = 20_000;

/** Returns by how many milliseconds the clock of this machine is ahead of the one of the database; negative when it is behind. */
export async function readClockDifference(db: DataSource): Promise<number> {
  const before = Date.now();
  const [row] = await db.query<[{ now: Date }]>('select clock_timestamp() as now');
  return Math.round((before + Date.now()) / 2 - row.now.getTime());
}

/** Warns when the clocks of this machine and the database differ. */
export async function warnOfClockDifference(db: DataSource, log: Logger): Promise<void> {
  const milliseconds = await readClockDifference(db);
  if (Math.abs(milliseconds) > MAX_CLOCK_DIFFERENCE_MS)
    log.warn({ milliseconds }, 'the clock of this machine differs from the one of the database: set it');
}
