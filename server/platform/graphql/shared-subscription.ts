import { EventEmitter, on } from 'node:events';
import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult, type GraphQLError } from 'graphql';

/** Callers who may see the same results. */
export interface Audience<Context> {
  /** Contains everything that a result may depend on, such as the role. */
  name: string;
  /** Creates the context of one event. It contains only the data of a caller that the whole audience has in common. */
  createContext: () => Context;
}

/**
 * Returns the results from now on. They wait in memory while the follower is slow.
 * @param onBehind called with each result while more than `limit` bytes are waiting
 */
type Follow = (limit: number, onBehind: () => void) => AsyncIterableIterator<ExecutionResult>;

/**
 * Starts a subscription for all callers of an audience: each event is executed once, and its result goes to every
 * follower. It ends with its source or with its last follower.
 * @param mask masks internal errors
 * @param onEnd called at least once when no client can follow any more
 * @returns the errors when the operation cannot be subscribed to
 */
export async function shareSubscription(
  args: ExecutionArgs,
  createContext: () => unknown,
  mask: (error: GraphQLError) => GraphQLError,
  onEnd: () => void,
): Promise<Follow | ExecutionResult> {
  const source = await createSourceEventStream({ ...args, contextValue: createContext() });
  if (!(Symbol.asyncIterator in source)) return source;
  const emitter = new EventEmitter().setMaxListeners(0);

  const run = async () => {
    for await (const event of source) {
      const { errors, ...result } = await execute({ ...args, contextValue: createContext(), rootValue: event });
      const shown = errors ? { ...result, errors: errors.map(mask) } : result;
      emitter.emit('result', shown, Buffer.byteLength(JSON.stringify(shown)));
    }
  };
  // Both events end the iterators of all followers. EventEmitter would throw an error without a listener.
  void run()
    .finally(onEnd)
    .then(
      () => emitter.emit('end'),
      (error: unknown) => emitter.listenerCount('error') > 0 && emitter.emit('error', error),
    );

  return (limit, onBehind) => {
    const results = on(emitter, 'result', { close: ['end'] }) as AsyncIterableIterator<[ExecutionResult, number]>;
    let waiting = 0;
    const watch = (_result: ExecutionResult, bytes: number) => {
      waiting += bytes;
      if (waiting > limit) onBehind();
    };
    emitter.on('result', watch);
    return {
      next: async () => {
        const next = await results.next();
        if (next.done) return { done: true, value: undefined };
        const [result, bytes] = next.value;
        waiting -= bytes;
        return { done: false, value: result };
      },
      return: async () => {
        emitter.off('result', watch);
        await results.return!();
        if (emitter.listenerCount('result') === 0) {
          onEnd();
          void (source as AsyncGenerator).return(undefined);
        }
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  };
}
