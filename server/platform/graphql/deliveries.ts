import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Subscriptions served before the event loop turns to others. */
const atOnce = 100;
/** How long others then have it, as a multiple of what that took. While a turn lasts changes gather, and a socket gets them in one write. */
const rest = 2;
/** Bytes handed to a socket before it is looked at whether they leave. */
const portion = 64 * 1024;

/** A message for everybody, encoded once. It is kept by those who have yet to be sent it, and by nobody else. */
interface Message {
  payload: Buffer;
  /** Bytes told up to the end of this one. */
  end: number;
  next?: Message;
}

/** Where the messages of one subscription go. */
export interface Destination {
  socket: WebSocket;
  /** What the socket writes to. */
  stream: Duplex;
  /** The client's name for its subscription. */
  id: string;
}

interface Options {
  /** Bytes of messages that a subscription may be behind. */
  limit: number;
  /** A subscription is further behind than that: told once of each, which gets nothing more. */
  onTooSlow: (socket: WebSocket) => void;
}

/**
 * Sends what is told to many. A socket's messages of one turn leave in one write, and one that is written faster than it reads is left
 * alone until it has read: however many they are, what waits for them is kept once.
 */
export class Deliveries {
  /** With something to send, the longest waiting first. */
  readonly #due = new Set<Delivery>();
  #planned = false;
  #restsUntil = 0;

  constructor(readonly options: Options) {}

  /** What is told here reaches all who listen by then. */
  channel(): Channel {
    return new Channel(this);
  }

  enqueue(delivery: Delivery): void {
    this.#due.add(delivery);
    if (this.#planned) return;
    this.#planned = true;
    const wait = this.#restsUntil - performance.now();
    // Timers know whole milliseconds; rests that are shorter add up until they are one.
    if (wait < 1) setImmediate(this.#turn);
    else setTimeout(this.#turn, wait);
  }

  dequeue(delivery: Delivery): void {
    this.#due.delete(delivery);
  }

  readonly #turn = (): void => {
    const began = performance.now();
    let left = atOnce;
    for (const delivery of this.#due) {
      if (left-- === 0) break;
      this.#due.delete(delivery);
      delivery.send();
    }
    const ended = performance.now();
    this.#restsUntil = Math.max(ended, this.#restsUntil) + rest * (ended - began);
    this.#planned = false;
    const [next] = this.#due;
    if (next) this.enqueue(next);
  };
}

export class Channel {
  readonly #listening = new Set<Delivery>();
  #last: Message = { ...nothing };

  constructor(readonly deliveries: Deliveries) {}

  /** @param payload JSON, as UTF-8: of a `next` message of graphql-transport-ws */
  tell(payload: Buffer): void {
    const message = { payload, end: this.#last.end + payload.length };
    this.#last.next = message;
    this.#last = message;
    for (const delivery of this.#listening) delivery.hear(message.end);
  }

  /** From now on. */
  listen(destination: Destination): Delivery {
    const delivery: Delivery = new Delivery(this.deliveries, destination, this.#last, () =>
      this.#listening.delete(delivery),
    );
    this.#listening.add(delivery);
    return delivery;
  }
}

const close = Buffer.from('}');
const nothing: Message = { payload: Buffer.alloc(0), end: 0 };

/** What one subscription gets of a channel. */
export class Delivery {
  readonly #open: Buffer;
  #blocked = false;

  constructor(
    readonly deliveries: Deliveries,
    readonly destination: Destination,
    /** The last one that was sent. */
    private sent: Message,
    private readonly leave: () => void,
  ) {
    this.#open = Buffer.from(`{"id":${JSON.stringify(destination.id)},"type":"next","payload":`);
  }

  /** @param end bytes told so far */
  hear(end: number): void {
    if (end - this.sent.end > this.deliveries.options.limit) {
      this.stop();
      this.deliveries.options.onTooSlow(this.destination.socket);
    } else if (!this.#blocked) this.deliveries.enqueue(this);
  }

  /** Hands over what waits, or a portion of it, and goes on when the socket can take more. */
  send(): void {
    const { socket, stream } = this.destination;
    if (socket.readyState !== socket.OPEN) return this.stop(); // being closed: its session may be over
    if (!stream.writableNeedDrain) {
      const enough = this.sent.end + portion;
      stream.cork();
      while (this.sent.next && this.sent.end < enough) {
        this.sent = this.sent.next;
        socket.send(Buffer.concat([this.#open, this.sent.payload, close]), { binary: false });
      }
      stream.uncork();
    }
    if (!stream.writableNeedDrain) return this.sent.next && this.deliveries.enqueue(this);
    this.#blocked = true;
    stream.once('drain', () => {
      this.#blocked = false;
      if (this.sent.next) this.deliveries.enqueue(this);
    });
  }

  stop(): void {
    this.leave();
    this.sent = nothing; // else it would keep all that is told after it
    this.deliveries.dequeue(this);
  }
}
