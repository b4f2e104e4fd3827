import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MarketDeskQuery, MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { answerByName, refusal } from '../../testing/graphql-answers.ts';
import { liveServer } from '../../testing/live-socket.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import Market from './market.tsx';

const user = userEvent.setup({ delay: null });

/** As the server answers: Apollo's cache tells records apart by their types. */
type Named<Record> = Record & { __typename: string };

const aSeries = (about: Partial<MarketSeriesRowFragment> = {}): Named<MarketSeriesRowFragment> => ({
  __typename: 'MarketQuote',
  symbol: 'REBAR',
  category: 'METAL',
  region: 'GLOBAL',
  value: 600,
  currency: 'USD',
  unit: 't',
  changePercent: 0.5,
  trend: 'UP',
  weeklyChangePercent: -2,
  recent: [590, 595, 600],
  lastUpdate: '2026-11-21T08:00:00.000Z',
  source: 'Kordon',
  indicative: false,
  published: true,
  ...about,
});
type Source = MarketDeskQuery['marketSources'][number];
const aSource = (about: Partial<Source> = {}): Named<Source> => ({
  __typename: 'MarketSourceHealth',
  name: 'exchange rates',
  state: 'HEALTHY',
  checkedAt: '2026-11-21T08:00:00.000Z',
  succeededAt: '2026-11-21T08:00:00.000Z',
  tickAt: '2026-11-21T00:00:00.000Z',
  openUntil: null,
  failures: 0,
  accepted: 15,
  faults: [],
  refused: [],
  ...about,
});
const desk = (series: MarketSeriesRowFragment[], sources: Source[] = [aSource()]) => ({
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
const dri = aSeries({ symbol: 'DRI', value: 320, indicative: true, source: 'reference', published: false });

function show(given: Parameters<typeof answerByName>[0], address = '/admin/market') {
  liveServer();
  const asked = answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    MarketChanges: [noChanges],
    MarketDesk: [desk([aSeries(), dri])],
    ...given,
  });
  renderAdmin(address, Market);
  return { asked: (name: string) => asked.filter(({ operationName }) => operationName === name) };
}
const row = (name: RegExp) => screen.findByRole('row', { name });

const unavailable = {
  ...{ __typename: 'MarketFault', code: 'STATUS' as const, detail: '503', publisher: 'ecb.example' },
  ...{ symbol: null, jump: null },
};

test('sources say how they are doing, and series what they stand at', async () => {
  const failing = aSource({
    state: 'RESTING',
    failures: 3,
    openUntil: '2026-11-21T09:00:00.000Z',
    faults: [unavailable],
  });
  show({ MarketDesk: [desk([aSeries(), dri], [failing])] });
  expect(await screen.findByText('Bekletiliyor (3 kez yanıt vermedi)')).toBeVisible();
  expect(screen.getByText('ecb.example: 503 durum koduyla yanıt verdi')).toBeVisible();
  expect(await row(/600,00 USD\/t/)).toBeVisible();
  expect(await row(/Sünger demir.*Gizli/)).toBeVisible();
});

test('without any source the screen says how one is connected', async () => {
  show({ MarketDesk: [desk([aSeries()], [])] });
  expect(await screen.findByText('Bağlı kaynak yok')).toBeVisible();
});

test('the address keeps what is looked for', async () => {
  show({}, '/admin/market?hidden=true');
  expect(await row(/Sünger demir/)).toBeVisible();
  expect(screen.queryByRole('row', { name: /600,00/ })).toBeNull();
});

test('a price is entered with its reason; one that is far away has to be confirmed', async () => {
  const { asked } = show({
    EnterMarketPrice: [
      refusal('BAD_USER_INPUT', { fields: { price: 'desk.price.jump' } }),
      { data: { enterMarketPrice: aSeries({ value: 900 }) } },
    ],
  });
  await row(/600,00/);
  await user.click(screen.getByRole('button', { name: /inşaat demiri.*fiyat gir/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('spinbutton'), '900');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(dialog.getByRole('textbox', { name: /Gerekçe/ })).toHaveAttribute('aria-invalid', 'true');
  await user.type(dialog.getByRole('textbox', { name: /Gerekçe/ }), 'Yeni liste');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await user.click(await dialog.findByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await row(/900,00 USD\/t/)).toBeVisible();
  const input = { symbol: 'REBAR', price: 900, reason: 'Yeni liste', at: null };
  expect(asked('EnterMarketPrice').map(({ variables }) => variables.input)).toEqual([
    { ...input, jumpConfirmed: false },
    { ...input, jumpConfirmed: true },
  ]);
});

test('a series is hidden at once, and comes back where the server refuses', async () => {
  show({ PublishMarketSeries: ['unreachable'] });
  const hide = within(await row(/600,00/)).getByRole('switch');
  expect(hide).toBeChecked();
  await user.click(hide);
  expect(await screen.findByText('Görünürlük değiştirilemedi')).toBeVisible();
  await waitFor(() => expect(hide).toBeChecked());
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

test('a jump that stays is accepted with a reason', async () => {
  const { asked } = show({
    MarketDesk: [desk([aSeries()], [aSource({ refused })]), desk([aSeries({ value: 900 })])],
    AcceptMarketJump: [{ data: { acceptMarketJump: aSeries({ value: 900 }) } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Kabul et' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Arz kesintisi');
  await user.click(dialog.getByRole('button', { name: 'Kabul et' }));
  expect(await row(/900,00/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Kabul et' })).toBeNull());
  expect(asked('AcceptMarketJump')[0]?.variables.input).toEqual({
    source: 'exchange rates',
    symbol: 'REBAR',
    value: 900,
    reason: 'Arz kesintisi',
  });
});

const aLine = (about: object = {}) => ({
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
  ...about,
});
const preview = (lines: object[], faults: number) => ({
  data: { previewPriceSheet: { __typename: 'SheetPreview', faults, jumps: 0, lines } },
});
const choose = async (text: string) => {
  await user.click(await screen.findByRole('button', { name: 'Fiyat listesi yükle' }));
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File([text], 'liste.csv', { type: 'text/csv' });
  Object.assign(file, { text: () => Promise.resolve(text) });
  await user.upload(dialog.getByLabelText('Dosya seç', { selector: 'input' }), file);
  return dialog;
};

test('a sheet is looked at before it is written, and written with its reason', async () => {
  const { asked } = show({
    PreviewPriceSheet: [preview([aLine()], 0)],
    ApplyPriceSheet: [{ data: { applyPriceSheet: 1 } }],
  });
  const dialog = await choose('symbol;price\nREBAR;612,50');
  expect(await dialog.findByRole('row', { name: /2 REBAR 600,00 612,50/ })).toBeVisible();
  expect(asked('ApplyPriceSheet')).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Haftalık liste');
  await user.click(dialog.getByRole('button', { name: 'Fiyatları yaz' }));
  expect(await screen.findByText('1 fiyat güncellendi.')).toBeVisible();
  expect(asked('ApplyPriceSheet')[0]?.variables.input).toEqual({
    text: 'symbol;price\nREBAR;612,50',
    reason: 'Haftalık liste',
    jumpsConfirmed: false,
  });
});

test('a sheet with a faulty line says which, and offers no way to write it', async () => {
  const fault = {
    __typename: 'MarketFault',
    code: 'OTHER_CURRENCY',
    detail: 'USD',
    publisher: null,
    symbol: null,
    jump: null,
  };
  show({ PreviewPriceSheet: [preview([aLine(), aLine({ line: 3, fault })], 1)] });
  const dialog = await choose('symbol;price\n');
  expect(await dialog.findByRole('alert')).toHaveTextContent('1 satır düzeltilmeli');
  expect(dialog.getByRole('row', { name: /bu serinin para birimi USD/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Fiyatları yaz' })).toBeNull();
});

test('an analyst sees everything and is offered no change', async () => {
  show({
    Me: [{ data: { me: { ...deniz, role: 'ANALYST' } } }],
    MarketDesk: [desk([aSeries()], [aSource({ refused })])],
  });
  expect(within(await row(/600,00/)).getByRole('switch')).toBeDisabled();
  await waitFor(() => expect(screen.queryByRole('button', { name: /fiyat gir|Kabul et|yükle|sor$/ })).toBeNull());
});
