import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { signInMutation } from '../../server/testing/person.ts';
import { anyAddress, type Caller } from './caller.ts';

const feed = 'subscription { activityLogged { id } }';
const list = `query ($after: String) {
  activityLogs(first: 100, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } }
}`;
interface List {
  activityLogs: { nodes: { id: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

/** Pages with nothing new in a row, after which nothing new is behind them: entries are committed in nearly the order of their dates. */
const sure = 2;

/** Somebody with the administration open: hears of every change, opens a socket again whenever it is closed, and then reads the list. */
export class Watcher {
  /** Ids of entries that were heard of or read. */
  readonly seen = new Set<string>();
  /** How often the socket was opened. */
  connections = 0;
  #client: Client | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor(
    readonly caller: Caller,
    readonly port: () => number,
  ) {}

  async start(who: { email: string; password: string }): Promise<void> {
    await this.caller.ask(signInMutation, who);
    const { cookie } = this.caller;
    class Socket extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: { cookie, 'x-forwarded-for': anyAddress() } });
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
        connected: () => void this.connections++,
        // The subscription is in place: what comes later is heard, what came before is read.
        ping: (received, payload) => {
          if (received && payload?.['subscribed'] !== undefined)
            this.#reading = this.#reading.then(() => this.#catchUp());
        },
      },
    });
    this.#client.subscribe<{ activityLogged: { id: string } }>(
      { query: feed },
      {
        next: ({ data }) => void (data && this.seen.add(data.activityLogged.id)),
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }

  async #catchUp(): Promise<void> {
    let known = 0;
    let after: string | null = null;
    while (known < sure) {
      const { activityLogs }: List = await this.caller.ask<List>(list, { after });
      const before = this.seen.size;
      activityLogs.nodes.forEach(({ id }) => this.seen.add(id));
      known = this.seen.size === before ? known + 1 : 0;
      if (!activityLogs.pageInfo.hasNextPage) return;
      after = activityLogs.pageInfo.endCursor;
    }
  }

  /** Which of these have not come to it, after a while for what is on its way. */
  async missed(ids: string[]): Promise<string[]> {
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
