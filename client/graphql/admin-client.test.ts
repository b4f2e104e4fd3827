/** @jest-environment-options {"customExportConditions": ["node", "require", "default"]} */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { answerWith, graphqlError } from '../testing/graphql-answers.ts';
import { createAdminClient } from './admin-client.ts';
import { ActivityLoggedDocument, MeDocument } from './generated.ts';
import { refetchWhenIdle } from './refetch-when-idle.ts';

const schema = buildSchema(
  'scalar JSON type Activity { id: ID } type Query { me: ID } type Subscription { activityLogged: Activity }',
);
const signedIn = {
  data: { me: { __typename: 'AdminUser', id: 'a', email: 'selin@kordon.example', name: 'Selin', role: 'ADMIN' } },
};

/** Starts the server side of the live feed. WebSockets to the origin of the page connect to it. */
async function startFeedServer() {
  const sockets = new WebSocketServer({ port: 0 });
  await once(sockets, 'listening');
  const { port } = sockets.address() as AddressInfo;
  let isHeld = false;
  let confirm: (() => void) | undefined;
  // eslint-disable-next-line react-hooks/rules-of-hooks -- useServer is the API of graphql-ws, not a hook
  useServer<Record<string, unknown>, { socket: WebSocket }>(
    {
      schema,
      validate: () => [],
      onOperation({ extra: { socket } }, id) {
        confirm = () => socket.send(JSON.stringify({ type: 'ping', payload: { subscribed: id } }));
        if (!isHeld) confirm();
      },
      subscribe: async function* () {
        await new Promise(() => {});
        yield {};
      },
    },
    sockets,
  );
  const OriginalWebSocket = globalThis.WebSocket;
  globalThis.WebSocket = class extends OriginalWebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(String(url).replace('localhost', `localhost:${port}`), protocols);
    }
  };
  return {
    sockets,
    /** Waits until the client has received all messages sent so far. */
    async flush() {
      await Promise.all(
        [...sockets.clients].map(async (socket) => {
          socket.ping();
          await once(socket, 'pong');
        }),
      );
    },
    /** Makes the server delay the confirmation of subscriptions until `confirm` is called. */
    holdConfirmations: () => (isHeld = true),
    waitForSubscription: () => waitFor(() => expect(confirm).toBeDefined()),
    confirm() {
      confirm?.();
      confirm = undefined;
    },
    waitForConnection: () => waitFor(() => expect(sockets.clients.size).toBe(1)),
    close: () => {
      globalThis.WebSocket = OriginalWebSocket;
      sockets.clients.forEach((socket) => socket.terminate());
      sockets.close();
    },
  };
}

let feed: Awaited<ReturnType<typeof startFeedServer>>;
beforeEach(async () => {
  feed = await startFeedServer();
});
afterEach(() => feed.close());

test('refetches active queries when the feed starts and after a reconnect', async () => {
  const requests = answerWith(signedIn, signedIn, signedIn);
  const onConnection = jest.fn();
  const admin = createAdminClient({ onSessionEnd: jest.fn(), onConnection });
  admin.client.watchQuery({ query: MeDocument }).subscribe({});
  await waitFor(() => expect(requests).toHaveLength(1));
  const live = admin.client.subscribe({ query: ActivityLoggedDocument }).subscribe({});
  await waitFor(() => expect(onConnection.mock.calls).toEqual([[true]]));
  await waitFor(() => expect(requests).toHaveLength(2));

  feed.sockets.clients.forEach((socket) => socket.terminate());
  await waitFor(() => expect(onConnection.mock.calls).toEqual([[true], [false], [true]]));
  await waitFor(() => expect(requests).toHaveLength(3));
  live.unsubscribe();
  admin.close();
});

test('reports the feed as connected when the subscription is confirmed, not when the socket opens', async () => {
  feed.holdConfirmations();
  const requests = answerWith(signedIn, signedIn, signedIn);
  const onConnection = jest.fn();
  const admin = createAdminClient({ onSessionEnd: jest.fn(), onConnection });
  admin.client.watchQuery({ query: MeDocument }).subscribe({});
  const live = admin.client.subscribe({ query: ActivityLoggedDocument }).subscribe({});
  await feed.waitForSubscription();
  expect(onConnection).not.toHaveBeenCalled();
  expect(requests).toHaveLength(1);
  feed.confirm();
  await waitFor(() => expect(onConnection.mock.calls).toEqual([[true]]));
  await waitFor(() => expect(requests).toHaveLength(2));

  feed.sockets.clients.forEach((socket) => socket.terminate());
  await waitFor(() => expect(onConnection.mock.calls).toEqual([[true], [false]]));
  await feed.waitForSubscription();
  await feed.flush();
  expect(requests).toHaveLength(2); // before the confirmation, changes would still be missed: no refetch yet
  feed.confirm();
  await waitFor(() => expect(requests).toHaveLength(3));
  live.unsubscribe();
  admin.close();
});

test('a refetch during a request is sent after its response', async () => {
  let respond = (_response: typeof signedIn) => {};
  const requests = answerWith(new Promise((resolve) => (respond = resolve)), signedIn);
  const admin = createAdminClient({ onSessionEnd: jest.fn() });
  const query = admin.client.watchQuery({ query: MeDocument });
  query.subscribe({});
  await waitFor(() => expect(requests).toHaveLength(1));

  refetchWhenIdle(query);
  await new Promise((resolve) => setTimeout(resolve)); // runs the timers that `refetchWhenIdle` may have set
  expect(requests).toHaveLength(1);
  respond(signedIn);
  await waitFor(() => expect(requests).toHaveLength(2));
  admin.close();
});

test('reports the end of the session when the socket closes with 4403, and does not reconnect', async () => {
  const onSessionEnd = jest.fn();
  const admin = createAdminClient({ onSessionEnd });
  admin.client.subscribe({ query: ActivityLoggedDocument }).subscribe({ error: () => {} });
  await feed.waitForConnection();

  const originalSetTimeout = setTimeout;
  const timers = jest.spyOn(globalThis, 'setTimeout'); // a reconnect would wait by setTimeout
  feed.sockets.clients.forEach((socket) => socket.close(4403, 'Session ended'));
  await new Promise<void>((resolve) => onSessionEnd.mockImplementation(resolve));
  await new Promise((resolve) => originalSetTimeout(resolve));
  expect(timers.mock.calls.filter(([, delay]) => delay !== 30_000)).toEqual([]); // 30 s: close timeout of the ws package
  expect(feed.sockets.clients.size).toBe(0);
  admin.close();
});

test('reports the end of the session when a request fails with UNAUTHENTICATED', async () => {
  answerWith(graphqlError('UNAUTHENTICATED'));
  const onSessionEnd = jest.fn();
  const admin = createAdminClient({ onSessionEnd });

  await expect(admin.client.query({ query: MeDocument })).rejects.toThrow('Refused');
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
  admin.close();
});
