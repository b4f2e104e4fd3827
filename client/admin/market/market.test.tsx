import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MarketDeskQuery, MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import { downloadText } from '../../ui/download.ts';
import Market from './market.tsx';

jest.mock('../../ui/download.ts', () => ({ downloadText: jest.fn() }));

const user = userEvent.setup({ delay: null });

/** A record with its type name, which Apollo's cache needs. */
type WithTypename<Fields> = Fields & { __typename: string };

const createSeries = (overrides: Partial<MarketSeriesRowFragment> = {}): WithTypename<MarketSeriesRowFragment> => ({
  __typename: 'MarketQuote',
  symbol: 'REBAR',
  category: 'METAL',
  region: 'GLOBAL',
  value: 600,
  currency: 'USD',
  unit: 't',
  previousClose: 597,
  changePercent: 0.5,
  trend: 'UP',
  weeklyChangePercent: -2,
  weeklyTrend: 'DOWN',
  recent: [590, 595, 600],
  lastUpdate: '2026-11-21T08:00:00.000Z',
  source: 'Kordon',
  kind: 'FEED' as const,
  enteredBy: null,
  published: true,
  ...overrides,
});
type Source = MarketDeskQuery['marketSources'][number];
const createSource = (overrides: Partial<Source> = {}): WithTypename<Source> => ({
  __typename: 'MarketSourceHealth',
  name: 'exchange rates',
  state: 'HEALTHY',
  checkedAt: '2026-11-21T08:00:00.000Z',
  succeededAt: '2026-11-21T08:00:00.000Z',
  tickAt: '2026-11-21T00:00:00.000Z',
  pausedUntil: null,
  connected: false,
  failures: 0,
  accepted: 15,
  faults: [],
  refused: [],
  ...overrides,
});
const createDeskResponse = (series: MarketSeriesRowFragment[], sources: Source[] = [createSource()]) => ({
  data: { marketSources: sources, marketSeries: series },
});
const noChanges = {
  data: {
    marketChanges: {
      __typename: 'MarketChangeConnection',
      edges: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
};
const dri = createSeries({
  symbol: 'DRI',
  value: 320,
  kind: 'EXAMPLE',
  recent: [],
  source: 'example',
  published: false,
});

function renderMarket(responses: Parameters<typeof answerByName>[0], url = '/admin/market') {
  mockLiveSocket();
  const operations = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    MarketChanges: [noChanges],
    MarketDesk: [createDeskResponse([createSeries(), dri])],
    ...responses,
  });
  renderAdmin(url, Market);
  return { findOperations: (name: string) => operations.filter(({ operationName }) => operationName === name) };
}
const findRow = (name: RegExp) => screen.findByRole('row', { name });

const unavailable = {
  __typename: 'MarketFault',
  code: 'STATUS' as const,
  detail: '503',
  publisher: 'ecb.example',
  symbol: null,
  jump: null,
};

test('shows the state of the sources and the values of the series', async () => {
  const failing = createSource({
    state: 'PAUSED',
    failures: 3,
    pausedUntil: '2026-11-21T09:00:00.000Z',
    faults: [unavailable],
  });
  renderMarket({ MarketDesk: [createDeskResponse([createSeries(), dri], [failing])] });
  expect(await screen.findByText('Bekletiliyor (3 kez yanıt vermedi)')).toBeVisible();
  expect(screen.getByText('ecb.example: 503 durum koduyla yanıt verdi')).toBeVisible();
  expect(await findRow(/600,00 USD\/t/)).toBeVisible();
  expect(await findRow(/Sünger demir.*Gizli/)).toBeVisible();
});

test('shows no change and no chart for the first value of a series', async () => {
  const first = createSeries({
    previousClose: null,
    changePercent: 0,
    weeklyChangePercent: null,
    weeklyTrend: null,
    recent: [600],
  });
  renderMarket({ MarketDesk: [createDeskResponse([first], [])] });
  const row = await findRow(/600,00 USD\/t – –/);
  expect(row.querySelector('polyline')).toBeNull();
});

test('shows how to connect a source when there is none', async () => {
  renderMarket({ MarketDesk: [createDeskResponse([createSeries()], [])] });
  expect(await screen.findByText('Bağlı kaynak yok')).toBeVisible();
});

test('reads the filter from the URL', async () => {
  renderMarket({}, '/admin/market?hidden=true');
  expect(await findRow(/Sünger demir/)).toBeVisible();
  expect(screen.queryByRole('row', { name: /600,00/ })).toBeNull();
});

test('a price needs a reason, and a jump needs a confirmation', async () => {
  const { findOperations } = renderMarket({
    EnterMarketPrice: [
      graphqlError('BAD_USER_INPUT', { fields: { price: 'desk.price.jump' } }),
      { data: { enterMarketPrice: createSeries({ value: 900 }) } },
    ],
  });
  await findRow(/600,00/);
  await user.click(screen.getByRole('button', { name: /inşaat demiri.*fiyat gir/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('spinbutton'), '900');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(dialog.getByRole('textbox', { name: /Gerekçe/ })).toHaveAttribute('aria-invalid', 'true');
  await user.type(dialog.getByRole('textbox', { name: /Gerekçe/ }), 'Yeni liste');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await user.click(await dialog.findByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await findRow(/900,00 USD\/t/)).toBeVisible();
  const input = { symbol: 'REBAR', price: 900, reason: 'Yeni liste', at: null };
  expect(findOperations('EnterMarketPrice').map(({ variables }) => variables.input)).toEqual([
    { ...input, jumpConfirmed: false },
    { ...input, jumpConfirmed: true },
  ]);
});

test('hides a series optimistically and shows it again when the server rejects the change', async () => {
  renderMarket({ PublishMarketSeries: ['unreachable'] });
  const visibilitySwitch = within(await findRow(/600,00/)).getByRole('switch');
  expect(visibilitySwitch).toBeChecked();
  await user.click(visibilitySwitch);
  expect(await screen.findByText('Görünürlük değiştirilemedi')).toBeVisible();
  await waitFor(() => expect(visibilitySwitch).toBeChecked());
});

const jump = {
  __typename: 'MarketJump' as const,
  value: 900,
  before: 600,
  at: '2026-11-21T08:00:00.000Z',
  since: '2026-11-21T07:00:00.000Z',
};
const refused = [
  { __typename: 'MarketFault' as const, code: 'JUMP' as const, detail: null, publisher: null, symbol: 'REBAR', jump },
];

test('accepts a refused jump with a reason', async () => {
  const { findOperations } = renderMarket({
    MarketDesk: [
      createDeskResponse([createSeries()], [createSource({ refused })]),
      createDeskResponse([createSeries({ value: 900 })]),
    ],
    AcceptMarketJump: [{ data: { acceptMarketJump: createSeries({ value: 900 }) } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Kabul et' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Arz kesintisi');
  await user.click(dialog.getByRole('button', { name: 'Kabul et' }));
  expect(await findRow(/900,00/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kabul et' })).toBeNull());
  expect(findOperations('AcceptMarketJump')[0]?.variables.input).toEqual({
    source: 'exchange rates',
    symbol: 'REBAR',
    value: 900,
    reason: 'Arz kesintisi',
  });
});

const createLine = (overrides: object = {}) => ({
  __typename: 'SheetPreviewLine',
  line: 2,
  symbol: 'REBAR',
  value: 612.5,
  at: '2026-11-21T08:00:00.000Z',
  before: 600,
  changePercent: 2.08,
  jump: false,
  past: false,
  fault: null,
  ...overrides,
});
const createPreviewResponse = (lines: object[], faults: number) => ({
  data: { previewPriceSheet: { __typename: 'SheetPreview', faults, jumps: 0, lines } },
});
const uploadSheet = async (text: string) => {
  await user.click(await screen.findByRole('button', { name: 'Fiyat listesi yükle' }));
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File([text], 'liste.csv', { type: 'text/csv' });
  Object.assign(file, { text: () => Promise.resolve(text) });
  await user.upload(dialog.getByLabelText('Dosya seç', { selector: 'input' }), file);
  return dialog;
};

test('previews a price sheet and applies it with a reason', async () => {
  const { findOperations } = renderMarket({
    PreviewPriceSheet: [createPreviewResponse([createLine()], 0)],
    ApplyPriceSheet: [{ data: { applyPriceSheet: 1 } }],
  });
  const dialog = await uploadSheet('symbol;price\nREBAR;612,50');
  expect(await dialog.findByRole('row', { name: /2 REBAR 600,00 612,50/ })).toBeVisible();
  expect(findOperations('ApplyPriceSheet')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Gerekçe/ }), 'Haftalık liste');
  await user.click(dialog.getByRole('button', { name: 'Fiyatları yaz' }));
  expect(await screen.findByText('1 fiyat güncellendi.')).toBeVisible();
  expect(findOperations('ApplyPriceSheet')[0]?.variables.input).toEqual({
    text: 'symbol;price\nREBAR;612,50',
    reason: 'Haftalık liste',
    jumpsConfirmed: false,
  });
});

test('a price sheet with a faulty line shows the fault and cannot be applied', async () => {
  const fault = {
    __typename: 'MarketFault',
    code: 'OTHER_CURRENCY',
    detail: 'USD',
    publisher: null,
    symbol: null,
    jump: null,
  };
  renderMarket({ PreviewPriceSheet: [createPreviewResponse([createLine(), createLine({ line: 3, fault })], 1)] });
  const dialog = await uploadSheet('symbol;price\n');
  expect(await dialog.findByText(/^1 satır düzeltilmeli/)).toBeVisible();
  expect(dialog.getByRole('row', { name: /bu serinin para birimi USD/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Fiyatları yaz' })).toBeNull();
});

test('a faulty line of a pasted price sheet is corrected in place', async () => {
  const fault = {
    __typename: 'MarketFault',
    code: 'UNKNOWN_SERIES',
    detail: null,
    publisher: null,
    symbol: null,
    jump: null,
  };
  const { findOperations } = renderMarket({
    PreviewPriceSheet: [
      createPreviewResponse([createLine({ symbol: 'REBR', fault })], 1),
      createPreviewResponse([createLine()], 0),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Fiyat listesi yükle' }));
  const dialog = within(await screen.findByRole('dialog'));
  const text = dialog.getByRole('textbox', { name: 'Liste metni' });
  await user.click(text);
  await user.paste('symbol;price\nREBR;612,50');
  expect(await dialog.findByText(/^1 satır düzeltilmeli/)).toBeVisible();
  expect(text).toHaveValue('symbol;price\nREBR;612,50');
  await user.type(text, 'A', { initialSelectionStart: 16, initialSelectionEnd: 16 });
  expect(await dialog.findByRole('button', { name: 'Fiyatları yaz' })).toBeVisible();
  expect(findOperations('PreviewPriceSheet').map(({ variables }) => variables.text)).toEqual([
    'symbol;price\nREBR;612,50',
    'symbol;price\nREBAR;612,50',
  ]);
});

test('the template of a price sheet lists every series without a price', async () => {
  renderMarket({});
  await user.click(await screen.findByRole('button', { name: 'Fiyat listesi yükle' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Şablonu indir' }));
  const [, content] = jest.mocked(downloadText).mock.calls[0]!;
  expect(content.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffsymbol;price;currency;date;name',
    'REBAR;;USD;;"Nervürlü inşaat demiri, FOB Türkiye"',
  ]);
});

test('an analyst sees all data but no controls for changes', async () => {
  renderMarket({
    Me: [{ data: { me: { ...deniz, role: 'ANALYST' } } }],
    MarketDesk: [createDeskResponse([createSeries()], [createSource({ refused })])],
  });
  expect(within(await findRow(/600,00/)).getByRole('switch')).toBeDisabled();
  await waitFor(() => expect(screen.queryByRole('button', { name: /fiyat gir|Kabul et|yükle|sor$/ })).toBeNull());
});
