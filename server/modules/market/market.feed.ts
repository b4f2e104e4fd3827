import { EventEmitter } from 'node:events';
import type { Context } from '../../platform/graphql/context.ts';

/** GraphQL context of the market subscription. */
export interface MarketContext extends Context {
  market: MarketFeed;
}

/** Changes within this time are emitted together, because a refresh changes many series at the same time. */
const BATCH_WINDOW_MS = 200;

/**
 * Emits the symbols of changed series to the subscribers of this server: series with a new value, published or hidden
 * ones. Changes are batched. `gap` means that changes may have been missed.
 */
export class MarketFeed extends EventEmitter<{ updated: [string[]]; gap: [] }> {
  readonly #symbols = new Set<string>();

  constructor() {
    super();
    this.setMaxListeners(0); // one listener per subscription
  }

  /** @param symbol payload of the database notification on the channel `market` */
  announce(symbol: string): void {
    const isScheduled = this.#symbols.size > 0;
    this.#symbols.add(symbol);
    if (isScheduled) return;
    setTimeout(() => {
      const symbols = [...this.#symbols];
      this.#symbols.clear();
      this.emit('updated', symbols);
    }, BATCH_WINDOW_MS).unref();
  }
}
