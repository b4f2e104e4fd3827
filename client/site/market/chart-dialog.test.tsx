import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Locale } from '../../../common/locales.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import ChartDialog from './chart-dialog.tsx';
import { createExampleMarket } from './example-market.server.ts';

const user = userEvent.setup({ delay: null });
const brent = createExampleMarket().energy[0]!;
const historyResponse = (...values: number[]) => ({
  data: {
    marketQuote: {
      symbol: 'BRENT',
      history: values.map((value, day) => ({ at: `2026-11-${String(10 + day)}T06:00:00.000Z`, value })),
    },
  },
});
const renderDialog = (locale: Locale = 'en') =>
  renderOnSite(<ChartDialog value={brent} open onClose={() => undefined} />, locale);
const findSlider = () => screen.findByRole('slider', { name: 'Brent crude, USD/bbl' });

test('the chart announces its newest point, and keys select other points', async () => {
  const requests = answerByName({ MarketHistory: [historyResponse(80, 78.5, 79.25)] });
  renderDialog();
  const curve = await findSlider();
  expect(requests[0]?.variables).toEqual({ symbol: 'BRENT', days: 92 });
  expect(curve).toHaveAttribute('aria-valuetext', 'Nov 12, 2026: 79.25');
  curve.focus();
  await user.keyboard('{ArrowLeft}');
  expect(curve).toHaveAttribute('aria-valuetext', 'Nov 11, 2026: 78.50');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(curve).toHaveAttribute('aria-valuetext', 'Nov 10, 2026: 80.00');
  await user.keyboard('{PageUp}');
  expect(curve).toHaveAttribute('aria-valuetext', 'Nov 12, 2026: 79.25');
  expect(screen.getByText('Low').nextElementSibling).toHaveTextContent('78.50');
});

test('selecting a period loads its points, and the table shows the same points', async () => {
  const requests = answerByName({ MarketHistory: [historyResponse(80, 78.5), historyResponse(60, 70, 78.5)] });
  renderDialog();
  await findSlider();
  await user.click(screen.getByRole('button', { name: '5 years' }));
  expect(screen.getByRole('button', { name: '5 years' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const table = within(screen.getByRole('table', { name: 'Brent crude, USD/bbl' }));
  expect(await table.findByRole('row', { name: '11/10/2026 09:00 60.00' })).toBeVisible();
  expect(requests.map(({ variables }) => variables.days)).toEqual([92, 1_827]);
});

test.each([
  [
    [512, 530, 548],
    ['510', '520', '530', '540', '550'],
  ],
  [
    [0.91, 0.92, 0.9234],
    ['0.910', '0.915', '0.920', '0.925'],
  ],
  [[42.1], ['42.1']],
])('the value axis of %j is labelled %j', async (values, labels) => {
  answerByName({ MarketHistory: [historyResponse(...values)] });
  renderDialog();
  const curve = await findSlider();
  expect(
    within(curve)
      .getAllByText(/^[\d.]+$/)
      .map(({ textContent }) => textContent),
  ).toEqual(labels);
});

test.each([
  ['en', '2026-11-10T06:00:00.000Z', ['Nov 11', 'Nov 12']],
  ['fa', '2026-11-10T06:00:00.000Z', ['۲۰ آبان', '۲۱ آبان']],
  ['en', '2026-11-12T05:00:00.000Z', []],
] as const)('each day of the time axis is labelled once, in %s since %s', async (locale, since, labels) => {
  const history = [since, '2026-11-12T06:00:00.000Z'].map((at) => ({ at, value: 80 }));
  answerByName({ MarketHistory: [{ data: { marketQuote: { symbol: 'BRENT', history } } }] });
  renderDialog(locale);
  const curve = await screen.findByRole('slider');
  expect(
    within(curve)
      .queryAllByText(/\p{L}/u)
      .map(({ textContent }) => textContent),
  ).toEqual(labels);
});

test('a failed request can be retried', async () => {
  answerByName({ MarketHistory: ['unreachable', historyResponse(80, 78.5)] });
  renderDialog();
  expect(await screen.findByRole('alert')).toHaveTextContent('The history could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findSlider()).toHaveAttribute('aria-valuetext', 'Nov 11, 2026: 78.50');
});

test('a period with one value has a chart and no change', async () => {
  answerByName({ MarketHistory: [historyResponse(78.64)] });
  renderDialog();
  expect(await findSlider()).toHaveAttribute('aria-valuetext', 'Nov 10, 2026: 78.64');
  expect(screen.getByText('Change over the span').nextElementSibling).toHaveTextContent('–');
});
