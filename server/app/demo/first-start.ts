import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config.ts';
import { addDemoData } from './demo-data.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'DEMO_DATA'>;

/**
 * Adds the demo data at the first start if DEMO_DATA allows it. Demo data that was deleted later is not added again.
 * @returns whether it was added
 */
export async function addDemoDataAtFirstStart(db: DataSource, config: Settings, log: Logger): Promise<boolean> {
  const setting = config.DEMO_DATA ?? (config.DATABASE_URL ? 'off' : 'on');
  if (setting === 'off' || (await hasEverHadCompanies(db)) || !(await addDemoData(db))) return false;
  log.info('demo data added');
  return true;
}

/**
 * Returns whether a company was ever stored, from the activity log, which also has deleted ones. The sequence of
 * company codes is not suitable, because it also counts companies that an aborted start rolled back.
 */
async function hasEverHadCompanies(db: DataSource): Promise<boolean> {
  const [row] = await db.query<[{ known: boolean }]>(
    "select exists (select from activity_logs where target_type = 'companies') as known",
  );
  return row.known;
}
