import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Channel, Deliveries, Delivery, Destination } from './deliveries.ts';

/** Callers who are told the same when they ask the same. */
export interface Audience<Context> {
  /** Whatever an answer may depend on is in it. */
  name: string;
  /** To answer all of them with: it knows no more of anybody than they have in common. */
  context: () => Context;
}

/** A subscription that somebody asks for, checked. */
export interface Question<Context> extends ExecutionArgs {
  /** The same for those whom one execution may serve. */
  key: string;
  audience: Audience<Context>;
}

interface Options {
  deliveries: Deliveries;
  /** A result as it may be seen. */
  present: (result: ExecutionResult) => object;
}

/**
 * Runs a subscription once for all who ask the same and may see the same: one source of events, for each event one execution, and its
 * result encoded once.
 */
export class SharedSubscriptions<Context> {
  readonly #running = new Map<string, Running<Context>>();

  constructor(readonly options: Options) {}

  /** What runs under the key. */
  known(key: string): Question<Context> | undefined {
    return this.#running.get(key)?.question;
  }

  /** Tells the destination of every event from now on; errors where there is nothing to subscribe to. */
  async subscribe(
    question: Question<Context>,
    destination: Destination,
  ): Promise<AsyncIterableIterator<never, void> | ExecutionResult> {
    for (;;) {
      const shared = await (this.#running.get(question.key) ?? this.#start(question)).shared;
      if (!(shared instanceof Shared)) return shared;
      if (!shared.isOver) return shared.join(destination); // else the last one left while this one waited
    }
  }

  #start(question: Question<Context>): Running<Context> {
    const forget = () => void (this.#running.get(question.key) === running && this.#running.delete(question.key));
    const start = async () => {
      const source = await createSourceEventStream({ ...question, contextValue: question.audience.context() });
      if (Symbol.asyncIterator in source) return new Shared(question, source as AsyncGenerator, this.options, forget);
      forget();
      return source;
    };
    const running: Running<Context> = { question, shared: start() };
    running.shared.catch(forget);
    this.#running.set(question.key, running);
    return running;
  }
}

interface Running<Context> {
  question: Question<Context>;
  shared: Promise<Shared<Context> | ExecutionResult>;
}

class Shared<Context> {
  readonly #channel: Channel;
  readonly #members = new Set<Membership>();
  #context: Context | undefined;
  isOver = false;

  constructor(
    readonly question: Question<Context>,
    readonly source: AsyncGenerator,
    readonly options: Options,
    readonly onOver: () => void,
  ) {
    this.#channel = options.deliveries.channel();
    this.#run().then(
      () => this.#end(),
      (error: Error) => this.#end(error),
    );
  }

  join(destination: Destination): AsyncIterableIterator<never, void> {
    const membership: Membership = new Membership(this.#channel.listen(destination), () => {
      this.#members.delete(membership);
      if (this.#members.size === 0) this.#end();
    });
    this.#members.add(membership);
    return membership;
  }

  /** Events that come together are answered together, and told in their order. */
  async #run(): Promise<void> {
    let told = Promise.resolve();
    for await (const event of this.source) {
      const result = execute({ ...this.question, contextValue: this.#contextOfTurn(), rootValue: event });
      told = Promise.all([result, told]).then(([answer]) =>
        this.#channel.tell(Buffer.from(JSON.stringify(this.options.present(answer)))),
      );
      told.catch(() => this.source.return(undefined));
    }
    await told;
  }

  /** One for all events of a turn of the event loop, so that rows are read together, and none is kept beyond. */
  #contextOfTurn(): Context {
    if (!this.#context) setImmediate(() => (this.#context = undefined));
    return (this.#context ??= this.question.audience.context());
  }

  #end(error?: Error): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onOver();
    void this.source.return(undefined);
    for (const member of this.#members) member.end(error);
  }
}

/** To graphql-ws a stream of results that has none, since they go past it; it ends with the source, or when the client has enough. */
class Membership implements AsyncIterableIterator<never, void> {
  readonly #ended: Promise<IteratorResult<never, void>>;
  #settle!: (error?: Error) => void;

  constructor(
    readonly delivery: Delivery,
    readonly onLeave: () => void,
  ) {
    this.#ended = new Promise((resolve, reject) => {
      this.#settle = (error) => (error ? reject(error) : resolve({ done: true, value: undefined }));
    });
    this.#ended.catch(() => undefined); // who has left does not hear of it
  }

  end(error?: Error): void {
    this.delivery.stop();
    this.#settle(error);
  }

  next(): Promise<IteratorResult<never, void>> {
    return this.#ended;
  }

  return(): Promise<IteratorResult<never, void>> {
    this.end();
    this.onLeave();
    return this.#ended;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
