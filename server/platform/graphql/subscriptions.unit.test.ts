import { EventEmitter, on, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import WebSocket from 'ws';
import { capturedLog } from '../../testing/captured-log.ts';
import { Heartbeat } from './heartbeat.ts';
import { serveSubscriptions } from './subscriptions.ts';

interface Caller {
  viewer: { role: string };
  readOnly: boolean;
}
type Event = string | Error | Promise<string>;

const source = new EventEmitter();
source.setMaxListeners(0);
const tell = (event: Event) => source.emit('event', event);
/** How often an event was answered. */
let executions = 0;

const field = {
  type: GraphQLString,
  args: { prefix: { type: GraphQLString } },
  subscribe: () => on(source, 'event', { close: ['end'] }),
  async resolve([event]: [Event], { prefix }: { prefix?: string }, { viewer }: Caller) {
    executions++;
    if (event instanceof Error) throw event;
    return `${prefix ?? ''}${await event} as told to ${viewer.role}`;
  },
};
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { nothing: { type: GraphQLString } } }),
  subscription: new GraphQLObjectType({ name: 'Subscription', fields: { told: field } }),
});
const maxBehind = 1024 * 1024;
const { log, lines } = capturedLog();

const http = createServer();
/** The server's ends, in the order in which they were opened. */
const ends: { socket: WebSocket; stream: Duplex }[] = [];
const subscriptions = serveSubscriptions<Caller>({
  ...{ schema, log, maxBehind },
  context: ({ headers }) => ({ viewer: { role: String(headers['x-role']) }, readOnly: false }),
  audience: ({ viewer: { role } }) => ({ name: role, context: () => ({ viewer: { role }, readOnly: true }) }),
});
http.on('upgrade', (request, stream, head) =>
  subscriptions.accept(request, stream, head, (socket) => ends.push({ socket, stream })),
);
beforeAll(async () => {
  http.listen(0);
  await once(http, 'listening');
});
afterAll(async () => {
  await subscriptions.stop();
  http.close();
});

const clients: WebSocket[] = [];
beforeEach(() => {
  executions = 0;
  ends.length = 0;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.terminate();
  while (subscriptions.count() > 0 || source.listenerCount('event') > 0) await delay(10);
});

type Variables = Record<string, string>;

/** Somebody who watches, as soon as the server has said that they do. */
async function watching(role: string, variables?: Variables, id = 'mine') {
  const socket = new WebSocket(`ws://localhost:${(http.address() as AddressInfo).port}`, 'graphql-transport-ws', {
    headers: { 'x-role': role },
  });
  clients.push(socket);
  const said: { id?: string; type: string; payload: Record<string, unknown> }[] = [];
  let wake = () => {};
  socket.on('message', (data: Buffer) => {
    said.push(JSON.parse(data.toString()) as (typeof said)[number]);
    wake();
  });
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  const heard = () => said.filter(({ type }) => type === 'next').map(({ payload }) => payload);
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise<void>((resolve) => (wake = resolve));
  };
  const subscribe = async (to = id, given = variables) => {
    const query = 'subscription ($prefix: String) { told(prefix: $prefix) }';
    send({ id: to, type: 'subscribe', payload: { query, variables: given } });
    await until(() => said.some(({ type, payload }) => type === 'ping' && payload['subscribed'] === to));
  };
  send({ type: 'connection_init' });
  await until(() => said.some(({ type }) => type === 'connection_ack'));
  await subscribe();
  return {
    ...{ socket, said, closed, send, subscribe },
    texts: () => heard().map(({ data }) => (data as { told: string }).told),
    received: (count: number) => until(() => heard().length >= count).then(heard),
  };
}

describe('what many ask alike', () => {
  test('is answered once, and told to each under their own id', async () => {
    const all = await Promise.all(['a', 'b', 'c"\\'].map((id) => watching('editor', undefined, id)));
    tell('one');
    tell('two');
    await Promise.all(all.map(({ received }) => received(2)));
    for (const { texts } of all) expect(texts()).toEqual(['one as told to editor', 'two as told to editor']);
    expect(all.map(({ said }) => said.at(-1)?.id)).toEqual(['a', 'b', 'c"\\']);
    expect(executions).toBe(2);
    expect(source.listenerCount('event')).toBe(1);
  });

  test('is not shared by those of another role, nor with other variables', async () => {
    const [editor, reader, other] = await Promise.all([
      watching('editor', { prefix: '1 ' }),
      watching('reader', { prefix: '1 ' }),
      watching('reader', { prefix: '2 ' }),
    ]);
    tell('this');
    await Promise.all([editor, reader, other].map(({ received }) => received(1)));
    expect(editor.texts()).toEqual(['1 this as told to editor']);
    expect(reader.texts()).toEqual(['1 this as told to reader']);
    expect(other.texts()).toEqual(['2 this as told to reader']);
    expect(executions).toBe(3);
  });

  test('comes in its order, whichever answer is there first', async () => {
    const { received, texts } = await watching('editor');
    tell(delay(50).then(() => 'slow'));
    tell('quick');
    await received(2);
    expect(texts()).toEqual(['slow as told to editor', 'quick as told to editor']);
  });

  test('goes on for the others when one has enough, and stops with the last', async () => {
    const [first, second] = await Promise.all([watching('editor'), watching('editor')]);
    first.send({ id: 'mine', type: 'complete' });
    await first.subscribe('again'); // so "complete" has been read
    first.send({ id: 'again', type: 'complete' });
    second.send({ type: 'ping' });
    tell('still');
    await second.received(1);
    second.send({ id: 'mine', type: 'complete' });
    while (source.listenerCount('event') > 0) await delay(5);
    tell('in vain');
    await second.subscribe('again');
    tell('anew');
    await second.received(2);
    expect(second.texts()).toEqual(['still as told to editor', 'anew as told to editor']);
  });

  test('fails for all without a word of why, and is logged once', async () => {
    const both = await Promise.all([watching('editor'), watching('editor')]);
    lines.length = 0;
    tell(new Error('the table is gone'));
    tell('after');
    const [theirs] = await Promise.all(both.map(({ received }) => received(2)));
    expect(theirs).toMatchObject([
      { data: { told: null }, errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
      { data: { told: 'after as told to editor' } },
    ]);
    expect(JSON.stringify(theirs)).not.toContain('the table');
    expect(lines.filter((line) => line.includes('the table is gone'))).toHaveLength(1);
  });

  test('is completed with its source', async () => {
    const { said, socket } = await watching('editor');
    source.emit('end');
    await once(socket, 'message');
    expect(said.at(-1)).toEqual({ id: 'mine', type: 'complete' });
  });
});

describe('a socket', () => {
  test('gets nothing more from the moment in which it is being closed', async () => {
    const { socket, received, texts, closed } = await watching('editor');
    const other = await watching('editor');
    tell('before');
    await received(1);
    socket.pause(); // it does not answer the close, and stays half open
    ends[0]!.socket.close(4403, 'Session ended');
    for (let n = 0; n < 10; n++) tell('after');
    await other.received(11);
    socket.resume();
    expect(await closed).toBe(4403);
    expect(texts()).toEqual(['before as told to editor']);
  });

  test('that does not read is cut off with 1013 when it is too far behind; what waits for it is bounded, and others miss nothing', async () => {
    const [slow, quick] = [await watching('editor'), await watching('editor')];
    const events = 400;
    slow.socket.pause();
    let most = 0;
    for (let n = 0; n < events; n++) {
      tell('x'.repeat(100_000)); // 40 MB: more than the system itself keeps for a connection
      await quick.received(n + 1);
      most = Math.max(most, ends[0]!.stream.writableLength);
    }
    expect(ends[0]!.socket.readyState).not.toBe(WebSocket.OPEN);
    expect(most).toBeLessThan(300_000);
    slow.socket.resume();
    expect(await slow.closed).toBe(1013);
    expect(slow.texts().length).toBeLessThan(events);
  });

  test('that rests for a while gets all of it', async () => {
    const { socket, received, texts } = await watching('editor');
    const other = await watching('editor');
    socket.pause();
    for (let n = 0; n < 5_000; n++) tell(String(n));
    await other.received(5_000);
    socket.resume();
    await received(5_000);
    expect(texts()).toEqual(Array.from({ length: 5_000 }, (_, n) => `${n} as told to editor`));
  });

  test('that asks and asks and reads no answer is cut off', async () => {
    const { socket, send, closed } = await watching('editor');
    socket.pause();
    const payload = { text: 'x'.repeat(60_000) };
    for (let n = 0; n < 600 && ends[0]!.socket.readyState === WebSocket.OPEN; n++) {
      send({ type: 'ping', payload });
      await delay(1);
    }
    expect(ends[0]!.socket.readyState).not.toBe(WebSocket.OPEN);
    socket.resume();
    expect(await closed).toBe(1013);
  });
});

describe('the heartbeat', () => {
  const aSocket = () => {
    const socket = new EventEmitter();
    const terminate = jest.fn(() => socket.emit('close'));
    return {
      socket: Object.assign(socket, { OPEN: 1, readyState: 1, ping: jest.fn(), terminate }),
      stream: { bytesRead: 0 },
    };
  };
  afterEach(() => jest.useRealTimers());

  test('gives up who has been silent for twenty seconds, and nobody whose answer has come, however late it looks', () => {
    jest.useFakeTimers();
    const heartbeat = new Heartbeat();
    const [silent, alive] = [aSocket(), aSocket()];
    for (const { socket, stream } of [silent, alive])
      heartbeat.watch(socket as unknown as WebSocket, stream as unknown as Duplex);
    [silent, alive].forEach(({ stream }) => (stream.bytesRead = 500));
    for (let beat = 1; beat <= 5; beat++) {
      jest.advanceTimersByTime(9_999);
      // The process was busy: what has come long ago is read after the timer, in the same turn of the event loop.
      if (beat === 3 || beat === 5) setTimeout(() => (alive.stream.bytesRead += 6), 1);
      jest.advanceTimersByTime(1);
    }
    jest.advanceTimersByTime(1);
    heartbeat.stop();
    expect(silent.socket.terminate).toHaveBeenCalledTimes(1);
    expect(silent.socket.ping).toHaveBeenCalledTimes(2);
    expect(alive.socket.terminate).not.toHaveBeenCalled();
    expect(alive.socket.ping).toHaveBeenCalledTimes(5);
  });
});
