import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'graphql-ws';
import type { DataSource } from 'typeorm';
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
  /** The newest entry when everything was in place; it and those before are no events. */
  #before = -1;
  #wake = (): void => undefined;

  constructor(person: Person, onError: (error: unknown) => void = () => undefined) {
    this.client = person.connect();
    this.closed = new Promise((resolve) => {
      this.client.on('closed', (event) => resolve((event as { code: number }).code));
    });
    this.client.subscribe<{ activityLogged: Logged }>(
      { query: feed },
      {
        next: ({ data }) => {
          if (data && Number(data.activityLogged.id) > this.#before) this.events.push(data.activityLogged);
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

  /** Announces the newest entry again and again until it comes through: from then on nothing is missed. */
  async ready(db: DataSource): Promise<this> {
    while (this.events.length === 0) {
      await db.query(`select pg_notify('activity', max(id)::text) from activity_logs`);
      await delay(20);
    }
    this.#before = Math.max(...this.events.map(({ id }) => Number(id)));
    this.events.length = 0;
    return this;
  }
}
