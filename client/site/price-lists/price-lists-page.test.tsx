import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Locale } from '../../../common/locales.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { createExampleMarket } from '../market/example-market.server.ts';
import { PriceListsPage } from './price-lists-page.tsx';

const user = userEvent.setup({ delay: null });
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const renderPage = (locale: Locale = 'en', search = '') =>
  renderOnSite(<PriceListsPage market={createExampleMarket()} />, locale, search);
const getTable = () => within(screen.getByRole('table', { name: /prices|fiyatları|قیمت|الأسعار|prix/i }));
const getPrice = (product: string) =>
  within(getTable().getByRole('row', { name: new RegExp(product) })).getAllByRole('cell')[1]?.textContent;

test('example prices are labelled as examples in table and panels and have no changes, charts, times or commentary', () => {
  const requests = answerByName({});
  renderPage();
  expect(getPrice('Rebar')).toBe('595.00');
  expect(screen.getAllByText('Example data, no market prices')).toHaveLength(5);
  expect(screen.getAllByText('Source: example data')[0]).toBeVisible();
  expect(document.querySelector('time, svg[viewBox] path[d]:is([stroke])')).toBeNull();
  expect(screen.queryByRole('button', { name: /history|chart/i })).toBeNull();
  expect(screen.queryByText('This week in the market')).toBeNull();
  expect(requests).toEqual([]);
});

test('each price shows its source when there are several sources', () => {
  const market = createExampleMarket();
  const metal = market.metal.map((value) =>
    value.symbol === 'REBAR' ? { ...value, source: 'Kordon', kind: 'FEED' as const } : value,
  );
  renderOnSite(<PriceListsPage market={{ ...market, metal }} />, 'en');
  expect(getTable().getByRole('row', { name: /Rebar/ })).toHaveTextContent('Source: Kordon');
  expect(getTable().getByRole('row', { name: /DRI/ })).toHaveTextContent('Source: example data');
});

test('real prices have changes, a chart and commentary', () => {
  const market = createExampleMarket();
  const metal = market.metal.map((value) => ({
    ...value,
    source: 'Kordon',
    kind: 'DESK' as const,
    previousClose: 500,
    recent: [500, value.value],
    weeklyChangePercent: 1.5,
    weeklyTrend: 'UP' as const,
  }));
  renderOnSite(<PriceListsPage market={{ ...market, metal }} />, 'en');
  expect(getTable().getByRole('row', { name: /Rebar/ })).toHaveTextContent('1.5%');
  expect(getTable().getAllByRole('button', { name: /Rebar/ }).length).toBe(2);
  expect(screen.getByText('This week in the market')).toBeVisible();
});

test('the first real price of a series has no changes, range, sparkline or commentary, beside one that has them', () => {
  const market = createExampleMarket();
  const metal = market.metal.map((value) => {
    const first = { ...value, source: 'Kordon', kind: 'DESK' as const, recent: [value.value] };
    return value.symbol === 'SLAB'
      ? { ...first, previousClose: 500, recent: [500, value.value], changePercent: 7, trend: 'UP' as const }
      : first;
  });
  renderOnSite(<PriceListsPage market={{ ...market, metal }} />, 'en');
  const getCells = (name: string) =>
    within(getTable().getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(getCells('Rebar').slice(1, 6)).toEqual(['595.00', '–', '–', '–', '']);
  expect(getCells('Slab').slice(1, 5)).toEqual(['535.00', '7.0%rising', '–', '500.00–535.00']);
  const getSparkline = (name: string) =>
    getTable()
      .getByRole('row', { name: new RegExp(name) })
      .querySelector('polyline');
  expect([getSparkline('Rebar'), getSparkline('Slab')]).toEqual([null, expect.any(Element)]);
  expect(screen.queryByText('This week in the market')).toBeNull();
});

test.each<[Locale, string, string]>([
  ['tr', 'inşaat demiri', '25.101'],
  ['en', 'Rebar', '595.00'],
  ['fa', 'میلگرد', '۵۹۵٫۰۰'],
  ['ar', 'حديد التسليح', '2,185.14'],
  ['fr', 'Rond à béton', '547,16'],
])('%s has a default currency', (locale, product, price) => {
  renderPage(locale);
  expect(getPrice(product)).toBe(price);
});

test('selecting a currency converts the prices and shows that the rate is an example', async () => {
  renderPage();
  await user.selectOptions(screen.getByLabelText('Currency'), 'JPY');
  expect(getPrice('Rebar')).toBe('89,143');
  expect(screen.getByText(/Example rate/)).toHaveTextContent('Example rate, no market rate: 1 USD = 149.82 JPY');
});

test('selecting a region filters the prices and keeps the currency', async () => {
  renderPage('en', '?currency=EUR');
  await user.click(screen.getByRole('link', { name: 'Europe and Türkiye' }));
  expect(getTable().getByRole('row', { name: /EXW Ruhr 618\.00/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Europe and Türkiye' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Asia' })).toHaveAttribute('href', '/en/products?currency=EUR&region=asia');
});

test('selecting a region before the new currency is rendered keeps the currency', async () => {
  renderPage();
  const asia = screen.getByRole('link', { name: 'Asia' });
  act(() => {
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'EUR' } });
    fireEvent.click(asia); // its href still has the old currency
  });
  expect(await screen.findByRole('link', { name: 'Asia', current: true })).toHaveAttribute(
    'href',
    '/en/products?currency=EUR&region=asia',
  );
});

test('unknown query values fall back to the defaults', () => {
  renderPage('en', '?region=atlantis&currency=XYZ');
  expect(screen.getByRole('link', { name: 'Global' })).toHaveAttribute('aria-current', 'true');
  expect(getPrice('Rebar')).toBe('595.00');
});
