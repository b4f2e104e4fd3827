import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { prepareMarket } from '../modules/market/index.ts';
import { addDemoDataAtFirstStart } from './demo/first-start.ts';

/**
 * Inserts the records that have to exist before the first request: market reference data and, when enabled, demo data.
 * @returns whether demo data was added
 */
export async function seedDatabase(owner: DataSource, config: Config, log: Logger): Promise<boolean> {
  await prepareMarket(owner);
  return addDemoDataAtFirstStart(owner, config, log);
}
