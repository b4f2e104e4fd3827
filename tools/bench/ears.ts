/**
 * A process that opens sockets and listens to the feed, as cheaply as it can: frames are told apart by their lengths, and of each only the
 * number of its change is read. Its parent says what to do (`Order`), and it answers.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** `open` so many sockets, tell what has arrived at all of them, or how long it took. */
export type Order = { open: number; url: string; cookie: string } | 'report' | 'times';

export interface Report {
  /** Changes that arrived, at all sockets. */
  heard: number;
  /** Of them, those that had arrived at that socket before. */
  doubled: number;
  /** When the last one arrived, by the clock; 0 before the first. */
  lastAt: number;
  /** Close codes, by how many sockets got them; 0 for those that ended without one. */
  closed: Record<number, number>;
}

/** As the panel asks for it. */
const query = 'subscription { activityLogged { id action targetType targetId details actor actorName createdAt } }';
/** Of a frame, up to the number of its change. */
const before = '","type":"next","payload":{"data":{"activityLogged":{"id":"';
const quote = '"'.charCodeAt(0);
const zero = '0'.charCodeAt(0);
/** The beginning of its transaction, by the database's clock: the same machine's. */
const dated = '"createdAt":"';

const report: Report = { heard: 0, doubled: 0, lastAt: 0, closed: {} };
/** Milliseconds from the beginning of a change's transaction until one socket in fifty had it. */
const times: number[] = [];
/** All sockets read into it, one after the other. */
const input = Buffer.allocUnsafe(1024 * 1024);

class Ear {
  #rest: Buffer | undefined;
  readonly #id = randomUUID(); // as graphql-ws makes them
  readonly #numberAt = `{"id":"${this.#id}${before}`.length;
  /** A bit for each change from the first one. */
  readonly #seen = new Uint8Array(32 * 1024);
  #first: number | undefined;
  #code = 0;
  readonly socket: Socket;

  constructor(
    order: Exclude<Order, string>,
    readonly samples: boolean,
    readonly onReady: () => void,
  ) {
    const { host, hostname, port, origin } = new URL(order.url);
    const callback = (length: number, buffer: Uint8Array) => {
      this.#read(buffer as Buffer, length);
      return true;
    };
    this.socket = connect({ port: Number(port), host: hostname, onread: { buffer: input, callback } });
    this.socket.setNoDelay(true);
    this.socket.on('close', () => (report.closed[this.#code] = (report.closed[this.#code] ?? 0) + 1));
    this.socket.on('error', () => undefined); // it closes, too
    const headers = [
      ...['GET /graphql HTTP/1.1', `Host: ${host}`, `Origin: ${origin}`, `Cookie: ${order.cookie}`],
      ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Protocol: graphql-transport-ws'],
      ...['Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`],
    ];
    this.socket.write(`${headers.join('\r\n')}\r\n\r\n`);
    this.#send(1, JSON.stringify({ type: 'connection_init' }));
  }

  /** A frame of a client is masked; by zeros it stays as it is. */
  #send(opcode: number, text: string | Buffer): void {
    const data = Buffer.from(text);
    const length = data.length > 125 ? [0x80 | 126, data.length >> 8, data.length & 255] : [0x80 | data.length];
    this.socket.write(Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), data]));
  }

  #upgraded = false;

  #read(chunk: Buffer, length: number): void {
    const data = this.#rest ? Buffer.concat([this.#rest, chunk.subarray(0, length)]) : chunk;
    const end = this.#rest ? data.length : length;
    let at = 0;
    if (!this.#upgraded) {
      const headersEnd = data.subarray(0, end).indexOf('\r\n\r\n');
      if (headersEnd < 0) return this.#keep(data.subarray(0, end));
      this.#upgraded = true;
      at = headersEnd + 4;
    }
    while (end - at >= 2) {
      let size = data[at + 1]!;
      let start = at + 2;
      if (size === 126) {
        if (end - at < 4) break;
        size = data.readUInt16BE(at + 2);
        start = at + 4;
      }
      if (end - start < size) break;
      this.#take(data[at]! & 15, data, start, start + size);
      at = start + size;
    }
    this.#keep(at < end ? data.subarray(at, end) : undefined);
  }

  #keep(rest: Buffer | undefined): void {
    this.#rest = rest && Buffer.from(rest);
  }

  #take(opcode: number, data: Buffer, start: number, end: number): void {
    if (opcode === 9) this.#send(10, data.subarray(start, end));
    else if (opcode === 8) this.#code = data.readUInt16BE(start);
    else if (data[start + 2] === 'i'.charCodeAt(0)) this.#hear(data, start);
    else this.#answer(data.toString('utf8', start, end));
  }

  #answer(text: string): void {
    const { type, payload } = JSON.parse(text) as { type: string; payload?: unknown };
    if (type === 'connection_ack')
      this.#send(1, JSON.stringify({ id: this.#id, type: 'subscribe', payload: { query } }));
    if (type !== 'ping') return;
    this.#send(1, JSON.stringify({ type: 'pong', payload }));
    this.onReady(); // the first one says that the subscription is in place
  }

  #hear(data: Buffer, start: number): void {
    let number = 0;
    for (let at = start + this.#numberAt; data[at] !== quote; at++) number = 10 * number + data[at]! - zero;
    // Numbers are given in order and committed in nearly that order.
    this.#first ??= number - 1_000;
    const place = number - this.#first;
    const bit = 1 << (place & 7);
    if (this.#seen[place >> 3]! & bit) report.doubled++;
    this.#seen[place >> 3]! |= bit;
    report.heard++;
    report.lastAt = Date.now();
    if (!this.samples) return;
    const date = data.indexOf(dated, start) + dated.length;
    times.push(report.lastAt - Date.parse(data.toString('latin1', date, data.indexOf('"', date))));
  }
}

const ears: Ear[] = [];
process.on('message', (order: Order) => {
  if (order === 'report') return void process.send!(report);
  if (order === 'times') return void process.send!(times);
  let waiting = order.open;
  for (let opened = 0; opened < order.open; opened++)
    ears.push(new Ear(order, ears.length % 50 === 0, () => --waiting === 0 && process.send!('open')));
});
process.on('disconnect', () => process.exit());
