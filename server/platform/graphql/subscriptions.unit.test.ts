import { EventEmitter, on, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import WebSocket from 'ws';
import { captureLog } from '../../testing/captured-log.ts';
import { serveSubscriptions } from './subscriptions.ts';

interface Caller {
  viewer: { role: string };
  isReadOnly: boolean;
}
type Event = string | Error | Promise<string>;

const source = new EventEmitter();
source.setMaxListeners(0);
const publish = (event: Event) => source.emit('event', event);
/** Number of times that an event was resolved. */
let executions = 0;

const field = {
  type: GraphQLString,
  args: { prefix: { type: GraphQLString } },
  subscribe: () => on(source, 'event', { close: ['end'] }),
  async resolve([event]: [Event], { prefix }: { prefix?: string }, { viewer }: Caller) {
    executions++;
    if (event instanceof Error) throw event;
    return `${prefix ?? ''}${await event} for ${viewer.role}`;
  },
};
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { nothing: { type: GraphQLString } } }),
  subscription: new GraphQLObjectType({ name: 'Subscription', fields: { message: field } }),
});
const maxQueuedResultBytes = 1024 * 1024;
const { log, lines } = captureLog();

const http = createServer();
/** Sockets of the server in the order in which they were opened. */
const serverSockets: { socket: WebSocket; stream: Duplex }[] = [];
const subscriptions = serveSubscriptions<Caller>({
  schema,
  log,
  maxQueuedResultBytes,
  context: ({ headers }) => ({ viewer: { role: String(headers['x-role']) }, isReadOnly: false }),
  audience: ({ viewer: { role } }) => ({ name: role, createContext: () => ({ viewer: { role }, isReadOnly: true }) }),
});
http.on('upgrade', (request, stream, head) =>
  subscriptions.accept(request, stream, head, (socket) => serverSockets.push({ socket, stream })),
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
  serverSockets.length = 0;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.terminate();
  while (subscriptions.count() > 0 || source.listenerCount('event') > 0) await delay(10);
});

type Variables = Record<string, string>;

/** Connects and subscribes a client; resolves when the server has confirmed the subscription. */
async function subscribeClient(role: string, variables?: Variables, id = 'mine') {
  const socket = new WebSocket(`ws://localhost:${(http.address() as AddressInfo).port}`, 'graphql-transport-ws', {
    headers: { 'x-role': role },
  });
  clients.push(socket);
  const messages: { id?: string; type: string; payload: Record<string, unknown> }[] = [];
  let wake = () => {};
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(data.toString()) as (typeof messages)[number]);
    wake();
  });
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  const getResults = () => messages.filter(({ type }) => type === 'next').map(({ payload }) => payload);
  const waitUntil = async (condition: () => boolean) => {
    while (!condition()) await new Promise<void>((resolve) => (wake = resolve));
  };
  const subscribe = async (subscriptionId = id, subscriptionVariables = variables) => {
    const query = 'subscription ($prefix: String) { message(prefix: $prefix) }';
    send({ id: subscriptionId, type: 'subscribe', payload: { query, variables: subscriptionVariables } });
    await waitUntil(() =>
      messages.some(({ type, payload }) => type === 'ping' && payload['subscribed'] === subscriptionId),
    );
  };
  send({ type: 'connection_init' });
  await waitUntil(() => messages.some(({ type }) => type === 'connection_ack'));
  await subscribe();
  return {
    socket,
    messages,
    closed,
    send,
    subscribe,
    texts: () => getResults().map(({ data }) => (data as { message: string }).message),
    waitForResults: (count: number) => waitUntil(() => getResults().length >= count).then(getResults),
  };
}

describe('a subscription that several clients share', () => {
  test('is executed once per event, and each client gets the result under its subscription id', async () => {
    const all = await Promise.all(['a', 'b', 'c"\\'].map((id) => subscribeClient('editor', undefined, id)));
    publish('one');
    publish('two');
    await Promise.all(all.map(({ waitForResults }) => waitForResults(2)));
    for (const { texts } of all) expect(texts()).toEqual(['one for editor', 'two for editor']);
    expect(all.map(({ messages }) => messages.at(-1)?.id)).toEqual(['a', 'b', 'c"\\']);
    expect(executions).toBe(2);
    expect(source.listenerCount('event')).toBe(1);
  });

  test('is not shared with other roles or other variables', async () => {
    const [editor, reader, other] = await Promise.all([
      subscribeClient('editor', { prefix: '1 ' }),
      subscribeClient('reader', { prefix: '1 ' }),
      subscribeClient('reader', { prefix: '2 ' }),
    ]);
    publish('this');
    await Promise.all([editor, reader, other].map(({ waitForResults }) => waitForResults(1)));
    expect(editor.texts()).toEqual(['1 this for editor']);
    expect(reader.texts()).toEqual(['1 this for reader']);
    expect(other.texts()).toEqual(['2 this for reader']);
    expect(executions).toBe(3);
  });

  test('delivers results in the order of events, even when a later one resolves first', async () => {
    const { waitForResults, texts } = await subscribeClient('editor');
    publish(delay(50).then(() => 'slow'));
    publish('quick');
    await waitForResults(2);
    expect(texts()).toEqual(['slow for editor', 'quick for editor']);
  });

  test('continues when one client unsubscribes and stops with the last one', async () => {
    const [first, second] = await Promise.all([subscribeClient('editor'), subscribeClient('editor')]);
    first.send({ id: 'mine', type: 'complete' });
    await first.subscribe('again'); // so "complete" has been read
    first.send({ id: 'again', type: 'complete' });
    second.send({ type: 'ping' });
    publish('still');
    await second.waitForResults(1);
    second.send({ id: 'mine', type: 'complete' });
    while (source.listenerCount('event') > 0) await delay(5);
    publish('in vain');
    await second.subscribe('again');
    publish('anew');
    await second.waitForResults(2);
    expect(second.texts()).toEqual(['still for editor', 'anew for editor']);
  });

  test('masks an error for all clients and logs it once', async () => {
    const both = await Promise.all([subscribeClient('editor'), subscribeClient('editor')]);
    lines.length = 0;
    publish(new Error('the table is gone'));
    publish('after');
    const [results] = await Promise.all(both.map(({ waitForResults }) => waitForResults(2)));
    expect(results).toMatchObject([
      { data: { message: null }, errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
      { data: { message: 'after for editor' } },
    ]);
    expect(JSON.stringify(results)).not.toContain('the table');
    expect(lines.filter((line) => line.includes('the table is gone'))).toHaveLength(1);
  });

  test('is started again once for a client that subscribes while the last one leaves', async () => {
    const clients = [await subscribeClient('editor', undefined, '0'), await subscribeClient('editor', undefined, '-')];
    clients[1]!.send({ id: '-', type: 'complete' });
    for (let round = 0; round < 20; round++) {
      clients[round % 2]!.send({ id: `${round}`, type: 'complete' });
      await clients[(round + 1) % 2]!.subscribe(`${round + 1}`);
    }
    publish('last');
    await clients[0]!.waitForResults(1);
    expect(source.listenerCount('event')).toBe(1);
    expect(executions).toBe(1);
  });

  test('ends with a masked error when its source fails, and starts anew for the next client', async () => {
    const { messages, socket } = await subscribeClient('editor');
    source.emit('error', new Error('the connection is lost'));
    await once(socket, 'message');
    expect(messages.at(-1)).toMatchObject({
      id: 'mine',
      type: 'error',
      payload: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    });
    expect(JSON.stringify(messages)).not.toContain('is lost');
    const { waitForResults, texts } = await subscribeClient('editor');
    publish('again');
    await waitForResults(1);
    expect(texts()).toEqual(['again for editor']);
  });

  test('completes when its source ends', async () => {
    const { messages, socket } = await subscribeClient('editor');
    source.emit('end');
    await once(socket, 'message');
    expect(messages.at(-1)).toEqual({ id: 'mine', type: 'complete' });
  });
});

describe('a socket', () => {
  test('gets no results after the server has started to close it', async () => {
    const { socket, waitForResults, texts, closed } = await subscribeClient('editor');
    const other = await subscribeClient('editor');
    publish('before');
    await waitForResults(1);
    socket.pause(); // it does not answer the close frame and stays half open
    serverSockets[0]!.socket.close(4403, 'Session ended');
    for (let n = 0; n < 10; n++) publish('after');
    await other.waitForResults(11);
    socket.resume();
    expect(await closed).toBe(4403);
    expect(texts()).toEqual(['before for editor']);
  });

  test('that does not read is closed with 1013; its waiting results are bounded and other clients get all results', async () => {
    const [slow, quick] = [await subscribeClient('editor'), await subscribeClient('editor')];
    const events = 400;
    slow.socket.pause();
    let maxBuffered = 0;
    for (let n = 0; n < events; n++) {
      publish('x'.repeat(100_000)); // 40 MB in total: more than the socket buffers of the system hold
      await quick.waitForResults(n + 1);
      maxBuffered = Math.max(maxBuffered, serverSockets[0]!.stream.writableLength);
    }
    expect(serverSockets[0]!.socket.readyState).not.toBe(WebSocket.OPEN);
    expect(maxBuffered).toBeLessThan(300_000);
    slow.socket.resume();
    expect(await slow.closed).toBe(1013);
    expect(slow.texts().length).toBeLessThan(events);
  });

  test('that pauses for a while gets all results', async () => {
    const { socket, waitForResults, texts } = await subscribeClient('editor');
    const other = await subscribeClient('editor');
    socket.pause();
    for (let n = 0; n < 5_000; n++) publish(String(n));
    await other.waitForResults(5_000);
    socket.resume();
    await waitForResults(5_000);
    expect(texts()).toEqual(Array.from({ length: 5_000 }, (_, n) => `${n} for editor`));
  });

  test('that sends messages without reading the answers is closed', async () => {
    const { socket, send, closed } = await subscribeClient('editor');
    socket.pause();
    const payload = { text: 'x'.repeat(60_000) };
    for (let n = 0; n < 600 && serverSockets[0]!.socket.readyState === WebSocket.OPEN; n++) {
      send({ type: 'ping', payload });
      await delay(1);
    }
    expect(serverSockets[0]!.socket.readyState).not.toBe(WebSocket.OPEN);
    socket.resume();
    expect(await closed).toBe(1013);
  });
});

test('a browser that closed its connection is no failed operation, other errors are', async () => {
  lines.length = 0;
  const failSending = async (error: Error) => {
    await subscribeClient('admin', {}, 'gone');
    const { socket } = serverSockets.at(-1)!;
    const sent = jest.spyOn(socket, 'send').mockImplementation((_data: unknown, done: unknown) => {
      sent.mockRestore();
      (done as (error: Error) => void)(error);
    });
    publish('news');
  };
  await failSending(Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }));
  while (!lines.some((line) => line.includes('closed its connection'))) await delay(10);
  expect(lines.join()).not.toContain('an operation failed');
  await failSending(new Error('something else'));
  while (!lines.some((line) => line.includes('an operation failed'))) await delay(10);
});
