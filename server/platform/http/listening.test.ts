import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startKordon } from '../../testing/kordon.ts';
import { listenOn } from './listening.ts';

/** Sends a request byte by byte as given, and returns the status line. */
async function sendRaw(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return (await text(socket)).split('\r\n')[0]!;
}

describe('a server on the network', () => {
  const kordon = startKordon({ JOBS: 'off' });

  test.each(['/', '/health/live', '/graphql'])('refuses two Host headers: %s', async (path) => {
    const line = `GET ${path} HTTP/1.1`;
    expect(await sendRaw(kordon.port, line, 'Host: kordon.example', 'HOST: evil.example')).toContain(' 400 ');
    expect(await sendRaw(kordon.port, line, 'Host: kordon.example')).not.toContain(' 400 ');
  });

  test('refuses two Host headers in a WebSocket upgrade', async () => {
    const upgrade = ['GET /graphql HTTP/1.1', 'Upgrade: websocket', 'Connection: Upgrade'];
    const hosts = ['Host: kordon.example', 'Host: kordon.example'];
    expect(await sendRaw(kordon.port, ...upgrade, ...hosts)).toContain(' 400 ');
  });

  test.each([
    ['no Host header', []],
    ['two lengths', ['Host: kordon.example', 'Content-Length: 2', 'Content-Length: 5']],
    ['a length and chunks (request smuggling)', ['Host: a', 'Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['chunks in a spelling that proxies may overlook', ['Host: a', 'Transfer-Encoding : chunked']],
  ])('refuses %s', async (_case, headers) => {
    expect(await sendRaw(kordon.port, 'POST /graphql HTTP/1.1', ...headers)).toContain(' 400 ');
  });
});

test('a body has two minutes to arrive', async () => {
  const { http } = await listenOn({ host: '127.0.0.1', port: 0 });
  expect(http.requestTimeout).toBe(120_000);
  http.close();
});

test('connections beyond the limit are closed at once, and accepted again when another one has ended', async () => {
  const { app, http, port, open } = await listenOn({ host: '127.0.0.1', port: 0, maxConnections: 3 });
  app.use((_request, response) => void response.send('served'));
  open();
  const held = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }),
  );
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  const ended = once(held[0]!, 'close');
  held[0]!.destroy();
  await ended;
  let answer: string | undefined;
  while (answer === undefined)
    answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } }).then(
      (response) => response.text(),
      () => undefined, // the server has not seen the end yet
    );
  expect(answer).toBe('served');
  for (const socket of held) socket.destroy();
  http.close();
});
