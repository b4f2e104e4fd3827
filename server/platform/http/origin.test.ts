import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { startKordon, type Kordon } from '../../testing/kordon.ts';

/** A server behind a trusted proxy. */
const published = startKordon({ PUBLIC_URL: 'https://kordon.example', TRUST_PROXY: 1 });
const local = startKordon();

type Headers = Record<string, string>;

/** Sends a POST and returns the status. node:http, unlike fetch, can set the Host header. */
async function fetchStatus({ port }: Kordon, path: string, headers: Headers, body = ''): Promise<number> {
  const sent = request({ port, method: 'POST', path, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await json(response);
  return response.statusCode!;
}

/** Returns the status of a WebSocket upgrade: 101 when it is accepted. */
async function upgradeStatusOf({ port }: Kordon, headers: Headers): Promise<number> {
  const upgrade = request({
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
    ['response', 'upgrade'].map(async (event) => ((await once(upgrade, event)) as [IncomingMessage])[0].statusCode!),
  );
  upgrade.destroy();
  return status;
}

/** Requests to which browsers attach cookies. `status` is the expected status when our own page sends it, here without a session. */
const endpoints: [name: string, send: (kordon: Kordon, headers: Headers) => Promise<number>, status: number][] = [
  [
    'an operation',
    (kordon, headers) =>
      fetchStatus(kordon, '/graphql', { 'content-type': 'application/json', ...headers }, '{"query":"{ me { id } }"}'),
    200,
  ],
  [
    'an upload',
    (kordon, headers) =>
      fetchStatus(
        kordon,
        '/attachments',
        { 'content-type': 'multipart/form-data; boundary=b', ...headers },
        '--b--\r\n',
      ),
    400,
  ],
  [
    'a document',
    (kordon, headers) => fetchStatus(kordon, '/companies/5f0c4d0e-7a4f-4f0e-8c55-0d4f5a6b7c8d/documents', headers),
    401,
  ],
  ['a WebSocket', upgradeStatusOf, 101],
];

describe.each(endpoints)('%s', (_name, send, accepted) => {
  test('is accepted from a page at PUBLIC_URL and from a client without Origin', async () => {
    expect(await send(published, { origin: 'https://kordon.example' })).toBe(accepted);
    expect(await send(published, {})).toBe(accepted);
  });

  test.each([
    ['another scheme', { origin: 'http://kordon.example' }],
    ['another host', { origin: 'https://www.kordon.example' }],
    ['a host that begins like ours', { origin: 'https://kordon.example.evil.example' }],
    ['another port', { origin: 'https://kordon.example:8443' }],
    ['an opaque origin', { origin: 'null' }],
    ['an invalid origin', { origin: 'kordon.example' }],
    ['the host that the request itself claims', { origin: 'https://evil.example', host: 'evil.example' }],
    ['the host that a proxy claims', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
  ])('is rejected for %s', async (_case, headers) => {
    const behindProxy = { host: 'kordon.example', 'x-forwarded-proto': 'https' };
    expect(await send(published, { ...behindProxy, ...headers })).toBe(403);
  });

  test('is rejected from a page that was not loaded from PUBLIC_URL', async () => {
    expect(await send(published, { origin: `http://localhost:${published.port}` })).toBe(403);
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])(
    'without PUBLIC_URL is accepted from %s with the same scheme and port only',
    async (host) => {
      expect(await send(local, { origin: `http://${host}:${local.port}` })).toBe(accepted);
      expect(await send(local, { origin: `https://${host}:${local.port}` })).toBe(403);
      expect(await send(local, { origin: `http://${host}:${local.port + 1}` })).toBe(403);
      expect(await send(local, { origin: `http://${host}` })).toBe(403);
    },
  );
});
