import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { HOUR_MS } from '../../../common/durations.ts';
import { truncateIpAddress } from '../../platform/log.ts';
import { countSecurityEvent, storeSecurityEvent, type NewSecurityEvent } from './security-event.service.ts';

/** Events that differ only in their time are stored individually up to this number; the others of the period are stored as one event with their count. */
const MAX_SINGLE = 5;
/** Different events of one kind in a period. Further ones are counted only by actor, without network and details. */
const MAX_DIFFERENT = 20;
/** Length of the period that begins with the first of several equal events. */
const PERIOD_MS = HOUR_MS;
const CHECK_INTERVAL_MS = 60_000;

interface Count {
  event: NewSecurityEvent;
  count: number;
  until: number;
}

/**
 * Records events that strangers can cause as often as they like: failed sign-ins, limits, refusals. However many there are, a server
 * stores at most about 500 rows an hour (four kinds, 20 different events of each kind, six rows for each event), so that a flood does not
 * fill the disk. The counts are in memory: a normal stop stores them, but when the process is killed, those of the last hour are lost.
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

  /** Returns immediately: the caller, who is refused, does not wait for the database. */
  report(event: NewSecurityEvent): void {
    countSecurityEvent(event.kind);
    const counted = this.#find(event) ?? this.#start(event);
    counted.count++;
    if (counted.count <= MAX_SINGLE) this.#write(counted.event);
  }

  #find = (event: NewSecurityEvent) => this.#counts.get(keyOf(event));

  #start(event: NewSecurityEvent): Count {
    const { kind, actor } = event;
    const differentEvents = [...this.#counts.values()].filter((count) => count.event.kind === kind).length;
    const countedEvent = differentEvents < MAX_DIFFERENT ? event : { kind, actor, details: { manySources: true } };
    const existing = this.#find(countedEvent);
    if (existing) return existing;
    const started = { event: countedEvent, count: 0, until: Date.now() + PERIOD_MS };
    this.#counts.set(keyOf(countedEvent), started);
    return started;
  }

  /** Stores the counts of the periods that are over, or of all periods. */
  storeCounts(all = false): void {
    for (const [key, { event, count, until }] of this.#counts) {
      if (!all && until > Date.now()) continue;
      this.#counts.delete(key);
      if (count > MAX_SINGLE) this.#write({ ...event, details: { ...event.details, repeated: count - MAX_SINGLE } });
    }
  }

  #write(event: NewSecurityEvent): void {
    this.#writing = this.#writing
      .then(() => this.db.transaction((tx) => storeSecurityEvent(tx, event)))
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
