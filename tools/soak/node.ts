import 'reflect-metadata';
import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import { createDataSource } from '../../server/platform/database/data-source.ts';
import { refreshMarket } from '../../server/modules/market/market.refresh.ts';
import { marketSources } from '../../server/modules/market/refresh-market.ts';

/** One of the servers of a soak, in a process of its own: refreshes once for every instant that it is sent, and answers what failed. */
const { DATABASE_URL, EXCHANGE_RATE_URL, PRICE_SHEET_URL, FRED_URL, FRED_API_KEY } = process.env;
const settings = readConfig({ EXCHANGE_RATE_URL, PRICE_SHEET_URL, FRED_URL, FRED_API_KEY });
const db = await createDataSource(DATABASE_URL ?? '', { entities: [], migrations: [] }).initialize();
const sources = marketSources(settings, { timeout: 5_000, tries: 4, pause: 5 });
const log = pino({ level: 'silent' });

process.on('message', (now: string) => {
  refreshMarket(db.manager, sources, log, { now: new Date(now), insist: true }).then(
    () => process.send?.({ done: now }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ done: 'ready' });
