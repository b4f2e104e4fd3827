import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { HOUR_MS } from '../../../common/durations.ts';
import { truncateIpAddress } from '../../platform/log.ts';
import { recordSecurityEvent, type NewSecurityEvent } from './security-event.service.ts';

/** Events that are equal but for their time are stored one by one up to this number; the others of the period become one event. */
const MAX_SINGLE = 5;
/** Different events of one kind in a period. What is beyond is counted for each actor alone, without network and details. */
const MAX_DIFFERENT = 20;
/** A period begins with the first of its equal events. */
const PERIOD_MS = HOUR_MS;
const CHECK_INTERVAL_MS = 60_000;

interface Count {
  event: NewSecurityEvent;
  count: number;
  until: number;
}

/**
 * Records events that strangers can cause as often as they like: failed sign-ins, limits, refusals. However many there are, a server
 * stores at most about 500 an hour (four kinds, 20 different ones, six rows each), so that a flood does not fill the disk. The counts are
 * in memory: those of the last hour are lost when the process is killed, and stored when it stops.
 */
export class SecurityMonitor {
  readonly #counts = new Map<string, Count>();
  readonly #timer: NodeJS.Timeout;
  /** Events are written one after the other, so that a flood takes one connection at most. */
  #writing = Promise.resolve();

  constructor(
    readonly db: DataSource,
    readonly log: Logger,
  ) {
    this.#timer = setInterval(() => this.storeCounts(), CHECK_INTERVAL_MS).unref();
  }

  /** Returns at once: the caller, who is refused, does not wait for the database. */
  report(event: NewSecurityEvent): void {
    const counted = this.#find(event) ?? this.#start(event);
    counted.count++;
    if (counted.count <= MAX_SINGLE) this.#write(counted.event);
  }

  #find = (event: NewSecurityEvent) => this.#counts.get(keyOf(event));

  #start(event: NewSecurityEvent): Count {
    const { kind, actor } = event;
    const different = [...this.#counts.values()].filter((count) => count.event.kind === kind).length;
    const kept = different < MAX_DIFFERENT ? event : { kind, actor, details: { manySources: true } };
    const found = this.#find(kept);
    if (found) return found;
    const started = { event: kept, count: 0, until: Date.now() + PERIOD_MS };
    this.#counts.set(keyOf(kept), started);
    return started;
  }

  /** Stores the numbers of periods that are over, or of all. */
  storeCounts(all = false): void {
    for (const [key, { event, count, until }] of this.#counts) {
      if (!all && until > Date.now()) continue;
      this.#counts.delete(key);
      if (count > MAX_SINGLE) this.#write({ ...event, details: { ...event.details, repeated: count - MAX_SINGLE } });
    }
  }

  #write(event: NewSecurityEvent): void {
    this.#writing = this.#writing
      .then(() => this.db.transaction((tx) => recordSecurityEvent(tx, event)))
      .catch((error: unknown) => this.log.warn(error, 'a security event could not be stored'));
  }

  /** Resolves when all reported events are stored. */
  whenStored = (): Promise<void> => this.#writing;

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.storeCounts(true);
    await this.#writing;
  }
}

const keyOf = ({ kind, actor, network = '', details }: NewSecurityEvent): string =>
  JSON.stringify([kind, actor, truncateIpAddress(network), details]);
