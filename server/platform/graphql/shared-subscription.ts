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
 * Subscribes to a shared subscription and returns its results from now on. They are queued in memory while the subscriber
 * is slow.
 * @param onBehind called for each new result while more than `maxBytes` are queued
 */
type SubscribeToShared = (maxBytes: number, onBehind: () => void) => AsyncIterableIterator<ExecutionResult>;

/**
 * Starts a subscription for all callers of an audience: each event is executed once, and its result goes to every
 * subscriber. It ends when its source ends or the last subscriber unsubscribes.
 * @param mask masks internal errors
 * @param onEnd called once or twice when nobody can subscribe any more
 * @returns the function to subscribe with, or the errors when the operation cannot be subscribed to
 */
export async function shareSubscription(
  args: ExecutionArgs,
  createContext: () => unknown,
  mask: (error: GraphQLError) => GraphQLError,
  onEnd: () => void,
): Promise<SubscribeToShared | ExecutionResult> {
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
  // Both events end the iterators of all subscribers. EventEmitter would throw an error without a listener.
  void run()
    .finally(onEnd)
    .then(
      () => emitter.emit('end'),
      (error: unknown) => emitter.listenerCount('error') > 0 && emitter.emit('error', error),
    );

  return (maxBytes, onBehind) => {
    const results = on(emitter, 'result', { close: ['end'] }) as AsyncIterableIterator<[ExecutionResult, number]>;
    let queuedBytes = 0;
    const countQueued = (_result: ExecutionResult, bytes: number) => {
      queuedBytes += bytes;
      if (queuedBytes > maxBytes) onBehind();
    };
    emitter.on('result', countQueued);
    return {
      next: async () => {
        const next = await results.next();
        if (next.done) return { done: true, value: undefined };
        const [result, bytes] = next.value;
        queuedBytes -= bytes;
        return { done: false, value: result };
      },
      return: async () => {
        emitter.off('result', countQueued);
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
