import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { readConfig } from '../../config.ts';
import { testDatabase } from '../../testing/database.ts';
import { refreshMarket } from './market.refresh.ts';
import { createMarketSources } from './refresh-market.ts';

const database = testDatabase();
const monday = Date.parse('2026-11-23T09:00:00Z');
const minutesLater = (minutes: number) => new Date(monday + minutes * 60_000);

/** Serves a new rate each minute in the format of open.er-api.com. */
let rateServer: Server;
let minute = 0;

beforeAll(async () => {
  rateServer = createServer((_request, response) => {
    const time = minutesLater(minute).getTime() / 1000;
    const TRY = 42 + (minute % 100) / 100;
    response
      .setHeader('content-type', 'application/json')
      .end(
        JSON.stringify({ result: 'success', base_code: 'USD', time_last_update_unix: time, rates: { USD: 1, TRY } }),
      );
  }).listen(0, '127.0.0.1');
  await once(rateServer, 'listening');
});
afterAll(() => {
  rateServer.closeAllConnections();
  rateServer.close();
});

test('a thousand ticks that two servers fetch at the same time are stored without loss or duplicates', async () => {
  const db = database.dataSource();
  const { port } = rateServer.address() as AddressInfo;
  const settings = readConfig({ EXCHANGE_RATE_URL: `http://127.0.0.1:${port}/latest/{base}` });
  const sources = createMarketSources(settings, { timeoutMs: 300, attempts: 2, pauseMs: 10 });
  const log = pino({ level: 'silent' });
  for (; minute < 1_000; minute++)
    await Promise.all([1, 2].map(() => refreshMarket(db.manager, sources, log, { now: minutesLater(minute) })));

  const [counts] = await db.query<object[]>(
    `select (select count(*)::int from market_ticks t where t.series_id = s.id) as ticks,
       (select count(*)::int from market_closes c where c.series_id = s.id) as days
     from market_series s where symbol = 'USDTRY'`,
  );
  expect(counts).toEqual({ ticks: 1_000, days: 2 });
  const [current] = await db.query<object[]>(`select value, value_at as at from market_series where symbol = 'USDTRY'`);
  expect(current).toEqual({ value: 42.99, at: minutesLater(999) });
});
