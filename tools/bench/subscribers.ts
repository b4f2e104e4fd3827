/**
 * Entry point of a process that opens many WebSockets and subscribes to the activity feed with little CPU time: it splits the stream by frame
 * lengths and reads only the id of each change, without parsing JSON. It executes the commands of its parent process and answers each of them.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Open sockets, return the totals of all sockets, or return the sampled delivery times. */
export type Command = { open: number; url: string; cookie: string } | 'report' | 'times';

export interface Report {
  /** Deliveries to all sockets. */
  received: number;
  /** Deliveries of a change that the same socket had received before. */
  duplicates: number;
  /** Time of the last delivery in epoch milliseconds; 0 before the first. */
  lastAt: number;
  /** Number of closed sockets by close code; 0 means no code. */
  closed: Record<number, number>;
}

/** The subscription of the administration. */
const query = 'subscription { activityLogged { id action targetType targetId details actor actorName createdAt } }';
/** Text between the subscription id and the id of the change in a frame. */
const changeIdPrefix = '","type":"next","payload":{"data":{"activityLogged":{"id":"';
const QUOTE = '"'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
/** Precedes the start time of the change's transaction. Database and subscribers share the clock of one machine. */
const createdAtPrefix = '"createdAt":"';

const report: Report = { received: 0, duplicates: 0, lastAt: 0, closed: {} };
/** Milliseconds from the start of a change's transaction to its delivery, sampled at every 50th socket. */
const times: number[] = [];
/** Read buffer shared by all sockets. */
const input = Buffer.allocUnsafe(1024 * 1024);

class Subscriber {
  #incomplete: Buffer | undefined;
  readonly #id = randomUUID(); // the same format as in graphql-ws
  readonly #changeIdOffset = `{"id":"${this.#id}${changeIdPrefix}`.length;
  /** One bit for each change, starting at #firstId. */
  readonly #seen = new Uint8Array(32 * 1024);
  #firstId: number | undefined;
  #closeCode = 0;
  readonly socket: Socket;

  constructor(
    command: Exclude<Command, string>,
    readonly isSampled: boolean,
    readonly onReady: () => void,
  ) {
    const { host, hostname, port, origin } = new URL(command.url);
    const callback = (length: number, buffer: Uint8Array) => {
      this.#read(buffer as Buffer, length);
      return true;
    };
    this.socket = connect({ port: Number(port), host: hostname, onread: { buffer: input, callback } });
    this.socket.setNoDelay(true);
    this.socket.on('close', () => (report.closed[this.#closeCode] = (report.closed[this.#closeCode] ?? 0) + 1));
    this.socket.on('error', () => undefined); // 'close' follows
    const headers = [
      'GET /graphql HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${origin}`,
      `Cookie: ${command.cookie}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ];
    this.socket.write(`${headers.join('\r\n')}\r\n\r\n`);
    this.#send(1, JSON.stringify({ type: 'connection_init' }));
  }

  /** Frames of a client have to be masked (RFC 6455); a mask of zeros leaves the data unchanged. */
  #send(opcode: number, text: string | Buffer): void {
    const data = Buffer.from(text);
    const length = data.length > 125 ? [0x80 | 126, data.length >> 8, data.length & 255] : [0x80 | data.length];
    this.socket.write(Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), data]));
  }

  #isUpgraded = false;

  #read(chunk: Buffer, length: number): void {
    const data = this.#incomplete ? Buffer.concat([this.#incomplete, chunk.subarray(0, length)]) : chunk;
    const end = this.#incomplete ? data.length : length;
    let at = 0;
    if (!this.#isUpgraded) {
      const headersEnd = data.subarray(0, end).indexOf('\r\n\r\n');
      if (headersEnd < 0) return this.#keepIncomplete(data.subarray(0, end));
      this.#isUpgraded = true;
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
      this.#handleFrame(data[at]! & 15, data, start, start + size);
      at = start + size;
    }
    this.#keepIncomplete(at < end ? data.subarray(at, end) : undefined);
  }

  #keepIncomplete(rest: Buffer | undefined): void {
    this.#incomplete = rest && Buffer.from(rest);
  }

  #handleFrame(opcode: number, data: Buffer, start: number, end: number): void {
    if (opcode === 9) this.#send(10, data.subarray(start, end));
    else if (opcode === 8) this.#closeCode = data.readUInt16BE(start);
    else if (data[start + 2] === 'i'.charCodeAt(0)) this.#handleChange(data, start);
    else this.#handleMessage(data.toString('utf8', start, end));
  }

  #handleMessage(text: string): void {
    const { type, payload } = JSON.parse(text) as { type: string; payload?: unknown };
    if (type === 'connection_ack')
      this.#send(1, JSON.stringify({ id: this.#id, type: 'subscribe', payload: { query } }));
    if (type !== 'ping') return;
    this.#send(1, JSON.stringify({ type: 'pong', payload }));
    this.onReady(); // the first ping confirms the subscription
  }

  #handleChange(data: Buffer, start: number): void {
    let id = 0;
    for (let at = start + this.#changeIdOffset; data[at] !== QUOTE; at++) id = 10 * id + data[at]! - ZERO;
    // Ids are assigned in order and committed in nearly that order.
    this.#firstId ??= id - 1_000;
    const index = id - this.#firstId;
    const bit = 1 << (index & 7);
    if (this.#seen[index >> 3]! & bit) report.duplicates++;
    this.#seen[index >> 3]! |= bit;
    report.received++;
    report.lastAt = Date.now();
    if (!this.isSampled) return;
    const dateStart = data.indexOf(createdAtPrefix, start) + createdAtPrefix.length;
    times.push(report.lastAt - Date.parse(data.toString('latin1', dateStart, data.indexOf('"', dateStart))));
  }
}

const subscribers: Subscriber[] = [];
process.on('message', (command: Command) => {
  if (command === 'report') return void process.send!(report);
  if (command === 'times') return void process.send!(times);
  let waiting = command.open;
  for (let opened = 0; opened < command.open; opened++)
    subscribers.push(
      new Subscriber(command, subscribers.length % 50 === 0, () => --waiting === 0 && process.send!('open')),
    );
});
process.on('disconnect', () => process.exit());
