import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { DAY_MS } from '../../../common/durations.ts';
import { brand } from '../../../common/brand.ts';
import { readConfig } from '../../config.ts';
import { testDatabase } from '../../testing/database.ts';
import { refreshMarket } from './market.refresh.ts';
import { createMarketSources } from './refresh-market.ts';
const database = testDatabase();
const logLines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void logLines.push(line) });
const retryPolicy = { timeoutMs: 300, attempts: 2, pauseMs: 10 };

/** Response of the fake source; each test sets its own. */
let respond: (request: IncomingMessage, response: ServerResponse) => void;
const requests: IncomingMessage[] = [];
let server: Server;
let url: string;
let db: DataSource;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  db = database.dataSource();
});
beforeEach(async () => {
  requests.length = 0;
  logLines.length = 0;
  await db.query('delete from market_sources');
  await db.query('delete from market_ticks');
  await db.query('delete from market_closes');
  await db.query(`update market_series set kind = 'example'`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const sendJson = (body: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const sendText =
  (body: string, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status).end(body);

const monday = new Date('2026-11-23T09:00:00Z');
const minutesLater = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
const erApi = (rates: object, at = monday) => ({
  result: 'success',
  base_code: 'USD',
  time_last_update_unix: at.getTime() / 1000,
  rates: { USD: 1, ...rates },
});
const settings = (more: Record<string, string> = {}) =>
  readConfig({ EXCHANGE_RATE_URL: `${url}/latest/{base}`, ...more });
const refresh = (now = monday, more: Record<string, string> = {}) =>
  refreshMarket(db.manager, createMarketSources(settings(more), retryPolicy), log, { now });
const readCurrent = async (symbol: string) => {
  const [row] = await db.query<{ value: number; at: Date; source: string; kind: string }[]>(
    'select value, value_at as at, source, kind from market_series where symbol = $1',
    [symbol],
  );
  return row!;
};
const readSource = async (name = 'exchange rates') => {
  const [row] = await db.query<
    {
      failures: number;
      error: string;
      accepted: number;
      refused: { symbol: string; code: string }[];
      paused: boolean;
    }[]
  >('select *, open_until is not null as paused from market_sources where name = $1', [name]);
  return row!;
};

describe('rates of the day', () => {
  test('are read in the format of open.er-api.com', async () => {
    respond = sendJson(erApi({ TRY: 42.5, EUR: 0.92, XAU: 0.0003 }));
    expect((await refresh()).filter((symbol) => /^USD(TRY|EUR)$/.test(symbol))).toHaveLength(2);
    expect(requests[0]?.url).toBe('/latest/USD');
    expect(await readCurrent('USDTRY')).toEqual({ value: 42.5, at: monday, source: '127.0.0.1', kind: 'feed' });
    expect(await readCurrent('USDIRR')).toMatchObject({ kind: 'example' });
    expect(await readSource()).toMatchObject({ failures: 0, error: null, accepted: 2, refused: [] });
  });

  test('are read in the format of Frankfurter and converted to the dollar', async () => {
    respond = sendJson({ amount: 1, base: 'EUR', date: '2026-11-23', rates: { USD: 1.1, TRY: 46.2 } });
    await refresh();
    expect(await readCurrent('USDTRY')).toMatchObject({ value: 42, at: new Date('2026-11-23T00:00:00Z') });
  });

  test('are read in the XML format of the European Central Bank', async () => {
    respond = sendText(`<?xml version="1.0" encoding="UTF-8"?>
      <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
        <gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
        <Cube><Cube time='2026-11-23'><Cube currency='USD' rate='1.1'/><Cube currency='JPY' rate='165'/><Cube currency='TRY' rate='46.2'/></Cube></Cube>
      </gesmes:Envelope>`);
    await refresh();
    expect(await readCurrent('USDJPY')).toMatchObject({ value: 150 });
    expect(await readCurrent('USDEUR')).toMatchObject({ value: 0.909090909 });
  });

  test('are read from the second URL when the first fails', async () => {
    respond = (request, response) =>
      request.url === '/USD'
        ? sendText('no', 404)(request, response)
        : sendJson(erApi({ TRY: 42.6 }))(request, response);
    await refresh(monday, { EXCHANGE_RATE_URL: `${url}/{base} ${url}/second/{base}` });
    expect(requests.map(({ url: path }) => path)).toEqual(['/USD', '/second/USD']);
    expect(await readCurrent('USDTRY')).toMatchObject({ value: 42.6 });
  });

  test('are not transferred again when the etag still matches', async () => {
    respond = (request, response) => {
      if (request.headers['if-none-match'] === '"one"') return void response.writeHead(304).end();
      response.setHeader('etag', '"one"');
      sendJson(erApi({ TRY: 42.5 }))(request, response);
    };
    await refresh();
    await refresh(minutesLater(15));
    expect(requests).toHaveLength(2);
    expect(await readSource()).toMatchObject({ failures: 0, accepted: 1 });
    expect(await readCurrent('USDTRY')).toMatchObject({ value: 42.5 });
  });
});

describe('a source', () => {
  test.each<[string, typeof respond, string]>([
    ['returns a web page', sendText('<!DOCTYPE html><html><body>Sign in</body></html>'), 'a web page'],
    ['returns invalid JSON', sendText('rates: 42'), 'no JSON'],
    ['returns another format', sendJson({ rates: [42] }), 'unknown shape'],
    ['reports an error in its response', sendJson({ result: 'error', 'error-type': 'invalid-key' }), 'unknown shape'],
    ['returns an HTTP error', sendText('down', 500), 'status 500'],
    ['returns too much', sendText(' '.repeat(3_000_000)), 'larger than 2 MB'],
    ['does not respond', () => undefined, 'did not answer in time'],
    ['closes the connection immediately', (request) => void request.socket.destroy(), 'could not be reached'],
    [
      'closes the connection during the response',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '5000' });
        response.write('{"result":"success","rates":{"TRY":');
        setTimeout(() => response.destroy(), 20);
      },
      '',
    ],
    [
      'stalls during the response',
      (_request, response) => void response.write('{"result":"success",'),
      'did not answer in time',
    ],
    ['returns values dated in the future', sendJson(erApi({ TRY: 42.5 }, minutesLater(3 * 1_440))), 'future'],
  ])('that %s keeps the last values and records the reason', async (_case, misbehave, reason) => {
    respond = sendJson(erApi({ TRY: 42.5 }));
    await refresh();
    respond = misbehave;
    await refresh(minutesLater(15));
    const { error, failures } = await readSource();
    expect(failures).toBe(1);
    expect(error).toContain(reason);
    expect(logLines.join('')).toContain('market source failed');
    expect(await readCurrent('USDTRY')).toMatchObject({ value: 42.5, at: monday });
  });

  test('is retried after a temporary failure', async () => {
    respond = (request, response) =>
      requests.length === 1
        ? sendText('busy', 503)(request, response)
        : sendJson(erApi({ TRY: 42.5 }))(request, response);
    await refresh();
    expect(requests).toHaveLength(2);
    expect(await readSource()).toMatchObject({ failures: 0, accepted: 1 });
  });

  test('that fails three times in a row is paused, then read again', async () => {
    respond = sendText('down', 404);
    for (const minutes of [0, 15, 30]) await refresh(minutesLater(minutes));
    expect(requests).toHaveLength(3);
    expect(await readSource()).toMatchObject({ failures: 3, paused: true });
    await refresh(minutesLater(45));
    expect(requests).toHaveLength(3);
    respond = sendJson(erApi({ TRY: 42.5 }));
    await refresh(minutesLater(61));
    expect(requests).toHaveLength(4);
    expect(await readSource()).toMatchObject({ failures: 0, paused: false, error: null });
  });

  test('that does not respond does not affect other sources', async () => {
    respond = (request, response) => {
      if (request.url?.startsWith('/prices')) sendText('symbol,price\nREBAR,612.50\n')(request, response);
    };
    await refresh(monday, { PRICE_SHEET_URL: `${url}/prices.csv` });
    expect(await readCurrent('REBAR')).toMatchObject({ value: 612.5, source: brand.name });
    expect(await readSource()).toMatchObject({ failures: 1 });
  });
});

test.each([
  ['nothing', null],
  ['a text', '42.5'],
  ['negative', -42.5],
  ['zero', 0],
  ['a jump of more than thirty percent', 56],
])('a rate that is %s is refused, other rates are accepted', async (_case, rate) => {
  respond = sendJson(erApi({ TRY: 42.5, EUR: 0.92 }));
  await refresh();
  respond = sendJson(erApi({ TRY: rate, EUR: 0.93 }, minutesLater(15)));
  await refresh(minutesLater(15));
  expect(await readCurrent('USDTRY')).toMatchObject({ value: 42.5 });
  expect(await readCurrent('USDEUR')).toMatchObject({ value: 0.93 });
  expect((await readSource()).refused.map(({ symbol }) => symbol)).toEqual(['USDTRY']);
  expect(logLines.join('')).toContain('market values refused');
});

test('FRED values are those of the last day that has a value', async () => {
  respond = (request, response) => {
    const { searchParams, pathname } = new URL(request.url!, url);
    if (pathname !== '/series/observations' || searchParams.get('api_key') !== 'k')
      return void response.writeHead(400).end();
    const value = searchParams.get('series_id') === 'DCOILBRENTEU' ? '79.12' : '.';
    sendJson({
      observations: [
        { date: '2026-11-23', value: '.' },
        { date: '2026-11-20', value },
      ],
    })(request, response);
  };
  const fred = { EXCHANGE_RATE_URL: '', FRED_URL: url, FRED_API_KEY: 'k' };
  await refresh(monday, fred);
  expect(await readCurrent('BRENT')).toEqual({
    value: 79.12,
    at: new Date('2026-11-20T00:00:00Z'),
    source: 'FRED',
    kind: 'feed',
  });
  expect(await readSource('FRED')).toMatchObject({ accepted: 1 });
  expect((await readSource('FRED')).refused).toHaveLength(3);
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
])('valid lines of a price sheet in %s are accepted, the others refused', async (_format, sheet) => {
  respond = sendText(sheet);
  await refresh(monday, { EXCHANGE_RATE_URL: '', PRICE_SHEET_URL: `${url}/sheet` });
  expect(await readCurrent('SLAB')).toMatchObject({ value: 540.25, at: new Date('2026-11-23T00:00:00Z') });
  const { refused, accepted } = await readSource('price sheet');
  expect(accepted).toBe(1);
  expect(refused.map(({ symbol }) => symbol).sort()).toEqual(['BILLET', 'DRI', 'HRC', 'REBAR', 'SLAB_X', 'WIRE_ROD']);
});

test('without configured sources no request is sent', async () => {
  await refreshMarket(db.manager, createMarketSources(readConfig({}), retryPolicy), log, { now: monday });
  expect(requests).toEqual([]);
});

test('ticks are deleted after ninety days, closes are kept', async () => {
  respond = sendJson(erApi({ TRY: 42.5 }));
  await refresh();
  respond = sendJson(erApi({ TRY: 43 }, minutesLater(91 * 1_440)));
  await refresh(new Date(monday.getTime() + 91 * DAY_MS));
  const count = async (table: string) => {
    const [row] = await db.query<[{ count: number }]>(
      `select count(*)::int from ${table} t join market_series s on s.id = series_id where symbol = 'USDTRY'`,
    );
    return row.count;
  };
  expect(await count('market_ticks')).toBe(1);
  expect(await count('market_closes')).toBe(2);
});
