import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { In, type DataSource } from 'typeorm';
import type { Context } from '../../platform/graphql/context.ts';
import { ActivityLog } from './activity-log.entity.ts';

/** The context of whoever watches changes. */
export interface ActivityContext extends Context {
  activity: ActivityFeed;
}

/** Rows read at once when many changes are announced together. */
const batch = 500;

/**
 * Turns announced ids into rows, once for a server however many watch, and emits each as `logged` in the order in which they were
 * committed. `gap` says that some may be missing, `handed` how many seconds one was on its way through here.
 */
export class ActivityFeed extends EventEmitter<{ logged: [ActivityLog]; handed: [number]; gap: [] }> {
  readonly #announced: { id: string; heard: number }[] = [];
  #reading = false;

  constructor(
    readonly db: DataSource,
    readonly log: Logger,
  ) {
    super();
    this.setMaxListeners(0); // one for each way of asking
  }

  /** @param id what the database notifies of on the channel `activity` */
  announce(id: string): void {
    this.#announced.push({ id, heard: performance.now() });
    if (!this.#reading) void this.#emitAnnounced();
  }

  async #emitAnnounced(): Promise<void> {
    this.#reading = true;
    while (this.#announced.length > 0) {
      const announced = this.#announced.splice(0, batch);
      if (this.listenerCount('logged') === 0) continue;
      try {
        const rows = await this.db.manager.findBy(ActivityLog, { id: In(announced.map(({ id }) => id)) });
        const byId = new Map(rows.map((row) => [row.id, row]));
        for (const { id, heard } of announced) {
          const row = byId.get(id);
          if (!row) continue;
          this.emit('logged', row);
          this.emit('handed', (performance.now() - heard) / 1_000);
        }
      } catch (error) {
        this.log.error({ err: error, count: announced.length }, 'activity could not be read');
        this.emit('gap');
      }
    }
    this.#reading = false;
  }
}
