import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { signInMutation } from '../../server/testing/test-client.ts';
import { randomAddress, type RetryingClient } from './retrying-client.ts';

const feedSubscription = 'subscription { activityLogged { id } }';
const listQuery = `query ($after: String) {
  activityLogs(first: 100, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } }
}`;
interface ListAnswer {
  activityLogs: { nodes: { id: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

/** Reading the list stops after this many pages without a new entry, because entries are committed in nearly the order of their dates. */
const MAX_KNOWN_PAGES = 2;

/** Subscribes to the activity feed as the administration does: reconnects whenever the socket is closed, and then reads what it missed. */
export class FeedSubscriber {
  /** Ids of entries that were received from the feed or read from the list. */
  readonly seen = new Set<string>();
  /** Number of times the socket was opened. */
  connections = 0;
  #client: Client | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor(
    readonly client: RetryingClient,
    readonly port: () => number,
  ) {}

  async start(credentials: { email: string; password: string }): Promise<void> {
    await this.client.run(signInMutation, credentials);
    const { cookie } = this.client;
    class Socket extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: { cookie, 'x-forwarded-for': randomAddress() } });
      }
    }
    this.#client = createClient({
      url: `ws://127.0.0.1:${this.port()}/graphql`,
      webSocketImpl: Socket,
      lazy: false,
      retryAttempts: Infinity,
      retryWait: () => delay(100),
      shouldRetry: () => true,
      on: {
        connected: () => {
          this.connections += 1;
        },
        // The server has confirmed the subscription: later entries are pushed, earlier ones have to be read.
        ping: (received, payload) => {
          if (received && payload?.['subscribed'] !== undefined)
            this.#reading = this.#reading.then(() => this.#catchUp());
        },
      },
    });
    this.#client.subscribe<{ activityLogged: { id: string } }>(
      { query: feedSubscription },
      {
        next: ({ data }) => {
          if (data) this.seen.add(data.activityLogged.id);
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }

  async #catchUp(): Promise<void> {
    let knownPages = 0;
    let after: string | null = null;
    while (knownPages < MAX_KNOWN_PAGES) {
      const { activityLogs }: ListAnswer = await this.client.run<ListAnswer>(listQuery, { after });
      const sizeBefore = this.seen.size;
      activityLogs.nodes.forEach(({ id }) => this.seen.add(id));
      knownPages = this.seen.size === sizeBefore ? knownPages + 1 : 0;
      if (!activityLogs.pageInfo.hasNextPage) return;
      after = activityLogs.pageInfo.endCursor;
    }
  }

  /** Returns the ids that were not received within 5 seconds. */
  async findMissed(ids: string[]): Promise<string[]> {
    for (let tries = 0; ; tries++) {
      await this.#reading;
      const missing = ids.filter((id) => !this.seen.has(id));
      if (missing.length === 0 || tries === 50) return missing;
      await delay(100);
    }
  }

  async stop(): Promise<void> {
    await this.#client?.dispose();
  }
}
