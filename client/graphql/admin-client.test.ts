/** @jest-environment-options {"customExportConditions": ["node", "require", "default"]} */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { answerWith, refusal } from '../testing/graphql-answers.ts';
import { createAdminClient } from './admin-client.ts';
import { askAgain } from './ask-again.ts';
import { ActivityLoggedDocument, MeDocument } from './generated.ts';

const schema = buildSchema(
  'scalar JSON type Activity { id: ID } type Query { me: ID } type Subscription { activityLogged: Activity }',
);
const somebody = {
  data: { me: { __typename: 'AdminUser', id: 'a', email: 'selin@kordon.example', name: 'Selin', role: 'ADMIN' } },
};

/** A server's end of the live feed; browsers that open a socket to this page's origin get there. */
async function aFeed() {
  const sockets = new WebSocketServer({ port: 0 });
  await once(sockets, 'listening');
  const { port } = sockets.address() as AddressInfo;
  let isHeld = false;
  let release: (() => void) | undefined;
  // eslint-disable-next-line react-hooks/rules-of-hooks -- graphql-ws calls it so; it is no hook
  useServer<Record<string, unknown>, { socket: WebSocket }>(
    {
      schema,
      validate: () => [],
      onOperation({ extra: { socket } }, id) {
        release = () => socket.send(JSON.stringify({ type: 'ping', payload: { subscribed: id } }));
        if (!isHeld) release();
      },
      subscribe: async function* () {
        await new Promise(() => {});
        yield {};
      },
    },
    sockets,
  );
  const Browser = globalThis.WebSocket;
  globalThis.WebSocket = class extends Browser {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(String(url).replace('localhost', `localhost:${port}`), protocols);
    }
  };
  return {
    sockets,
    /** Waits until whatever was sent to the browser has been read there. */
    async read() {
      await Promise.all(
        [...sockets.clients].map(async (socket) => {
          socket.ping();
          await once(socket, 'pong');
        }),
      );
    },
    /** Keeps the server from saying that a subscription is in place. */
    hold: () => (isHeld = true),
    /** Waits until somebody has subscribed. */
    subscribed: () => waitFor(() => expect(release).toBeDefined()),
    release() {
      release?.();
      release = undefined;
    },
    connected: () => waitFor(() => expect(sockets.clients.size).toBe(1)),
    close: () => {
      globalThis.WebSocket = Browser;
      sockets.clients.forEach((socket) => socket.terminate());
      sockets.close();
    },
  };
}

let feed: Awaited<ReturnType<typeof aFeed>>;
beforeEach(async () => {
  feed = await aFeed();
});
afterEach(() => feed.close());

test('what is on the screen is asked for again when the feed begins, and when it is back after a loss', async () => {
  const asked = answerWith(somebody, somebody, somebody);
  const onConnection = jest.fn();
  const admin = createAdminClient({ onSessionEnd: jest.fn(), onConnection });
  admin.client.watchQuery({ query: MeDocument }).subscribe({});
  await waitFor(() => expect(asked).toHaveLength(1));
  const live = admin.client.subscribe({ query: ActivityLoggedDocument }).subscribe({});
  await waitFor(() => expect(onConnection.mock.calls).toEqual([[true]]));
  await waitFor(() => expect(asked).toHaveLength(2));

  feed.sockets.clients.forEach((socket) => socket.terminate());
  await waitFor(() => expect(onConnection.mock.calls).toEqual([[true], [false], [true]]));
  await waitFor(() => expect(asked).toHaveLength(3));
  live.unsubscribe();
  admin.close();
});

test('the feed is live when the subscription is in place, not when its socket stands', async () => {
  feed.hold();
  const asked = answerWith(somebody, somebody, somebody);
  const onConnection = jest.fn();
  const admin = createAdminClient({ onSessionEnd: jest.fn(), onConnection });
  admin.client.watchQuery({ query: MeDocument }).subscribe({});
  const live = admin.client.subscribe({ query: ActivityLoggedDocument }).subscribe({});
  await feed.subscribed();
  expect(onConnection).not.toHaveBeenCalled();
  expect(asked).toHaveLength(1);
  feed.release();
  await waitFor(() => expect(onConnection.mock.calls).toEqual([[true]]));
  await waitFor(() => expect(asked).toHaveLength(2));

  feed.sockets.clients.forEach((socket) => socket.terminate());
  await waitFor(() => expect(onConnection.mock.calls).toEqual([[true], [false]]));
  await feed.subscribed();
  await feed.read();
  expect(asked).toHaveLength(2); // what changes now is not told yet: it is too early to read
  feed.release();
  await waitFor(() => expect(asked).toHaveLength(3));
  live.unsubscribe();
  admin.close();
});

test('what is asked again while an answer is on its way is asked after it', async () => {
  let answer = (_given: typeof somebody) => {};
  const asked = answerWith(new Promise((resolve) => (answer = resolve)), somebody);
  const admin = createAdminClient({ onSessionEnd: jest.fn() });
  const query = admin.client.watchQuery({ query: MeDocument });
  query.subscribe({});
  await waitFor(() => expect(asked).toHaveLength(1));

  askAgain(query);
  await new Promise((resolve) => setTimeout(resolve)); // all that it does at once
  expect(asked).toHaveLength(1);
  answer(somebody);
  await waitFor(() => expect(asked).toHaveLength(2));
  admin.close();
});

test('a socket closed because its session ended says so, and is not opened again', async () => {
  const onSessionEnd = jest.fn();
  const admin = createAdminClient({ onSessionEnd });
  admin.client.subscribe({ query: ActivityLoggedDocument }).subscribe({ error: () => {} });
  await feed.connected();

  const turn = setTimeout;
  const later = jest.spyOn(globalThis, 'setTimeout'); // what a try to connect again would wait by
  feed.sockets.clients.forEach((socket) => socket.close(4403, 'Session ended'));
  await new Promise<void>((resolve) => onSessionEnd.mockImplementation(resolve));
  await new Promise((resolve) => turn(resolve));
  expect(later.mock.calls.filter(([, wait]) => wait !== 30_000)).toEqual([]); // 30 s: for which a socket waits for its close
  expect(feed.sockets.clients.size).toBe(0);
  admin.close();
});

test('a request that the server does not know anybody for ends the session', async () => {
  answerWith(refusal('UNAUTHENTICATED'));
  const onSessionEnd = jest.fn();
  const admin = createAdminClient({ onSessionEnd });

  await expect(admin.client.query({ query: MeDocument })).rejects.toThrow('Refused');
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
  admin.close();
});
