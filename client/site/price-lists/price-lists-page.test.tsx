import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Locale } from '../../../common/locales.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { referenceMarket } from '../market/reference-market.server.ts';
import { PriceListsPage } from './price-lists-page.tsx';

const user = userEvent.setup({ delay: null });
/** The day on which every reference series has its basis value. */
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const show = (locale: Locale = 'en', search = '') =>
  renderOnSite(<PriceListsPage market={referenceMarket()} />, locale, search);
const table = () => within(screen.getByRole('table', { name: /prices|fiyatları|قیمت|الأسعار|prix/i }));
const priceOf = (product: string) =>
  within(table().getByRole('row', { name: new RegExp(product) })).getAllByRole('cell')[1]?.textContent;
test('the page holds the reference before anything is asked, with its source and its time', () => {
  const asked = answerByName({});
  show();
  expect(priceOf('Rebar')).toBe('595.00');
  expect(screen.getAllByText('Indicative').length).toBeGreaterThan(4);
  expect(screen.getAllByText('Source: built-in reference series')[0]).toBeVisible();
  expect(screen.getAllByText('11/20/2026 09:00')[0]).toBeVisible();
  expect(asked).toEqual([]);
});

test('where prices are of several sources, each names its own', () => {
  const market = referenceMarket();
  const metal = market.metal.map((value) =>
    value.symbol === 'REBAR' ? { ...value, source: 'Kordon', indicative: false } : value,
  );
  renderOnSite(<PriceListsPage market={{ ...market, metal }} />, 'en');
  expect(table().getByRole('row', { name: /Rebar/ })).toHaveTextContent('Source: Kordon');
  expect(table().getByRole('row', { name: /DRI/ })).toHaveTextContent('Source: built-in reference series');
});

test.each<[Locale, string, string]>([
  ['tr', 'inşaat demiri', '25.101,27'],
  ['en', 'Rebar', '595.00'],
  ['fa', 'میلگرد', '۲۵٬۰۵۲٬۴۷۵'],
  ['ar', 'حديد التسليح', '2,185.14'],
  ['fr', 'Rond à béton', '547,16'],
])('%s begins with its own currency', (locale, product, price) => {
  show(locale);
  expect(priceOf(product)).toBe(price);
});

test('a currency converts the table and says by which rate of when', async () => {
  show();
  await user.selectOptions(screen.getByLabelText('Currency'), 'JPY');
  expect(priceOf('Rebar')).toBe('89,143');
  expect(screen.getByText(/Rate of/)).toHaveTextContent('Rate of 11/20/2026 09:00: 1 USD = 149.82 JPY');
});

test('a region shows its own prices and keeps the chosen currency', async () => {
  show('en', '?currency=EUR');
  await user.click(screen.getByRole('link', { name: 'Europe and Türkiye' }));
  expect(table().getByRole('row', { name: /EXW Ruhr 618\.00/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Europe and Türkiye' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Asia' })).toHaveAttribute('href', '/en/products?currency=EUR&region=asia');
});

test('a region that is chosen before the new currency is drawn keeps it', async () => {
  show();
  const asia = screen.getByRole('link', { name: 'Asia' });
  act(() => {
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'EUR' } });
    fireEvent.click(asia); // its address is still that of a page in dollars
  });
  expect(await screen.findByRole('link', { name: 'Asia', current: true })).toHaveAttribute(
    'href',
    '/en/products?currency=EUR&region=asia',
  );
});

test('an address that names what is not there shows the usual', () => {
  show('en', '?region=atlantis&currency=XYZ');
  expect(screen.getByRole('link', { name: 'Global' })).toHaveAttribute('aria-current', 'true');
  expect(priceOf('Rebar')).toBe('595.00');
});
