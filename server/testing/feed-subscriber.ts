import type { Client } from 'graphql-ws';
import type { TestClient } from './test-client.ts';

interface LoggedActivity {
  id: string;
  action: string;
  targetType: string;
  details: { name?: string };
  actor: string | null;
}

const feedSubscription = 'subscription { activityLogged { id action targetType details actor } }';

/** Subscribes to the activity feed and collects its events and the close code. */
export class FeedSubscriber {
  readonly client: Client;
  readonly events: LoggedActivity[] = [];
  /** Resolves with the close code when the connection is closed. */
  readonly closed: Promise<number>;
  readonly #subscribed: Promise<void>;
  #wake = (): void => undefined;

  constructor(client: TestClient, onError: (error: unknown) => void = () => undefined) {
    this.client = client.connect();
    this.closed = new Promise((resolve) => {
      this.client.on('closed', (event) => resolve((event as { code: number }).code));
    });
    this.#subscribed = new Promise((resolve) => {
      this.client.on('ping', (received, payload) => received && payload?.['subscribed'] !== undefined && resolve());
    });
    this.client.subscribe<{ activityLogged: LoggedActivity }>(
      { query: feedSubscription },
      {
        next: ({ data }) => {
          if (data) this.events.push(data.activityLogged);
          this.#wake();
        },
        error: onError,
        complete: () => undefined,
      },
    );
  }

  /** Waits until `count` events have arrived in total. It has no timeout; the test's time limit applies. */
  async waitForEvents(count: number): Promise<LoggedActivity[]> {
    while (this.events.length < count) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.events;
  }

  /** Waits until the server has confirmed the subscription: later events are delivered. */
  async ready(): Promise<this> {
    await this.#subscribed;
    return this;
  }
}
