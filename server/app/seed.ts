import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { prepareMarket } from '../modules/market/index.ts';
import { addDemoDataAtFirstStart } from './demo/first-start.ts';

/** Puts in what has to be there before anybody is served. */
export async function seedDatabase(owner: DataSource, config: Config, log: Logger): Promise<void> {
  await prepareMarket(owner);
  await addDemoDataAtFirstStart(owner, config, log);
}
