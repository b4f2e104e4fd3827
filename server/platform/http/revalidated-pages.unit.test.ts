import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { renderTestPage, testServerBuild } from '../../testing/site.ts';
import { revalidatedPages } from './revalidated-pages.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function startSite(getPrice: () => Promise<number>) {
  let changed = () => {};
  const pages = revalidatedPages(
    { paths: ['/'], context: async () => ({ price: await getPrice() }), onChange: (listener) => (changed = listener) },
    {
      build: testServerBuild,
      origin: 'https://steel.example',
      placeholders: {
        values: { 'https://token.invalid': 'https://steel.example' },
        hasDemoContent: true,
        externalOrigins: [],
      },
      log: pino({ level: 'silent' }),
    },
  );
  server = express()
    .use(pages, (_request, response) => void response.send('prerendered'))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    get: (path = '/', headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }),
    change: () => changed(),
  };
}

test('renders a page once per change, with its own Content-Security-Policy and the origin of the site', async () => {
  const getPrice = jest.fn(() => Promise.resolve(595));
  const { get } = await startSite(getPrice);
  const [first, second] = await Promise.all([get('/', { 'Accept-Encoding': 'gzip, deflate, br' }), get()]);
  const html = await first.text();
  expect(html).toBe(renderTestPage(595).replace('token.invalid', 'steel.example'));
  expect(await second.text()).toBe(html);
  expect(getPrice).toHaveBeenCalledTimes(1);
  const hash = createHash('sha256').update('price=595').digest('base64');
  expect(first.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  expect(first.headers.get('content-encoding')).toBe('br');
});

test('returns 304 for a known ETag until the data changes, then the new page', async () => {
  let price = 595;
  const { get, change } = await startSite(() => Promise.resolve(price));
  const etag = (await get()).headers.get('etag');
  const revalidate = () => get('/', { 'If-None-Match': etag ?? '', 'Cache-Control': 'max-age=0' });
  price = 612;
  expect((await revalidate()).status).toBe(304);
  change();
  const fresh = await revalidate();
  expect(fresh.status).toBe(200);
  expect(await fresh.text()).toContain('price=612');
});

test('serves the loader data for client-side navigation', async () => {
  const { get } = await startSite(() => Promise.resolve(595));
  const response = await get('/_.data');
  expect(response.headers.get('content-type')).toContain('text/x-script');
  expect(await response.text()).toContain('595');
});

test('serves the prerendered page when rendering fails, and renders again for the next request', async () => {
  const getPrice = jest
    .fn<Promise<number>, []>(() => Promise.resolve(595))
    .mockRejectedValueOnce(new Error('no database'));
  const { get } = await startSite(getPrice);
  expect(await (await get()).text()).toBe('prerendered');
  expect(await (await get()).text()).toContain('price=595');
});
