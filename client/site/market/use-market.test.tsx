import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MARKET_REFRESH_MINUTES } from '../../../common/market/series.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { MarketBar } from './market-bar.tsx';
import { createExampleMarket } from './example-market.server.ts';
import { useMarket } from './use-market.ts';

const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Renders the market toolbar and the price of rebar. */
function TestMarket() {
  const live = useMarket(createExampleMarket({ metal: 9 }), {});
  const rebar = live.market.metal.filter(({ symbol }) => symbol === 'REBAR');
  return (
    <>
      <MarketBar live={live} values={rebar} />
      <output>{rebar[0]?.value}</output>
    </>
  );
}
const renderMarket = () => renderOnSite(<TestMarket />, 'en');

/** Creates a server response with another price of rebar. */
function createResponse(rebar: number) {
  const market = createExampleMarket();
  const metal = market.metal.map((quote) =>
    quote.symbol === 'REBAR' ? { ...quote, value: rebar, source: 'Kordon', kind: 'FEED' as const } : quote,
  );
  return { data: { ...market, metal } };
}
/** Mocks the ETags of successive HEAD requests; the last one repeats. */
function mockEtags(...tags: string[]) {
  const fetchMock = jest.mocked(fetch);
  const graphqlFetch = fetchMock.getMockImplementation()!;
  fetchMock.mockImplementation((url, init) => {
    if (init?.method !== 'HEAD') return graphqlFetch(url, init);
    const etag = tags.length > 1 ? tags.shift()! : tags[0]!;
    return Promise.resolve(new Response(null, { headers: { etag } }));
  });
}
const getPrice = () => document.querySelector('output')?.textContent;
const getStatus = () => document.querySelector('[role=status]:not(output)')?.textContent;
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Advances the timers until the condition holds, because the feed is a dynamic import. */
async function advanceUntil(condition: () => boolean) {
  for (let attempts = 0; attempts < 100 && !condition(); attempts++) await advance(20);
}

test('live values replace the examples and are refreshed every 15 minutes', async () => {
  const requests = answerByName({ Market: [createResponse(601), createResponse(602)] });
  renderMarket();
  expect(getPrice()).toBe('595');
  expect(screen.getByText('Example data, no market prices')).toBeVisible();
  await advanceUntil(() => getPrice() === '601');
  expect(getPrice()).toBe('601');
  expect(screen.getByText('Source: Kordon')).toBeVisible();
  expect(screen.queryByText('Example data, no market prices')).toBeNull();

  await advance((MARKET_REFRESH_MINUTES - 1) * 60_000);
  expect(requests).toHaveLength(1);
  await advance(80_000);
  await advanceUntil(() => getPrice() === '602');
  expect(getPrice()).toBe('602');
});

test('automatic refresh can be switched off, and the button refreshes', async () => {
  const requests = answerByName({ Market: [createResponse(601)] });
  renderMarket();
  await user.click(screen.getByRole('switch', { name: 'Refresh every 15 minutes' }));
  expect(screen.getByRole('switch')).not.toBeChecked();
  await advance(2 * MARKET_REFRESH_MINUTES * 60_000);
  expect(requests).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Refresh now' }));
  await advanceUntil(() => getPrice() === '601');
  expect(getStatus()).toBe('Values are up to date.');
});

test('values published by the server arrive within about a minute', async () => {
  answerByName({ Market: [createResponse(601), createResponse(602)] });
  mockEtags('one', 'two');
  renderMarket();
  await advanceUntil(() => getPrice() === '601');
  await advance(75_000);
  await advanceUntil(() => getPrice() === '602');
  expect(getPrice()).toBe('602');
});

test('a withdrawn series disappears even when automatic refresh is off', async () => {
  const withdrawn = createResponse(601);
  withdrawn.data.metal = withdrawn.data.metal.filter(({ symbol }) => symbol !== 'REBAR');
  answerByName({ Market: [withdrawn] });
  mockEtags('one', 'two');
  renderMarket();
  await user.click(screen.getByRole('switch', { name: 'Refresh every 15 minutes' }));
  await advance(1_600);
  expect(getPrice()).toBe('595');
  await advance(75_000);
  await advanceUntil(() => !getPrice());
  expect(getPrice()).toBe('');
});

test('after a failed request the values stay and an error is shown', async () => {
  answerByName({ Market: ['unreachable'] });
  renderMarket();
  await user.click(screen.getByRole('button', { name: 'Refresh now' }));
  await advanceUntil(() => Boolean(getStatus()));
  expect(getStatus()).toContain('could not be refreshed');
  expect(getPrice()).toBe('595');
});
