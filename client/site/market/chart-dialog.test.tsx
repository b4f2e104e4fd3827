import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import ChartDialog from './chart-dialog.tsx';
import { referenceMarket } from './reference-market.server.ts';

const user = userEvent.setup({ delay: null });
const brent = referenceMarket().energy[0]!;
const history = (...values: number[]) => ({
  data: {
    marketQuote: {
      symbol: 'BRENT',
      history: values.map((value, day) => ({ at: `2026-11-${String(10 + day)}T06:00:00.000Z`, value })),
    },
  },
});
const show = () => renderOnSite(<ChartDialog value={brent} open onClose={() => undefined} />, 'en');
const slider = () => screen.findByRole('slider', { name: 'Brent crude, USD/bbl' });

test('the curve says its newest point, and the keys walk along it', async () => {
  const asked = answerByName({ MarketHistory: [history(80, 78.5, 79.25)] });
  show();
  const curve = await slider();
  expect(asked[0]?.variables).toEqual({ symbol: 'BRENT', days: 92 });
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

test('another span is asked for, and the same points stand in a table', async () => {
  const asked = answerByName({ MarketHistory: [history(80, 78.5), history(60, 70, 78.5)] });
  show();
  await slider();
  await user.click(screen.getByRole('button', { name: '5 years' }));
  expect(screen.getByRole('button', { name: '5 years' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const table = within(screen.getByRole('table', { name: 'Brent crude, USD/bbl' }));
  expect(await table.findByRole('row', { name: '11/10/2026 09:00 60.00' })).toBeVisible();
  expect(asked.map(({ variables }) => variables.days)).toEqual([92, 1_827]);
});

test('what could not be loaded can be asked for again', async () => {
  answerByName({ MarketHistory: ['unreachable', history(80, 78.5)] });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The history could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await slider()).toHaveAttribute('aria-valuetext', 'Nov 11, 2026: 78.50');
});

test('a series with a single value has a chart all the same', async () => {
  answerByName({ MarketHistory: [history(78.64)] });
  show();
  expect(await slider()).toHaveAttribute('aria-valuetext', 'Nov 10, 2026: 78.64');
});
