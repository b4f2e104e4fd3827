import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
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

test('connections beyond the limit are closed immediately, and accepted again when another one has ended', async () => {
  const { app, http, port, open } = await listenOn({ host: '127.0.0.1', port: 0, maxConnections: 3 });
  app.use((_request, response) => void response.send('served'));
  await open();
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

test('a port is closed until the routes exist', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(listenOn({ host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} cannot be opened`);
  other.close();
  await once(other, 'close');

  const { app, open, drain } = await listenOn({ host: '127.0.0.1', port });
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  app.use((_request, response) => void response.send('served'));
  await open();
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('served');
  await drain(10_000);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});

/** Code of a thread that sends requests, then says how many of them were answered. */
const visitorsOfBusyServer = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, count, sent } } = require('node:worker_threads');
  let [answered, ended, written] = [0, 0, 0];
  for (let visitor = 0; visitor < count; visitor++) {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\\r\\nHost: kordon.example\\r\\n\\r\\n', () => {
      written += 1;
      if (written === count) Atomics.store(sent, 0, 1), Atomics.notify(sent, 0);
    });
    socket
      .on('data', (chunk) => (answered += String(chunk).startsWith('HTTP/1.1 200') ? 1 : 0))
      .on('error', () => {})
      .on('close', () => {
        ended += 1;
        if (ended === count) parentPort.postMessage(answered);
      });
  }`;

describe('draining', () => {
  async function start() {
    const { app, http, port, open, drain } = await listenOn({ host: '127.0.0.1', port: 0 });
    app.get('/export', (_request, response) => void response.write('half of the file'));
    app.use((_request, response) => void response.send('served'));
    await open();
    return { http, port, drain };
  }

  test('serves a connection that was opened just before, and closes it', async () => {
    const { http, port, drain } = await start();
    const accepted = once(http, 'connection');
    const socket = connect(port, '127.0.0.1');
    await accepted;
    const checks = jest.spyOn(http, 'closeIdleConnections');
    const drained = drain(60_000);
    while (checks.mock.calls.length < 3) await delay(10);
    socket.write('GET / HTTP/1.1\r\nHost: kordon.example\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [^]*\r\nConnection: close\r\n[^]*served$/);
    await drained;
  });

  test('serves connections that no turn of the event loop has accepted yet', async () => {
    const { port, drain } = await start();
    const sent = new Int32Array(new SharedArrayBuffer(4));
    const visitors = new Worker(visitorsOfBusyServer, { eval: true, workerData: { port, count: 20, sent } });
    const answered = once(visitors, 'message');
    expect(Atomics.wait(sent, 0, 0, 30_000)).toBe('ok'); // the server is busy until all requests are sent
    await drain(60_000);
    expect(await answered).toEqual([20]);
  });

  test('ends although a client has opened a connection and sends nothing', async () => {
    const { http, port, drain } = await start();
    const accepted = once(http, 'connection');
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await accepted;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await drain(60_000);
    await closed;
  });

  test.each(['HTTP/1.1', 'HTTP/1.0'])('a client with half a file gets an error: %s', async (protocol) => {
    const { port, drain } = await start();
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /export ${protocol}\r\nHost: kordon.example\r\n\r\n`);
    let received = '';
    while (!received.includes('half of the file')) received += String((await once(socket, 'data'))[0]);
    const failed = once(socket, 'error');
    await drain(100);
    expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
  });
});
