import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { marketRefresh } from '../../../common/market/series.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { MarketBar } from './market-bar.tsx';
import { referenceMarket } from './reference-market.server.ts';
import { useMarket } from './use-market.ts';

const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Rebar with what stands above a table of prices. */
function Board() {
  const live = useMarket(referenceMarket({ metal: 9 }), {});
  const rebar = live.market.metal.filter(({ symbol }) => symbol === 'REBAR');
  return (
    <>
      <MarketBar live={live} values={rebar} />
      <output>{rebar[0]?.value}</output>
    </>
  );
}
const show = () => renderOnSite(<Board />, 'en');

/** As the server answers, with rebar at another price. */
function answer(rebar: number) {
  const market = referenceMarket();
  const metal = market.metal.map((quote) =>
    quote.symbol === 'REBAR' ? { ...quote, value: rebar, source: 'Kordon', indicative: false } : quote,
  );
  return { data: { ...market, metal } };
}
/** What the server says of the page's edition, time after time; the last again and again. */
function editions(...tags: string[]) {
  const served = jest.mocked(fetch);
  const graphql = served.getMockImplementation()!;
  served.mockImplementation((url, init) => {
    if (init?.method !== 'HEAD') return graphql(url, init);
    const etag = tags.length > 1 ? tags.shift()! : tags[0]!;
    return Promise.resolve(new Response(null, { headers: { etag } }));
  });
}
const price = () => document.querySelector('output')?.textContent;
const said = () => document.querySelector('[role=status]:not(output)')?.textContent;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** The feed comes as a module of its own, in its own time. */
async function until(settled: () => boolean) {
  for (let tries = 0; tries < 100 && !settled(); tries++) await wait(20);
}

test('live values take the place of the reference, and come again every quarter of an hour', async () => {
  const asked = answerByName({ Market: [answer(601), answer(602)] });
  show();
  expect(price()).toBe('595');
  expect(screen.getByText('Indicative')).toBeVisible();
  await until(() => price() === '601');
  expect(price()).toBe('601');
  expect(screen.getByText('Source: Kordon')).toBeVisible();
  expect(screen.queryByText('Indicative')).toBeNull();

  await wait(marketRefresh - 60_000);
  expect(asked).toHaveLength(1);
  await wait(80_000);
  await until(() => price() === '602');
  expect(price()).toBe('602');
});

test('a visitor may switch the updates off, and ask by hand', async () => {
  const asked = answerByName({ Market: [answer(601)] });
  show();
  await user.click(screen.getByRole('switch', { name: 'Refresh every 15 minutes' }));
  expect(screen.getByRole('switch')).not.toBeChecked();
  await wait(2 * marketRefresh);
  expect(asked).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Refresh now' }));
  await until(() => price() === '601');
  expect(said()).toBe('Values are up to date.');
});

test('where the server has published other values, they come within a minute', async () => {
  answerByName({ Market: [answer(601), answer(602)] });
  editions('one', 'two');
  show();
  await until(() => price() === '601');
  await wait(75_000);
  await until(() => price() === '602');
  expect(price()).toBe('602');
});

test('a series that is withdrawn leaves an open page, also where updates are switched off; no other value changes', async () => {
  const withdrawn = answer(601);
  withdrawn.data.metal = withdrawn.data.metal.filter(({ symbol }) => symbol !== 'REBAR');
  answerByName({ Market: [withdrawn] });
  editions('one', 'two');
  show();
  await user.click(screen.getByRole('switch', { name: 'Refresh every 15 minutes' }));
  await wait(1_600);
  expect(price()).toBe('595');
  await wait(75_000);
  await until(() => !price());
  expect(price()).toBe('');
});

test('where nothing can be had, the values stay and the page says so', async () => {
  answerByName({ Market: ['unreachable'] });
  show();
  await user.click(screen.getByRole('button', { name: 'Refresh now' }));
  await until(() => Boolean(said()));
  expect(said()).toContain('could not be refreshed');
  expect(price()).toBe('595');
});
