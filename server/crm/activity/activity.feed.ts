import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { In, type DataSource } from 'typeorm';
import { ActivityLog } from './activity-log.entity.ts';

/** Rows read at once when many changes are announced together. */
const batch = 500;

/**
 * Turns announced ids into rows, once for a server however many watch, and emits each as `logged` in the order in which they were
 * committed. `gap` says that some may be missing.
 */
export class ActivityFeed extends EventEmitter<{ logged: [ActivityLog]; gap: [] }> {
  readonly #announced: string[] = [];
  #reading = false;

  constructor(
    readonly db: DataSource,
    readonly log: Logger,
  ) {
    super();
    this.setMaxListeners(0); // one a subscription
  }

  /** @param id what the database notifies of on the channel `activity` */
  announce(id: string): void {
    this.#announced.push(id);
    if (!this.#reading) void this.#emitAnnounced();
  }

  async #emitAnnounced(): Promise<void> {
    this.#reading = true;
    while (this.#announced.length > 0) {
      const ids = this.#announced.splice(0, batch);
      if (this.listenerCount('logged') === 0) continue;
      try {
        const rows = await this.db.manager.findBy(ActivityLog, { id: In(ids) });
        const byId = new Map(rows.map((row) => [row.id, row]));
        for (const id of ids) {
          const row = byId.get(id);
          if (row) this.emit('logged', row);
        }
      } catch (error) {
        this.log.error({ err: error, count: ids.length }, 'activity could not be read');
        this.emit('gap');
      }
    }
    this.#reading = false;
  }
}
