import { EventEmitter } from 'node:events';
import type { Context } from '../../platform/graphql/context.ts';

/** The context of whoever watches market values. */
export interface MarketContext extends Context {
  market: MarketFeed;
}

/** Milliseconds in which changes gather: a refresh changes many series in one instant. */
const gathering = 200;

/**
 * Tells this server's subscribers which series stand at something new, or are shown or hidden; once for all that change together. `gap` says that
 * some of it may have been missed.
 */
export class MarketFeed extends EventEmitter<{ updated: [string[]]; gap: [] }> {
  readonly #symbols = new Set<string>();

  constructor() {
    super();
    this.setMaxListeners(0); // one for each way of asking
  }

  /** @param symbol what the database notifies of on the channel `market` */
  announce(symbol: string): void {
    const gatheringAlready = this.#symbols.size > 0;
    this.#symbols.add(symbol);
    if (gatheringAlready) return;
    setTimeout(() => {
      const symbols = [...this.#symbols];
      this.#symbols.clear();
      this.emit('updated', symbols);
    }, gathering).unref();
  }
}
