import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { startKordon } from '../../testing/kordon.ts';
import { sendCopy } from './security-event.copy.ts';
import type { SecurityEvent } from './security-event.entity.ts';
import { recordSecurityEvent } from './security-event.service.ts';

const event: SecurityEvent = {
  id: '42',
  kind: 'SIGN_IN_FAILED',
  actor: 'selin@kordon.example',
  network: '203.0.113.0/24',
  details: { reason: 'password', note: 'şifre 🔑' },
  createdAt: new Date('2026-11-25T09:00:00.123Z'),
};

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const expectSyslog = (message: string) => {
  const [, header, json] = /^(\S+ \S+ \S+ \S+ \S+ \S+ \S+) (\{.*\})$/.exec(message)!;
  // Facility 10, severity 4 (warning); version 1.
  expect(header).toMatch(/^<84>1 2026-11-25T09:00:00\.123Z \S+ kordon \d+ SIGN_IN_FAILED -$/);
  expect(message).toMatch(/^[\x20-\x7e]*$/);
  expect(JSON.parse(json!)).toEqual({ ...event, createdAt: event.createdAt.toISOString() });
};

test('a copy over TCP is one message of RFC 5424, preceded by its length', async () => {
  const server = createTcpServer({ allowHalfOpen: false });
  const received = once(server, 'connection').then(([socket]) => text(socket as NodeJS.ReadableStream));
  const port = await listen(server);
  await sendCopy(`syslog+tcp://127.0.0.1:${port}`, event);
  const [, length, message] = /^(\d+) (.*)$/.exec(await received)!;
  expect(Number(length)).toBe(message!.length);
  expectSyslog(message!);
  server.close();
});

test('a copy over UDP is one datagram of RFC 5424', async () => {
  const receiver = createSocket('udp4').bind(0, '127.0.0.1');
  await once(receiver, 'listening');
  const received = once(receiver, 'message');
  await sendCopy(`syslog+udp://127.0.0.1:${receiver.address().port}`, event);
  const [message] = (await received) as [Buffer];
  expectSyslog(message.toString());
  receiver.close();
});

test('a TCP receiver that is unreachable or resets the connection causes an error', async () => {
  const server = createTcpServer((socket) => socket.resetAndDestroy());
  const port = await listen(server);
  await expect(sendCopy(`syslog+tcp://127.0.0.1:${port}`, event)).rejects.toThrow();
  server.close();
  await once(server, 'close');
  await expect(sendCopy(`syslog+tcp://127.0.0.1:${port}`, event)).rejects.toThrow('ECONNREFUSED');
});

describe('over HTTP', () => {
  interface Received {
    request: IncomingMessage;
    body: string;
  }
  const received: Received[] = [];
  let status = 204;
  const receiver = createHttpServer((request, response) => {
    void text(request).then((body) => {
      if (status < 300) received.push({ request, body });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  let port: number;
  const settings: { SECURITY_LOG_URL?: string } = {};
  beforeAll(async () => {
    port = await listen(receiver);
    settings.SECURITY_LOG_URL = `http://kordon:p%40ss@127.0.0.1:${port}/events?stream=kordon`;
  });
  afterAll(() => receiver.close());
  // It reads SECURITY_LOG_URL in its own beforeAll, which runs after the one above.
  const kordon = startKordon(settings);

  test('each event is one JSON line, with the credentials of the address', async () => {
    await kordon.waitForJobs();
    received.length = 0;
    await recordSecurityEvent(kordon.db.manager, {
      kind: 'EXPORTED',
      actor: 'a@kordon.example',
      details: { list: 'çelik' },
    });
    await kordon.waitForJobs();
    expect(received).toHaveLength(1);
    const [{ request, body }] = received as [Received];
    expect(request).toMatchObject({ method: 'POST', url: '/events?stream=kordon' });
    expect(request.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      authorization: `Basic ${Buffer.from('kordon:p@ss').toString('base64')}`,
    });
    expect(body).toMatch(/^[^\n]*\n$/);
    expect(JSON.parse(body)).toMatchObject({ kind: 'EXPORTED', actor: 'a@kordon.example', details: { list: 'çelik' } });
  });

  test.each([503, 404, 302])(
    'an event that the receiver answers with %s is sent again until it is accepted',
    async (answer) => {
      await kordon.waitForJobs();
      received.length = 0;
      status = answer;
      const actor = `away-${answer}@kordon.example`;
      await recordSecurityEvent(kordon.db.manager, { kind: 'SIGN_OUT', actor });
      await kordon.waitForJobs();
      expect(received).toEqual([]);
      const waiting = await kordon.db.query<{ max_attempts: number }[]>(
        `select max_attempts from graphile_worker.jobs where task_identifier = 'copy-security-event' and attempts = 1`,
      );
      expect(waiting).toEqual([{ max_attempts: 90 }]);

      status = 204;
      // Another job is added because adding one makes the worker look for jobs that are due.
      await kordon.db.query(
        `update graphile_worker._private_jobs set run_at = now() where attempts > 0; select graphile_worker.add_job('remove-old-security-events')`,
      );
      await kordon.waitForJobs();
      expect(received.map(({ body }) => (JSON.parse(body) as SecurityEvent).actor)).toEqual([actor]);
    },
  );
});
