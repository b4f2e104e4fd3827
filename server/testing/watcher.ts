import type { Client } from 'graphql-ws';
import type { Person } from './person.ts';

export interface Logged {
  id: string;
  action: string;
  targetType: string;
  details: { name?: string };
  actor: string | null;
}

const feed = 'subscription { activityLogged { id action targetType details actor } }';

/** Somebody with the live feed open: what arrives, and how the connection ends. */
export class Watcher {
  readonly client: Client;
  readonly events: Logged[] = [];
  /** Code of the close frame, once there is one. */
  readonly closed: Promise<number>;
  readonly #inPlace: Promise<void>;
  #wake = (): void => undefined;

  constructor(person: Person, onError: (error: unknown) => void = () => undefined) {
    this.client = person.connect();
    this.closed = new Promise((resolve) => {
      this.client.on('closed', (event) => resolve((event as { code: number }).code));
    });
    this.#inPlace = new Promise((resolve) => {
      this.client.on('ping', (received, payload) => received && payload?.['subscribed'] !== undefined && resolve());
    });
    this.client.subscribe<{ activityLogged: Logged }>(
      { query: feed },
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

  /** Waits until so many have arrived in all; the test's own time limit ends a wait in vain. */
  async received(count: number): Promise<Logged[]> {
    while (this.events.length < count) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.events;
  }

  /** Waits until the server has said that it tells of everything from now on. */
  async ready(): Promise<this> {
    await this.#inPlace;
    return this;
  }
}
