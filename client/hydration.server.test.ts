import { runInNewContext } from 'node:vm';
import { hydrateOnFirstSign } from './hydration.server.ts';

/** As React Router writes it. */
const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="icon" href="/icon.svg"/></head>
<script nonce="abc" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
 window.__reactRouterRouteModules = {"root":route0,"home":route1};
import("/assets/entry.js");</script>`;

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The page's start script in a window of its own: what it fetched, in order, and the ways to touch the window. */
function open(isFetched = (_url: string) => true) {
  const [, code = ''] = /<script nonce="abc">([^]*)<\/script>/.exec(hydrateOnFirstSign(page)) ?? [];
  const fetched: string[] = [];
  const listeners = new Map<string, Set<() => void>>();
  const window: Record<string, unknown> = {};
  let afterWait: (() => void) | undefined;
  runInNewContext(code.replaceAll('import(', 'fetchModule('), {
    window,
    fetchModule(url: string) {
      fetched.push(url);
      return isFetched(url) ? Promise.resolve({ url }) : Promise.reject(new TypeError('Failed to fetch'));
    },
    addEventListener: (sign: string, listener: () => void) =>
      listeners.set(sign, (listeners.get(sign) ?? new Set()).add(listener)),
    removeEventListener: (sign: string, listener: () => void) => listeners.get(sign)?.delete(listener),
    setTimeout: (listener: () => void) => (afterWait = listener),
  });
  const give = async (sign: string) => {
    for (const listener of [...(listeners.get(sign) ?? [])]) listener();
    await settled();
  };
  const wait = async () => {
    afterWait?.();
    await settled();
  };
  return { fetched, window, give, wait };
}

const all = ['/assets/manifest.js', '/assets/root.js', '/assets/home.js', '/assets/entry.js'];

test('a page that nobody touches fetches no script, nor does it ask the browser to', async () => {
  const html = hydrateOnFirstSign(page);
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('rel="icon"');
  const { fetched, give } = open();
  await give('load');
  expect(fetched).toEqual([]);
});

test.each(['pointerover', 'touchstart', 'scroll', 'keydown', 'focusin', 'click'])(
  'the first %s brings the page to life, with its routes before its entry, and once',
  async (sign) => {
    const { fetched, window, give, wait } = open();
    await give(sign);
    expect(fetched).toEqual(all);
    expect(window.__reactRouterRouteModules).toEqual({
      root: { url: '/assets/root.js' },
      home: { url: '/assets/home.js' },
    });

    await give(sign);
    await give('load');
    await wait();
    expect(fetched).toEqual(all);
  },
);

test('so does time, counted from when the page has loaded', async () => {
  const { fetched, give, wait } = open();
  await wait();
  expect(fetched).toEqual([]);
  await give('load');
  await wait();
  expect(fetched).toEqual(all);
});

test.each(['/assets/home.js', '/assets/entry.js'])(
  'when %s cannot be fetched, the next sign tries again',
  async (lost) => {
    let online = false;
    const { fetched, give } = open((url) => online || url !== lost);
    await give('scroll');
    online = true;
    fetched.length = 0;
    await give('scroll');
    expect(fetched).toEqual(all);
  },
);

test('a page that React Router starts in another way is left alone', () => {
  expect(hydrateOnFirstSign('<script>go()</script>')).toBe('<script>go()</script>');
});
