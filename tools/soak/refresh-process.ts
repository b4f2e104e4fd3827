import 'reflect-metadata';
import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import { createDataSource } from '../../server/platform/database/data-source.ts';
import { refreshMarket } from '../../server/modules/market/market.refresh.ts';
import { createMarketSources } from '../../server/modules/market/refresh-market.ts';
import type { RefreshAnswer } from './soak.ts';

/** Entry point of a process of the soak test: refreshes the market for each time that its parent sends, and answers each. */
const { DATABASE_URL, EXCHANGE_RATE_URL, PRICE_SHEET_URL, FRED_URL, FRED_API_KEY } = process.env;
const settings = readConfig({ EXCHANGE_RATE_URL, PRICE_SHEET_URL, FRED_URL, FRED_API_KEY });
const db = await createDataSource(DATABASE_URL ?? '', { entities: [], migrations: [] }).initialize();
const sources = createMarketSources(settings, { timeoutMs: 5_000, attempts: 4, pauseMs: 5 });
const log = pino({ level: 'silent' });

const answer = (message: RefreshAnswer) => process.send?.(message);

process.on('message', (now: string) => {
  refreshMarket(db.manager, sources, log, { now: new Date(now), includePaused: true }).then(
    () => answer({ done: now }),
    (error: unknown) => answer({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
answer({ done: 'ready' });
