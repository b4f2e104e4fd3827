import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config.ts';
import { addDemoData } from './demo-data.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'DEMO_DATA'>;

/** Gives a newcomer something to look at. Whoever deletes it all is not given it again. */
export async function addDemoDataAtFirstStart(db: DataSource, config: Settings, log: Logger): Promise<void> {
  const wanted = config.DEMO_DATA ?? (config.DATABASE_URL ? 'off' : 'on');
  if (wanted === 'off' || (await hadCompanies(db))) return;
  if (await addDemoData(db)) log.info('demo data added');
}

/**
 * Whether there ever was a company: the log remembers one that was deleted. Not the sequence of their codes, which also counts those of a
 * start that was stopped in the middle.
 */
async function hadCompanies(db: DataSource): Promise<boolean> {
  const [log] = await db.query<[{ known: boolean }]>(
    "select exists (select from activity_logs where target_type = 'companies') as known",
  );
  return log.known;
}
