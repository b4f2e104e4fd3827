import { Script } from 'node:vm';
import { hydrateWhenIdle } from './hydration.server.ts';

/** As React Router writes it. */
const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="icon" href="/icon.svg"/></head>
<script nonce="abc" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
 window.__reactRouterRouteModules = {"root":route0,"home":route1};
import("/assets/entry.js");</script>`;

test('scripts wait for the page to be loaded and the browser to be idle', () => {
  const html = hydrateWhenIdle(page);
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('rel="icon"');

  const [, code = ''] = /<script nonce="abc">([^]*)<\/script>/.exec(html) ?? [];
  expect(code).toMatch(/^addEventListener\("load",/);
  expect(code).toContain(
    'const[_0,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js")])',
  );
  expect(code.indexOf('__reactRouterRouteModules')).toBeLessThan(code.indexOf('import("/assets/entry.js")'));
  expect(() => new Script(code)).not.toThrow();
});

test('a page that React Router starts in another way is left alone', () => {
  expect(hydrateWhenIdle('<script>go()</script>')).toBe('<script>go()</script>');
});
