import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Milliseconds between two pings. */
const interval = 10_000;
/** Pings after which a socket that has sent nothing at all is given up: 20 to 30 seconds. */
const unanswered = 2;

interface Pulse {
  socket: WebSocket;
  stream: Duplex & { bytesRead?: number };
  /** Bytes that had come when it was last looked at. */
  read: number;
  silent: number;
}

/**
 * Finds sockets whose other end has vanished without a word. Whatever comes from a socket is a sign of life, and it is looked for after
 * all that has arrived was read: a server that was busy does not blame others for it.
 */
export class Heartbeat {
  readonly #pulses = new Set<Pulse>();
  readonly #timer = setInterval(() => setImmediate(() => this.#look()), interval).unref();

  /** @param stream what the socket reads from */
  watch(socket: WebSocket, stream: Duplex): void {
    const pulse: Pulse = { socket, stream, read: 0, silent: 0 };
    this.#pulses.add(pulse);
    socket.once('close', () => this.#pulses.delete(pulse));
  }

  #look(): void {
    for (const pulse of this.#pulses) {
      const { socket, stream, read } = pulse;
      const { bytesRead = 0 } = stream;
      pulse.silent = bytesRead === read ? pulse.silent + 1 : 0;
      pulse.read = bytesRead;
      if (pulse.silent === unanswered) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.ping();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
