import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { startKordon, type Kordon } from '../../testing/kordon.ts';

/** Behind a proxy whose X-Forwarded-* headers are believed. */
const published = startKordon({ PUBLIC_URL: 'https://kordon.example', TRUST_PROXY: 1 });
const local = startKordon();

type Headers = Record<string, string>;

/** Status of the answer, as a proxy would get it: Host is what the headers say. */
async function statusOf({ port }: Kordon, path: string, headers: Headers, body = ''): Promise<number> {
  const sent = request({ port, method: 'POST', path, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await json(response);
  return response.statusCode!;
}

/** 101 where the WebSocket is opened. */
async function upgradeOf({ port }: Kordon, headers: Headers): Promise<number> {
  const asked = request({
    port,
    path: '/graphql',
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-protocol': 'graphql-transport-ws',
      ...headers,
    },
  }).end();
  const status = await Promise.race(
    ['response', 'upgrade'].map(async (event) => ((await once(asked, event)) as [IncomingMessage])[0].statusCode!),
  );
  asked.destroy();
  return status;
}

/** What a browser may send with a cookie, and how it is answered to a page of our own without one. */
const doors: [name: string, send: (kordon: Kordon, headers: Headers) => Promise<number>, status: number][] = [
  [
    'an operation',
    (kordon, headers) =>
      statusOf(kordon, '/graphql', { 'content-type': 'application/json', ...headers }, '{"query":"{ me { id } }"}'),
    200,
  ],
  [
    'an upload',
    (kordon, headers) =>
      statusOf(kordon, '/attachments', { 'content-type': 'multipart/form-data; boundary=b', ...headers }, '--b--\r\n'),
    400,
  ],
  [
    'a document',
    (kordon, headers) => statusOf(kordon, '/companies/5f0c4d0e-7a4f-4f0e-8c55-0d4f5a6b7c8d/documents', headers),
    401,
  ],
  ['a draft of an offer', (kordon, headers) => statusOf(kordon, '/offers/preview', headers), 401],
  ['a WebSocket', upgradeOf, 101],
];

describe.each(doors)('%s', (_name, send, accepted) => {
  test('is taken from a page at PUBLIC_URL, and from what is no page', async () => {
    expect(await send(published, { origin: 'https://kordon.example' })).toBe(accepted);
    expect(await send(published, {})).toBe(accepted);
  });

  test.each([
    ['another scheme', { origin: 'http://kordon.example' }],
    ['another host', { origin: 'https://www.kordon.example' }],
    ['a host that begins like ours', { origin: 'https://kordon.example.evil.example' }],
    ['another port', { origin: 'https://kordon.example:8443' }],
    ['an opaque origin', { origin: 'null' }],
    ['what is no origin', { origin: 'kordon.example' }],
    ['the host that the request itself claims', { origin: 'https://evil.example', host: 'evil.example' }],
    ['the host that a proxy claims', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
  ])('is refused from a page of %s', async (_what, headers) => {
    const behindProxy = { host: 'kordon.example', 'x-forwarded-proto': 'https' };
    expect(await send(published, { ...behindProxy, ...headers })).toBe(403);
  });

  test('is refused from a page that reaches the node past PUBLIC_URL', async () => {
    expect(await send(published, { origin: `http://localhost:${published.port}` })).toBe(403);
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])(
    'is taken from a page at %s where no PUBLIC_URL is set, of our scheme and port alone',
    async (host) => {
      expect(await send(local, { origin: `http://${host}:${local.port}` })).toBe(accepted);
      expect(await send(local, { origin: `https://${host}:${local.port}` })).toBe(403);
      expect(await send(local, { origin: `http://${host}:${local.port + 1}` })).toBe(403);
      expect(await send(local, { origin: `http://${host}` })).toBe(403);
    },
  );
});
