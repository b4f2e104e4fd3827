import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import { dayLength } from '../../../common/market/reference.ts';
import { readConfig } from '../../config.ts';
import { testDatabase } from '../../testing/database.ts';
import { refreshMarket } from './market.refresh.ts';
import { marketSources } from './refresh-market.ts';

const database = testDatabase();
const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
const patience = { timeout: 300, tries: 2, pause: 10 };

/** What the world outside answers; each test puts its own in. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: IncomingMessage[] = [];
let outside: Server;
let url: string;
let db: DataSource;

beforeAll(async () => {
  outside = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(outside, 'listening');
  url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  db = database.dataSource();
});
beforeEach(async () => {
  asked.length = 0;
  lines.length = 0;
  await db.query('delete from market_sources');
  await db.query('delete from market_ticks where not indicative');
  await db.query('delete from market_closes where not indicative');
  await db.query('update market_series set indicative = true');
});
afterAll(() => {
  outside.closeAllConnections();
  outside.close();
});

const json = (body: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const text =
  (body: string, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status).end(body);

const monday = new Date('2026-11-23T09:00:00Z');
const later = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
const erApi = (rates: object, at = monday) => ({
  result: 'success',
  base_code: 'USD',
  time_last_update_unix: at.getTime() / 1000,
  rates: { USD: 1, ...rates },
});
const settings = (more: Record<string, string> = {}) =>
  readConfig({ EXCHANGE_RATE_URL: `${url}/latest/{base}`, ...more });
const refresh = (now = monday, more: Record<string, string> = {}) =>
  refreshMarket(db.manager, marketSources(settings(more), patience), log, { now });
const standing = async (symbol: string) => {
  const [row] = await db.query<{ value: number; at: Date; source: string; indicative: boolean }[]>(
    'select value, value_at as at, source, indicative from market_series where symbol = $1',
    [symbol],
  );
  return row!;
};
const health = async (name = 'exchange rates') => {
  const [row] = await db.query<
    {
      failures: number;
      error: string;
      accepted: number;
      refused: { symbol: string; code: string }[];
      resting: boolean;
    }[]
  >('select *, open_until is not null as resting from market_sources where name = $1', [name]);
  return row!;
};

describe('rates of the day', () => {
  test("are read in open.er-api.com's shape", async () => {
    answer = json(erApi({ TRY: 42.5, EUR: 0.92, XAU: 0.0003 }));
    expect((await refresh()).filter((symbol) => /^USD(TRY|EUR)$/.test(symbol))).toHaveLength(2);
    expect(asked[0]?.url).toBe('/latest/USD');
    expect(await standing('USDTRY')).toEqual({ value: 42.5, at: monday, source: '127.0.0.1', indicative: false });
    expect(await standing('USDIRR')).toMatchObject({ indicative: true });
    expect(await health()).toMatchObject({ failures: 0, error: null, accepted: 2, refused: [] });
  });

  test("are read in Frankfurter's shape, crossed to the dollar", async () => {
    answer = json({ amount: 1, base: 'EUR', date: '2026-11-23', rates: { USD: 1.1, TRY: 46.2 } });
    await refresh();
    expect(await standing('USDTRY')).toMatchObject({ value: 42, at: new Date('2026-11-23T00:00:00Z') });
  });

  test("are read in the European Central Bank's XML", async () => {
    answer = text(`<?xml version="1.0" encoding="UTF-8"?>
      <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
        <gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
        <Cube><Cube time='2026-11-23'><Cube currency='USD' rate='1.1'/><Cube currency='JPY' rate='165'/><Cube currency='TRY' rate='46.2'/></Cube></Cube>
      </gesmes:Envelope>`);
    await refresh();
    expect(await standing('USDJPY')).toMatchObject({ value: 150 });
    expect(await standing('USDEUR')).toMatchObject({ value: 0.909090909 });
  });

  test('come from the second address where the first fails', async () => {
    answer = (request, response) =>
      request.url === '/USD' ? text('no', 404)(request, response) : json(erApi({ TRY: 42.6 }))(request, response);
    await refresh(monday, { EXCHANGE_RATE_URL: `${url}/{base} ${url}/second/{base}` });
    expect(asked.map(({ url: path }) => path)).toEqual(['/USD', '/second/USD']);
    expect(await standing('USDTRY')).toMatchObject({ value: 42.6 });
  });

  test('that did not change since are not sent again', async () => {
    answer = (request, response) => {
      if (request.headers['if-none-match'] === '"one"') return void response.writeHead(304).end();
      response.setHeader('etag', '"one"');
      json(erApi({ TRY: 42.5 }))(request, response);
    };
    await refresh();
    await refresh(later(15));
    expect(asked).toHaveLength(2);
    expect(await health()).toMatchObject({ failures: 0, accepted: 1 });
    expect(await standing('USDTRY')).toMatchObject({ value: 42.5 });
  });
});

describe('a source', () => {
  test.each<[string, typeof answer, string]>([
    ['answers with a web page', text('<!DOCTYPE html><html><body>Sign in</body></html>'), 'a web page'],
    ['answers with no JSON', text('rates: 42'), 'no JSON'],
    ['answers in another shape', json({ rates: [42] }), 'unknown shape'],
    ['says that it failed', json({ result: 'error', 'error-type': 'invalid-key' }), 'unknown shape'],
    ['answers with an error', text('down', 500), 'status 500'],
    ['answers with too much', text(' '.repeat(3_000_000)), 'larger than 2 MB'],
    ['says nothing at all', () => undefined, 'did not answer in time'],
    ['hangs up at once', (request) => void request.socket.destroy(), 'could not be reached'],
    [
      'hangs up half-way',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '5000' });
        response.write('{"result":"success","rates":{"TRY":');
        setTimeout(() => response.destroy(), 20);
      },
      '',
    ],
    ['stops half-way', (_request, response) => void response.write('{"result":"success",'), 'did not answer in time'],
    ['lives in the future', json(erApi({ TRY: 42.5 }, later(3 * 1_440))), 'future'],
  ])('that %s leaves the last values and says why', async (_what, misbehave, reason) => {
    answer = json(erApi({ TRY: 42.5 }));
    await refresh();
    answer = misbehave;
    await refresh(later(15));
    const { error, failures } = await health();
    expect(failures).toBe(1);
    expect(error).toContain(reason);
    expect(lines.join('')).toContain('market source failed');
    expect(await standing('USDTRY')).toMatchObject({ value: 42.5, at: monday });
  });

  test('is tried again when a try fails', async () => {
    answer = (request, response) =>
      asked.length === 1 ? text('busy', 503)(request, response) : json(erApi({ TRY: 42.5 }))(request, response);
    await refresh();
    expect(asked).toHaveLength(2);
    expect(await health()).toMatchObject({ failures: 0, accepted: 1 });
  });

  test('that fails again and again is left alone for a while, then asked once more', async () => {
    answer = text('down', 404);
    for (const minutes of [0, 15, 30]) await refresh(later(minutes));
    expect(asked).toHaveLength(3);
    expect(await health()).toMatchObject({ failures: 3, resting: true });
    await refresh(later(45));
    expect(asked).toHaveLength(3);
    answer = json(erApi({ TRY: 42.5 }));
    await refresh(later(61));
    expect(asked).toHaveLength(4);
    expect(await health()).toMatchObject({ failures: 0, resting: false, error: null });
  });

  test('keeps no other from being heard', async () => {
    answer = (request, response) => {
      if (request.url?.startsWith('/prices')) text('symbol,price\nREBAR,612.50\n')(request, response);
    };
    await refresh(monday, { PRICE_SHEET_URL: `${url}/prices.csv` });
    expect(await standing('REBAR')).toMatchObject({ value: 612.5, source: brand.name });
    expect(await health()).toMatchObject({ failures: 1 });
  });
});

test.each([
  ['nothing', null],
  ['a text', '42.5'],
  ['less than nothing', -42.5],
  ['zero', 0],
  ['a jump of more than thirty percent', 56],
])('a rate that is %s is refused, the others are taken', async (_what, rate) => {
  answer = json(erApi({ TRY: 42.5, EUR: 0.92 }));
  await refresh();
  answer = json(erApi({ TRY: rate, EUR: 0.93 }, later(15)));
  await refresh(later(15));
  expect(await standing('USDTRY')).toMatchObject({ value: 42.5 });
  expect(await standing('USDEUR')).toMatchObject({ value: 0.93 });
  expect((await health()).refused.map(({ symbol }) => symbol)).toEqual(['USDTRY']);
  expect(lines.join('')).toContain('market values refused');
});

test('FRED gives the last day that has a value', async () => {
  answer = (request, response) => {
    const { searchParams, pathname } = new URL(request.url!, url);
    if (pathname !== '/series/observations' || searchParams.get('api_key') !== 'k')
      return void response.writeHead(400).end();
    const value = searchParams.get('series_id') === 'DCOILBRENTEU' ? '79.12' : '.';
    json({
      observations: [
        { date: '2026-11-23', value: '.' },
        { date: '2026-11-20', value },
      ],
    })(request, response);
  };
  const fred = { EXCHANGE_RATE_URL: '', FRED_URL: url, FRED_API_KEY: 'k' };
  await refresh(monday, fred);
  expect(await standing('BRENT')).toEqual({
    value: 79.12,
    at: new Date('2026-11-20T00:00:00Z'),
    source: 'FRED',
    indicative: false,
  });
  expect(await health('FRED')).toMatchObject({ accepted: 1 });
  expect((await health('FRED')).refused).toHaveLength(3);
});

test.each<[string, string]>([
  [
    'CSV',
    '\ufeffsymbol,price,currency,date\nSLAB,540.25,USD,2026-11-23\nSLAB_X,1,,\nREBAR,590,EUR,\nBILLET,"1,2",USD,\nHRC,NaN,USD,\nWIRE_ROD,-618,USD,\nDRI,320,USD,2031-01-01\n',
  ],
  [
    'JSON',
    JSON.stringify([
      { symbol: 'SLAB', price: 540.25, currency: 'USD', date: '2026-11-23' },
      { symbol: 'SLAB_X', price: 1 },
      { symbol: 'REBAR', price: 590, currency: 'EUR' },
      { symbol: 'BILLET', price: '1,2' },
      { symbol: 'HRC', price: 'NaN' },
      { symbol: 'WIRE_ROD', price: -618 },
      { symbol: 'DRI', price: 320, date: '2031-01-01' },
    ]),
  ],
])('a price sheet in %s is taken line by line', async (_format, sheet) => {
  answer = text(sheet);
  await refresh(monday, { EXCHANGE_RATE_URL: '', PRICE_SHEET_URL: `${url}/sheet` });
  expect(await standing('SLAB')).toMatchObject({ value: 540.25, at: new Date('2026-11-23T00:00:00Z') });
  const { refused, accepted } = await health('price sheet');
  expect(accepted).toBe(1);
  expect(refused.map(({ symbol }) => symbol).sort()).toEqual(['BILLET', 'DRI', 'HRC', 'REBAR', 'SLAB_X', 'WIRE_ROD']);
});

test('without a setting nothing is asked', async () => {
  await refreshMarket(db.manager, marketSources(readConfig({}), patience), log, { now: monday });
  expect(asked).toEqual([]);
});

test('ticks live for ninety days, closes for ever', async () => {
  answer = json(erApi({ TRY: 42.5 }));
  await refresh();
  answer = json(erApi({ TRY: 43 }, later(91 * 1_440)));
  await refresh(new Date(monday.getTime() + 91 * dayLength));
  const count = async (table: string) => {
    const [row] = await db.query<[{ count: number }]>(
      `select count(*)::int from ${table} t join market_series s on s.id = series_id where symbol = 'USDTRY' and not t.indicative`,
    );
    return row.count;
  };
  expect(await count('market_ticks')).toBe(1);
  expect(await count('market_closes')).toBe(2);
});
