import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startKordon } from '../../testing/kordon.ts';
import { listenOn } from './listening.ts';

const kordon = startKordon({ JOBS: 'off' });
const CONNECTIONS = 400;
const head = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;

/** Opens connections that send `start`, then a byte each half second. @returns when each was closed, in seconds */
async function trickle(port: number, start: string) {
  const startedAt = performance.now();
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket
        .on('error', () => {})
        .resume()
        .write(start);
      return socket;
    }),
  );
  const pulse = setInterval(() => sockets.filter(({ writable }) => writable).map((socket) => socket.write('x')), 500);
  const closed = Promise.all(
    sockets.map(async (socket: Socket) => {
      if (!socket.closed) await once(socket, 'close');
      return (performance.now() - startedAt) / 1_000;
    }),
  ).finally(() => clearInterval(pulse));
  return { sockets, closed };
}

test('400 connections that never finish their headers are closed within 15 s, and others are served meanwhile', async () => {
  const { closed } = await trickle(kordon.port, `${head}X-Slow: `);
  const waits: number[] = [];
  const state = { closed: false };
  void closed.then(() => (state.closed = true));
  while (!state.closed) {
    const startedAt = performance.now();
    expect((await kordon.visitor.send('{ me { id } }')).status).toBe(200);
    waits.push(performance.now() - startedAt);
    await delay(200);
  }
  expect(Math.max(...(await closed))).toBeLessThan(15);
  expect(waits.length).toBeGreaterThan(20);
  expect(Math.max(...waits)).toBeLessThan(5_000);
}, 60_000);

test('connections that send nothing at all are closed within 15 s', async () => {
  const startedAt = performance.now();
  const sockets = Array.from({ length: 50 }, () => connect(kordon.port, '127.0.0.1').resume());
  await Promise.all(sockets.map((socket) => once(socket, 'close')));
  expect((performance.now() - startedAt) / 1_000).toBeLessThan(15);
}, 60_000);

test('400 connections that never finish their bodies are closed at the limit, and others are served meanwhile', async () => {
  const { app, http, port, open } = await listenOn({ host: '127.0.0.1', port: 0, requestTimeout: 12_000 });
  app.use((request, response) => {
    if (request.method === 'GET') response.send('served');
    else request.resume();
  });
  await open();
  const { closed } = await trickle(port, `${head}Content-Length: 200000\r\n\r\n`);
  const state = { closed: false };
  void closed.then(() => (state.closed = true));
  while (!state.closed) {
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('served');
    await delay(200);
  }
  expect(Math.max(...(await closed))).toBeLessThan(17);
  http.close();
}, 60_000);
