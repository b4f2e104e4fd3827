import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { HOUR_MS } from '../../../../common/durations.ts';
import { brand } from '../../../../common/brand.ts';
import { anAdminUser } from '../../../testing/accounts.ts';
import { adminEmail, startKordon } from '../../../testing/kordon.ts';
import { publishTicks } from '../market.publish.ts';
import { refreshMarket } from '../market.refresh.ts';
import { listConnectedSources } from './connected-feed.service.ts';
import { SourceError } from '../sources/fault.ts';
import type { MarketSource } from '../sources/source.ts';
import type { MarketChange } from './market-change.entity.ts';
import type { MarketSourceHealth, SheetPreview } from './desk.type.ts';

const kordon = startKordon();
const silentLog = pino({ level: 'silent' });

const fetchValue = async (symbol: string) => {
  const { marketQuote } = await kordon.visitor.run<{
    marketQuote: { value: number; kind: string; source: string } | null;
  }>('query ($symbol: String!) { marketQuote(symbol: $symbol) { value kind source } }', { symbol });
  return marketQuote;
};
const enter = (input: object) =>
  kordon.admin.run('mutation ($input: MarketPriceInput!) { enterMarketPrice(input: $input) { value lastUpdate } }', {
    input: { reason: 'Satış toplantısı', ...input },
  });
const preview = async (text: string) => {
  const { previewPriceSheet } = await kordon.admin.run<{ previewPriceSheet: SheetPreview }>(
    'mutation ($text: String!) { previewPriceSheet(text: $text) { faults jumps lines { line symbol value before changePercent jump past fault { code detail } } } }',
    { text },
  );
  return previewPriceSheet;
};
const apply = (input: object) =>
  kordon.admin.run('mutation ($input: PriceSheetInput!) { applyPriceSheet(input: $input) }', {
    input: { reason: 'Haftalık liste', ...input },
  });
const changes = async (symbol: string) => {
  const { marketChanges } = await kordon.admin.run<{ marketChanges: { nodes: MarketChange[] } }>(
    'query ($symbol: String) { marketChanges(symbol: $symbol) { nodes { symbol kind before after reason actor } } }',
    { symbol },
  );
  return marketChanges.nodes;
};
const publish = (symbol: string, published: boolean) =>
  kordon.admin.run(
    'mutation ($symbol: String!, $published: Boolean!) { publishMarketSeries(symbol: $symbol, published: $published) { published } }',
    { symbol, published },
  );
const sources = async () =>
  (
    await kordon.admin.run<{ marketSources: MarketSourceHealth[] }>(
      '{ marketSources { name state failures accepted tickAt faults { code detail publisher } refused { code symbol jump { value before since } } } }',
    )
  ).marketSources;

test('a price entered by an admin is published immediately and recorded with actor and reason', async () => {
  await enter({ symbol: 'REBAR', price: 601.5 });
  expect(await fetchValue('REBAR')).toEqual({ value: 601.5, kind: 'DESK', source: brand.name });
  await enter({ symbol: 'REBAR', price: 604, reason: '  Yeni \n liste ' });
  expect(await changes('REBAR')).toMatchObject([
    { kind: 'PRICE', before: 601.5, after: 604, reason: 'Yeni liste', actor: adminEmail },
    { kind: 'PRICE', after: 601.5, reason: 'Satış toplantısı', actor: adminEmail },
  ]);
});

test('a corrected price also changes the close of its day; an older price only changes the history', async () => {
  const at = '2026-03-02T10:00:00.000Z';
  await enter({ symbol: 'SLAB', price: 54.1, at });
  await enter({ symbol: 'SLAB', price: 541, at, jumpConfirmed: true });
  expect(await fetchValue('SLAB')).toMatchObject({ value: 541 });
  expect((await changes('SLAB'))[0]).toMatchObject({ kind: 'CORRECTION', before: 54.1, after: 541 });

  await enter({ symbol: 'SLAB', price: 530, at: '2026-03-01T10:00:00Z' });
  expect(await fetchValue('SLAB')).toMatchObject({ value: 541 });
  const closes = await kordon.db.query<unknown[]>(
    `select c.value from market_closes c join market_series s on s.id = series_id
     where symbol = 'SLAB' order by day`,
  );
  expect(closes).toEqual([{ value: 530 }, { value: 541 }]);
});

test.each([
  ['of zero', { price: 0 }, { price: 'form.number.positive' }],
  ['without a reason', { reason: ' ' }, { reason: 'form.required' }],
  ['dated in the future', { at: '2099-01-01T00:00:00Z' }, { at: 'form.date.invalid' }],
  ['of an unknown series', { symbol: 'GOLD' }, { symbol: 'form.choice.invalid' }],
])('a price %s is refused', async (_case, overrides, fields) => {
  await expect(enter({ symbol: 'DRI', price: 320, ...overrides })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields,
  });
  expect(await changes('DRI')).toEqual([]);
});

test('a price that differs by more than 30 percent has to be confirmed', async () => {
  await enter({ symbol: 'HRC', price: 640 });
  await expect(enter({ symbol: 'HRC', price: 6400 })).rejects.toMatchObject({ fields: { price: 'desk.price.jump' } });
  await enter({ symbol: 'HRC', price: 6400, jumpConfirmed: true });
  expect(await fetchValue('HRC')).toMatchObject({ value: 6400 });
});

describe('a price sheet', () => {
  test('is previewed line by line without writing, then applied completely', async () => {
    await enter({ symbol: 'BILLET', price: 500 });
    const sheet = 'symbol;price;currency;date\nBILLET;512,50;USD;\nWIRE_ROD;620;;\nBILLET;480;;2026-01-05\n';
    expect(await preview(sheet)).toMatchObject({
      faults: 0,
      jumps: 0,
      lines: [
        { line: 2, symbol: 'BILLET', value: 512.5, before: 500, changePercent: 2.5, past: false, fault: null },
        { line: 3, symbol: 'WIRE_ROD', value: 620, before: null, changePercent: null },
        { line: 4, symbol: 'BILLET', value: 480, past: true },
      ],
    });
    expect(await fetchValue('BILLET')).toMatchObject({ value: 500 });
    expect(await apply({ text: sheet })).toEqual({ applyPriceSheet: 3 });
    expect(await fetchValue('BILLET')).toMatchObject({ value: 512.5 });
    expect(await fetchValue('WIRE_ROD')).toMatchObject({ value: 620, kind: 'DESK' });
    expect((await changes('WIRE_ROD'))[0]).toMatchObject({ kind: 'SHEET', reason: 'Haftalık liste' });
  });

  test('with an invalid line is not applied', async () => {
    const sheet =
      'symbol,price,currency,date\nEU_SLAB,560,USD,\nGOLD,1,,\nEU_REBAR,590,USD,\nEU_HRC,"1,2",,\nEU_SLAB,561,,\nUS_HRC,900,,2099-01-01\n';
    const { lines, faults } = await preview(sheet);
    expect(faults).toBe(5);
    expect(lines.map(({ line, fault }) => [line, fault?.code])).toEqual([
      [2, undefined],
      [3, 'UNKNOWN_SERIES'],
      [4, 'OTHER_CURRENCY'],
      [5, 'NO_PRICE'],
      [6, 'TWICE'],
      [7, 'WRONG_DATE'],
    ]);
    await expect(apply({ text: sheet })).rejects.toMatchObject({ fields: { text: 'desk.sheet.faulty' } });
    expect(await fetchValue('EU_SLAB')).toMatchObject({ kind: 'EXAMPLE' });
    expect(await changes('EU_SLAB')).toEqual([]);
  });

  test('with a jump has to be confirmed', async () => {
    await enter({ symbol: 'ME_DRI', price: 300 });
    const text = JSON.stringify([{ symbol: 'ME_DRI', price: 30 }]);
    expect(await preview(text)).toMatchObject({ jumps: 1, lines: [{ jump: true, changePercent: -90 }] });
    await expect(apply({ text })).rejects.toMatchObject({ fields: { jumpsConfirmed: 'desk.price.jump' } });
    await apply({ text, jumpsConfirmed: true });
    expect(await fetchValue('ME_DRI')).toMatchObject({ value: 30 });
  });

  test('skips lines without a price, as in the template, and accepts symbols in lower case', async () => {
    const sheet =
      'symbol;price;currency;date;name\nNA_REBAR;;USD;;"Rebar; Egypt"\nme_pellet;141,5;USD;;Pellets\nHRC; ;USD;;HRC\n';
    const { lines, faults } = await preview(sheet);
    expect(faults).toBe(0);
    expect(lines).toMatchObject([{ line: 3, symbol: 'ME_PELLET', value: 141.5, fault: null }]);
    await expect(preview('symbol;price\nHRC;\n')).rejects.toMatchObject({ fields: { text: 'desk.sheet.unreadable' } });
  });

  test.each(['', 'price\n5', '[1]', '<html></html>', '\0'])('with the text %j is refused', async (text) => {
    await expect(preview(text)).rejects.toMatchObject({ fields: { text: 'desk.sheet.unreadable' } });
  });
});

test('a series can be hidden from the site and published again', async () => {
  await publish('ASIA_HRC', false);
  expect(await fetchValue('ASIA_HRC')).toBeNull();
  const { marketSeries } = await kordon.admin.run<{ marketSeries: { symbol: string; published: boolean }[] }>(
    '{ marketSeries { symbol published } }',
  );
  expect(marketSeries.find(({ symbol }) => symbol === 'ASIA_HRC')).toEqual({ symbol: 'ASIA_HRC', published: false });
  await publish('ASIA_HRC', true);
  await publish('ASIA_HRC', true); // a double click
  expect(await fetchValue('ASIA_HRC')).not.toBeNull();
  expect((await changes('ASIA_HRC')).map(({ kind }) => kind)).toEqual(['PUBLISH', 'HIDE']);
});

test('a refused jump can be accepted once', async () => {
  const begin = Date.now() - HOUR_MS;
  const at = (minutes: number) => new Date(begin + minutes * 60_000);
  const tick = (value: number, when: Date) => ({ symbol: 'BRENT', at: when, value, source: 'FRED' });
  await kordon.db.transaction((tx) => publishTicks(tx, [tick(80, at(0))]));
  const source: MarketSource = {
    name: 'FRED',
    read: (_etag, now) => Promise.resolve({ ticks: [tick(120, now)], refused: [] }),
  };
  for (const minutes of [15, 30]) await refreshMarket(kordon.db.manager, [source], silentLog, { now: at(minutes) });
  const [fred] = await sources();
  const jump = { value: 120, before: 80, since: at(15).toISOString() };
  expect(fred).toMatchObject({ name: 'FRED', state: 'HEALTHY', refused: [{ code: 'JUMP', symbol: 'BRENT', jump }] });

  const accept = () =>
    kordon.admin.run('mutation ($input: MarketJumpInput!) { acceptMarketJump(input: $input) { value } }', {
      input: { source: 'FRED', symbol: 'BRENT', value: 120, reason: 'Arz kesintisi' },
    });
  expect(await accept()).toEqual({ acceptMarketJump: { value: 120 } });
  expect(await fetchValue('BRENT')).toMatchObject({ value: 120, source: 'FRED' });
  await expect(accept()).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await changes('BRENT')).toMatchObject([{ kind: 'JUMP', before: 80, after: 120, reason: 'Arz kesintisi' }]);
  expect((await sources())[0]?.refused).toEqual([]);
});

test('a failing source lists its faults and is paused after three failures', async () => {
  const source: MarketSource = {
    name: 'rates',
    read: () => Promise.reject(new SourceError({ code: 'status', detail: '503', publisher: 'ecb.example' })),
  };
  await refreshMarket(kordon.db.manager, [source], silentLog);
  const readRatesSource = async () => (await sources()).find(({ name }) => name === 'rates');
  expect(await readRatesSource()).toMatchObject({
    state: 'FAILING',
    failures: 1,
    faults: [{ code: 'STATUS', detail: '503', publisher: 'ecb.example' }],
  });
  await refreshMarket(kordon.db.manager, [source], silentLog);
  await refreshMarket(kordon.db.manager, [source], silentLog);
  expect(await readRatesSource()).toMatchObject({ state: 'PAUSED', failures: 3 });
  await refreshMarket(kordon.db.manager, [source], silentLog, { includePaused: true });
  expect(await readRatesSource()).toMatchObject({ failures: 4 });
});

test('a subscriber receives simultaneous changes of values and visibility in one event', async () => {
  const client = kordon.admin.connect();
  const received: { symbols: string[]; quotes: { symbol: string; value: number }[] }[] = [];
  const refused: unknown[] = [];
  const subscribed = new Promise<void>((resolve) => {
    client.on('ping', (isReceived, payload) => isReceived && payload?.['subscribed'] !== undefined && resolve());
    client.on('closed', () => resolve());
  });
  client.subscribe<{ marketUpdated: (typeof received)[number] }>(
    { query: 'subscription { marketUpdated { symbols quotes { symbol value } } }' },
    {
      next({ data }) {
        if (data) received.push(data.marketUpdated);
      },
      error: (error) => void refused.push(error),
      complete: () => undefined,
    },
  );
  await subscribed;
  expect(refused).toEqual([]);
  const at = new Date();
  await kordon.db.transaction(async (tx) => {
    const values = { at, source: 'Kordon' };
    await publishTicks(tx, [
      { ...values, symbol: 'GASOIL', value: 700 },
      { ...values, symbol: 'VLSFO', value: 550 },
    ]);
    await tx.query(`update market_series set published = false where symbol = 'WTI'`);
  });
  // Events may also contain values of earlier tests.
  const eventsWithGasoil = () => received.filter(({ symbols }) => symbols.includes('GASOIL'));
  while (eventsWithGasoil().length === 0) await delay(20);
  expect(eventsWithGasoil()).toHaveLength(1);
  expect(eventsWithGasoil()[0]!.symbols).toEqual(expect.arrayContaining(['GASOIL', 'VLSFO', 'WTI']));
  expect(eventsWithGasoil()[0]!.quotes).toEqual(
    expect.arrayContaining([
      { symbol: 'GASOIL', value: 700 },
      { symbol: 'VLSFO', value: 550 },
    ]),
  );
  await kordon.db.query(`update market_series set published = true where symbol = 'WTI'`);
  await client.dispose();
});

test.each([
  ['enter a price', `mutation { enterMarketPrice(input: { symbol: "REBAR", price: 1, reason: "x" }) { value } }`],
  ['hide a series', `mutation { publishMarketSeries(symbol: "REBAR", published: false) { value } }`],
  ['apply a sheet', `mutation { applyPriceSheet(input: { text: "", reason: "x" }) }`],
  ['refresh', `mutation { refreshMarket }`],
])('an analyst can read but cannot %s', async (_case, operation) => {
  const { email, password } = await anAdminUser(kordon.db, { role: 'analyst' });
  const analyst = kordon.newClient();
  await analyst.signIn(email, password);
  await analyst.run('{ marketSources { name } marketSeries { symbol } marketChanges { nodes { id } } }');
  await expect(analyst.run(operation)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(kordon.visitor.run('{ marketSeries { symbol } }')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('refreshMarket queues the job', async () => {
  await kordon.admin.run('mutation { refreshMarket }');
  const jobs = await kordon.db.query<{ task_identifier: string }[]>(
    `select task_identifier from graphile_worker.jobs where key = 'refresh-market'`,
  );
  const reads = await kordon.db.query<unknown[]>('select from market_sources where checked_at is not null');
  expect(jobs.length + reads.length).toBeGreaterThan(0);
});

describe('a feed', () => {
  const sheet = 'symbol;price;currency\nUS_HRC;641,5;USD\n';
  let body = sheet;
  const server = createServer((_request, response) => void response.end(body)).listen(0, '127.0.0.1');
  afterAll(() => server.close());
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/prices.csv?key=secret`;
  const connect = (input: object) =>
    kordon.admin.run('mutation ($input: MarketFeedInput!) { connectMarketFeed(input: $input) }', { input });
  const listSources = async () =>
    (
      await kordon.admin.run<{ marketSources: { name: string; connected: boolean; accepted: number }[] }>(
        '{ marketSources { name connected accepted } }',
      )
    ).marketSources.filter(({ connected }) => connected);

  test('is read when it is connected, then by the job, until it is disconnected', async () => {
    await connect({ url: url(), format: 'PRICES' });
    const [source] = await listSources();
    expect(source).toMatchObject({ connected: true });
    expect(source!.name).not.toContain('secret');
    await refreshMarket(kordon.db.manager, await listConnectedSources(kordon.db.manager), silentLog);
    expect(await fetchValue('US_HRC')).toMatchObject({ value: 641.5, kind: 'FEED' });
    const disconnect = () =>
      kordon.admin.run('mutation ($name: String!) { disconnectMarketFeed(name: $name) }', { name: source!.name });
    expect(await disconnect()).toEqual({ disconnectMarketFeed: true });
    expect(await disconnect()).toEqual({ disconnectMarketFeed: false });
    expect(await listConnectedSources(kordon.db.manager)).toEqual([]);
    expect(await fetchValue('US_HRC')).toMatchObject({ value: 641.5, kind: 'FEED' });
  });

  test.each([
    ['another format', 'hello', url, 'desk.feed.unreadable'],
    ['no address', sheet, () => 'prices.csv', 'form.website.invalid'],
    ['a file on the server', sheet, () => 'file:///etc/passwd', 'form.website.invalid'],
    ['nobody listening', sheet, () => 'http://127.0.0.1:9/', 'desk.feed.unreachable'],
  ])('with %s is refused and not stored', async (_case, content, address, reason) => {
    body = content;
    await expect(connect({ url: address(), format: 'PRICES' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { url: reason },
    });
    expect(await listSources()).toEqual([]);
  });

  test('is connected by a super admin only', async () => {
    const { email, password } = await anAdminUser(kordon.db, { role: 'admin' });
    const admin = kordon.newClient();
    await admin.signIn(email, password);
    await expect(
      admin.run('mutation { connectMarketFeed(input: { url: "http://127.0.0.1:9/", format: PRICES }) }'),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
