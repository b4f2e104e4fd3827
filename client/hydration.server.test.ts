import { runInNewContext } from 'node:vm';
import { hydrateOnFirstInteraction } from './hydration.server.ts';

/** The document as React Router writes it. */
const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="icon" href="/icon.svg"/></head>
<script nonce="abc" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
 window.__reactRouterRouteModules = {"root":route0,"home":route1};
import("/assets/entry.js");</script>`;

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

/** Runs the page's start script in a fake window. Returns the fetched modules in order, and functions to dispatch events and run the timer. */
function loadPage(isFetched = (_url: string) => true) {
  const [, code = ''] = /<script nonce="abc">([^]*)<\/script>/.exec(hydrateOnFirstInteraction(page)) ?? [];
  const fetched: string[] = [];
  const listeners = new Map<string, Set<() => void>>();
  const window: Record<string, unknown> = {};
  let timerCallback: (() => void) | undefined;
  runInNewContext(code.replaceAll('import(', 'fetchModule('), {
    window,
    fetchModule(url: string) {
      fetched.push(url);
      return isFetched(url) ? Promise.resolve({ url }) : Promise.reject(new TypeError('Failed to fetch'));
    },
    addEventListener: (event: string, listener: () => void) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeEventListener: (event: string, listener: () => void) => listeners.get(event)?.delete(listener),
    setTimeout: (listener: () => void) => (timerCallback = listener),
  });
  const dispatch = async (event: string) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener();
    await flushPromises();
  };
  const runTimer = async () => {
    timerCallback?.();
    await flushPromises();
  };
  return { fetched, window, dispatch, runTimer };
}

const allModules = ['/assets/manifest.js', '/assets/root.js', '/assets/home.js', '/assets/entry.js'];

test('fetches and preloads no script before the first interaction', async () => {
  const html = hydrateOnFirstInteraction(page);
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('rel="icon"');
  const { fetched, dispatch } = loadPage();
  await dispatch('load');
  expect(fetched).toEqual([]);
});

test.each(['pointerover', 'touchstart', 'scroll', 'keydown', 'focusin', 'click'])(
  'the first %s event hydrates the page once, with the route modules before the entry module',
  async (event) => {
    const { fetched, window, dispatch, runTimer } = loadPage();
    await dispatch(event);
    expect(fetched).toEqual(allModules);
    expect(window.__reactRouterRouteModules).toEqual({
      root: { url: '/assets/root.js' },
      home: { url: '/assets/home.js' },
    });

    await dispatch(event);
    await dispatch('load');
    await runTimer();
    expect(fetched).toEqual(allModules);
  },
);

test('hydrates without interaction some time after the load event', async () => {
  const { fetched, dispatch, runTimer } = loadPage();
  await runTimer();
  expect(fetched).toEqual([]);
  await dispatch('load');
  await runTimer();
  expect(fetched).toEqual(allModules);
});

test.each(['/assets/home.js', '/assets/entry.js'])(
  'tries again at the next event when %s cannot be fetched',
  async (failingUrl) => {
    let online = false;
    const { fetched, dispatch } = loadPage((url) => online || url !== failingUrl);
    await dispatch('scroll');
    online = true;
    fetched.length = 0;
    await dispatch('scroll');
    expect(fetched).toEqual(allModules);
  },
);

test('a page without the known start script fails the build', () => {
  expect(() => hydrateOnFirstInteraction('<script>go()</script>')).toThrow('start script of React Router');
});
