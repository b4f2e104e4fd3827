import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { In, type DataSource } from 'typeorm';
import type { Context } from '../../platform/graphql/context.ts';
import { ActivityLog } from './activity-log.entity.ts';

/** GraphQL context of the activity subscription. */
export interface ActivityContext extends Context {
  activity: ActivityFeed;
}

/** Maximum number of rows that one query reads when many changes are announced together. */
const MAX_BATCH = 500;

/**
 * Reads the announced rows, once per server for all subscribers, and emits each as `logged` in the order of their
 * commits. `gap` means that rows may be missing. `delivered` reports the seconds from the announcement to the emission
 * of a row.
 */
export class ActivityFeed extends EventEmitter<{ logged: [ActivityLog]; delivered: [number]; gap: [] }> {
  readonly #announced: { id: string; announcedAt: number }[] = [];
  #reading = false;

  constructor(
    readonly db: DataSource,
    readonly log: Logger,
  ) {
    super();
    this.setMaxListeners(0); // one listener per subscription
  }

  /** @param id payload of the database notification on the channel `activity` */
  announce(id: string): void {
    this.#announced.push({ id, announcedAt: performance.now() });
    if (!this.#reading) void this.#emitAnnounced();
  }

  async #emitAnnounced(): Promise<void> {
    this.#reading = true;
    while (this.#announced.length > 0) {
      const announced = this.#announced.splice(0, MAX_BATCH);
      if (this.listenerCount('logged') === 0) continue;
      try {
        const rows = await this.db.manager.findBy(ActivityLog, { id: In(announced.map(({ id }) => id)) });
        const byId = new Map(rows.map((row) => [row.id, row]));
        for (const { id, announcedAt } of announced) {
          const row = byId.get(id);
          if (!row) continue;
          this.emit('logged', row);
          this.emit('delivered', (performance.now() - announcedAt) / 1_000);
        }
      } catch (error) {
        this.log.error({ err: error, count: announced.length }, 'activity could not be read');
        this.emit('gap');
      }
    }
    this.#reading = false;
  }
}
