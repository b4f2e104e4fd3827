import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { pageOf, renderedSite } from '../../testing/site.ts';
import { livingPages } from './living-pages.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function site(prices: () => Promise<number>) {
  let changed = () => {};
  const pages = livingPages(
    { paths: ['/'], context: async () => ({ price: await prices() }), onChange: (listener) => (changed = listener) },
    {
      build: renderedSite,
      originToken: 'https://token.invalid',
      origin: 'https://steel.example',
      log: pino({ level: 'silent' }),
    },
  );
  server = express()
    .use(pages, (_request, response) => void response.send('as it was built'))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    get: (path = '/', headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }),
    change: () => changed(),
  };
}

test('a page is rendered once for what it states, under a policy of its own, at the address of the site', async () => {
  const prices = jest.fn(() => Promise.resolve(595));
  const { get } = await site(prices);
  const [first, second] = await Promise.all([get('/', { 'Accept-Encoding': 'gzip, deflate, br' }), get()]);
  const html = await first.text();
  expect(html).toBe(pageOf(595).replace('token.invalid', 'steel.example'));
  expect(await second.text()).toBe(html);
  expect(prices).toHaveBeenCalledTimes(1);
  const hash = createHash('sha256').update('price=595').digest('base64');
  expect(first.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  expect(first.headers.get('content-encoding')).toBe('br');
});

test('whoever has the edition gets 304 until something changes, then the new one', async () => {
  let price = 595;
  const { get, change } = await site(() => Promise.resolve(price));
  const edition = (await get()).headers.get('etag');
  const again = () => get('/', { 'If-None-Match': edition ?? '', 'Cache-Control': 'max-age=0' });
  price = 612;
  expect((await again()).status).toBe(304);
  change();
  const fresh = await again();
  expect(fresh.status).toBe(200);
  expect(await fresh.text()).toContain('price=612');
});

test('the data of a navigation inside the site states the same', async () => {
  const { get } = await site(() => Promise.resolve(595));
  const answer = await get('/_.data');
  expect(answer.headers.get('content-type')).toContain('text/x-script');
  expect(await answer.text()).toContain('595');
});

test('where nothing can be known the built page answers, and the next request tries again', async () => {
  const prices = jest
    .fn<Promise<number>, []>(() => Promise.resolve(595))
    .mockRejectedValueOnce(new Error('no database'));
  const { get } = await site(prices);
  expect(await (await get()).text()).toBe('as it was built');
  expect(await (await get()).text()).toContain('price=595');
});
