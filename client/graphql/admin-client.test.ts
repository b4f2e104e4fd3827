/** @jest-environment-options {"customExportConditions": ["node", "require", "default"]} */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { answerWith, refusal } from '../testing/graphql-answers.ts';
import { createAdminClient } from './admin-client.ts';
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
  // eslint-disable-next-line react-hooks/rules-of-hooks -- graphql-ws calls it so; it is no hook
  useServer(
    {
      schema,
      validate: () => [],
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

test('after the feed was lost and is back, what is on the screen is asked for again', async () => {
  const asked = answerWith(somebody, somebody);
  const onConnection = jest.fn();
  const admin = createAdminClient({ onSessionEnd: jest.fn(), onConnection });
  admin.client.watchQuery({ query: MeDocument }).subscribe({});
  const live = admin.client.subscribe({ query: ActivityLoggedDocument }).subscribe({});
  await feed.connected();
  await waitFor(() => expect(onConnection.mock.calls).toEqual([[true]]));
  expect(asked).toHaveLength(1);

  feed.sockets.clients.forEach((socket) => socket.terminate());
  await waitFor(() => expect(onConnection.mock.calls).toEqual([[true], [false], [true]]));
  await waitFor(() => expect(asked).toHaveLength(2));
  live.unsubscribe();
  admin.close();
});

test('a socket closed because its session ended says so, and is not opened again', async () => {
  const onSessionEnd = jest.fn();
  const admin = createAdminClient({ onSessionEnd });
  admin.client.subscribe({ query: ActivityLoggedDocument }).subscribe({ error: () => {} });
  await feed.connected();

  feed.sockets.clients.forEach((socket) => socket.close(4403, 'Session ended'));
  await waitFor(() => expect(onSessionEnd).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 1500)); // longer than the wait before a first retry
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
