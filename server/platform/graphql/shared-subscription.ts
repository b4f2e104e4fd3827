import { EventEmitter, on } from 'node:events';
import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult, type GraphQLError } from 'graphql';

/** Callers who may see the same results. */
export interface Audience<Context> {
  /** Contains everything that a result may depend on, such as the role. */
  name: string;
  /** Creates the context of one event; it knows no more of a caller than the whole audience has in common. */
  createContext: () => Context;
}

/** One running subscription for all callers of an audience: each event is executed once, and its result goes to every follower. */
export class SharedSubscription<Context> extends EventEmitter<{
  result: [ExecutionResult, bytes: number];
  end: [];
  error: [unknown];
}> {
  isEnded = false;
  #source: AsyncGenerator | undefined;

  constructor(
    private readonly args: ExecutionArgs,
    private readonly createContext: () => Context,
    /** Masks internal errors. */
    private readonly mask: (error: GraphQLError) => GraphQLError,
    private readonly onEnd: () => void,
  ) {
    super();
    this.setMaxListeners(0);
  }

  /** Returns the errors when the operation cannot be subscribed to. */
  async start(): Promise<ExecutionResult | undefined> {
    const source = await createSourceEventStream({ ...this.args, contextValue: this.createContext() });
    if (!(Symbol.asyncIterator in source)) return source;
    this.#source = source as AsyncGenerator;
    void this.#run(this.#source);
    return undefined;
  }

  async #run(source: AsyncGenerator): Promise<void> {
    try {
      for await (const event of source) {
        const { errors, ...result } = await execute({
          ...this.args,
          contextValue: this.createContext(),
          rootValue: event,
        });
        const shown = errors ? { ...result, errors: errors.map(this.mask) } : result;
        this.emit('result', shown, Buffer.byteLength(JSON.stringify(shown)));
      }
      this.#end();
      this.emit('end');
    } catch (error) {
      this.#end();
      if (this.listenerCount('error') > 0) this.emit('error', error); // ends the iterators of all followers
    }
  }

  /** Calls `onEnd` once: after that another subscription may run in the place of this one. */
  #end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.onEnd();
  }

  /**
   * Returns the results from now on. They wait in memory while the follower is slow.
   * @param onBehind called with each result while more than `limit` bytes are waiting
   */
  follow(limit: number, onBehind: () => void): AsyncIterableIterator<ExecutionResult> {
    const results = on(this, 'result', { close: ['end'] }) as AsyncIterableIterator<[ExecutionResult, number]>;
    let waiting = 0;
    const watch = (_result: ExecutionResult, bytes: number) => {
      waiting += bytes;
      if (waiting > limit) onBehind();
    };
    this.on('result', watch);
    return {
      next: async () => {
        const next = await results.next();
        if (next.done) return { done: true, value: undefined };
        const [result, bytes] = next.value;
        waiting -= bytes;
        return { done: false, value: result };
      },
      return: async () => {
        this.off('result', watch);
        await results.return!();
        if (this.listenerCount('result') === 0) {
          this.#end();
          void this.#source?.return(undefined);
        }
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }
}
