import 'reflect-metadata';
import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import { createDataSource } from '../../server/platform/database/data-source.ts';
import { refreshMarket } from '../../server/modules/market/market.refresh.ts';
import { createMarketSources } from '../../server/modules/market/refresh-market.ts';

/** Entry point of a process of the soak test: refreshes the market for each time that its parent sends, and answers with `done` or `failed`. */
const { DATABASE_URL, EXCHANGE_RATE_URL, PRICE_SHEET_URL, FRED_URL, FRED_API_KEY } = process.env;
const settings = readConfig({ EXCHANGE_RATE_URL, PRICE_SHEET_URL, FRED_URL, FRED_API_KEY });
const db = await createDataSource(DATABASE_URL ?? '', { entities: [], migrations: [] }).initialize();
const sources = createMarketSources(settings, { timeoutMs: 5_000, attempts: 4, pauseMs: 5 });
const log = pino({ level: 'silent' });

process.on('message', (now: string) => {
  refreshMarket(db.manager, sources, log, { now: new Date(now), includePaused: true }).then(
    () => process.send?.({ done: now }),
    (error: unknown) => process.send?.({ recordFailure: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ done: 'ready' });
