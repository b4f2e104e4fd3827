import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import express, { type Express } from 'express';
import { StartError } from '../start-error.ts';

interface Options {
  /** Name or address of a local network interface. */
  host: string;
  /** 0 lets the operating system choose a free port. */
  port: number;
  /** Reverse proxies whose X-Forwarded-* headers are used: their number or their addresses. */
  proxies?: number | readonly string[];
  /** Further connections are closed immediately. */
  maxConnections?: number;
  /** In milliseconds; see {@link timeouts}. */
  requestTimeout?: number;
}

interface Listening {
  app: Express;
  http: Server;
  port: number;
  /** Bound address and port: 127.0.0.1:4000 */
  address: string;
  /** Base URL for programs on this machine. */
  localUrl: string;
  /**
   * Opens the port. Before this call connections are refused, so that a proxy sends requests to another node; a port that the operating
   * system has chosen is open from the beginning, because nobody knows it yet.
   * @throws StartError when another program has taken the port in the meantime
   */
  open: () => Promise<void>;
  /**
   * Closes the port, finishes requests in progress and closes idle connections. Connections that are still in use after `limitMs` are
   * reset, so that no client takes a part of a response for all of it.
   */
  drain: (limitMs: number) => Promise<void>;
}

/** How often connections are checked during `drain`. */
const DRAIN_INTERVAL_MS = 50;
/** During `drain`, a connection without a byte has this long to send its request: the proxy may have opened it just before. */
const SILENCE_MS = 1_000;
/** During `drain`, connections that wait in the queue of the operating system are accepted for this long at most. */
const ACCEPT_LIMIT_MS = 3_000;

/** Common systems allow a process at least 4,096 open files; this is about half of them. An idle connection takes about 15 KB. */
const MAX_CONNECTIONS = 2_000;

/** Limits for clients that send slowly or not at all; Node closes the connection, with 408 if it waits for a request. */
const timeouts = {
  /** From the start of a connection, or of the next request on it, to the end of the headers. */
  headersTimeout: 10_000,
  /** To the end of the body: 10 MB at 0.7 Mbit/s. */
  requestTimeout: 120_000,
  /** Between two requests; longer than the 60 s of many load balancers, which otherwise reuse a closed connection. */
  keepAliveTimeout: 65_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 1_000,
};
/** Without a byte in either direction while a request or response is incomplete; longer than the slowest export. */
const IDLE_TIMEOUT_MS = 90_000;

/**
 * Creates an Express application and checks that its port is free before the routes are added, because some routes need the final
 * address and an occupied port should stop the start before it changes anything.
 * @throws StartError when the port cannot be opened
 */
export async function listenOn({
  host,
  port: requestedPort,
  proxies = 0,
  maxConnections = MAX_CONNECTIONS,
  requestTimeout = timeouts.requestTimeout,
}: Options): Promise<Listening> {
  const app = express().disable('x-powered-by').set('trust proxy', proxies);
  const http = createServer({ ...timeouts, requestTimeout }, app).setTimeout(IDLE_TIMEOUT_MS);
  http.maxConnections = maxConnections;

  /** Open connections, with the time at which each was accepted. */
  const sockets = new Map<Socket, number>();
  http.on('connection', (socket) => {
    sockets.set(socket, performance.now());
    socket.once('close', () => sockets.delete(socket));
  });

  const listen = async () => {
    http.listen(requestedPort, host);
    await once(http, 'listening').catch((error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      const reason = code === 'EADDRINUSE' ? ': another program has it' : ` on ${host}: ${code}`;
      throw new StartError(`Port ${requestedPort} cannot be opened${reason}`);
    });
  };
  await listen();
  const { address: bound, port } = http.address() as AddressInfo;
  if (requestedPort !== 0) {
    http.close();
    await once(http, 'close');
  }
  const bracketed = bound.includes(':') ? `[${bound}]` : bound;
  const localHost = ['127.0.0.1', '0.0.0.0', '::'].includes(bound) ? 'localhost' : bracketed;
  return {
    app,
    http,
    port,
    address: `${bracketed}:${port}`,
    localUrl: `http://${localHost}:${port}`,
    async open() {
      if (!http.listening) await listen();
    },
    async drain(limitMs) {
      if (!http.listening) return;
      http.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
      const deadline = performance.now() + limitMs;
      await acceptQueue(http, Math.min(ACCEPT_LIMIT_MS, limitMs / 2));
      const ended = once(http, 'close');
      const state = { ended: false };
      void ended.then(() => (state.ended = true));
      http.close();
      while (!state.ended) {
        http.closeIdleConnections();
        const now = performance.now();
        for (const [socket, acceptedAt] of sockets)
          if (now > deadline || (now > acceptedAt + SILENCE_MS && socket.bytesRead === 0)) socket.resetAndDestroy();
        await Promise.race([ended, delay(DRAIN_INTERVAL_MS)]);
      }
    },
  };
}

/**
 * Accepts the connections that wait in the queue of the operating system, which resets them when the port is closed. Node accepts one in each
 * turn of the event loop, so the queue is empty after a turn without a new one.
 */
async function acceptQueue(http: Server, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  let quietTurns = 0;
  const onConnection = () => {
    quietTurns = 0;
  };
  http.on('connection', onConnection);
  // Two, because the first may be the rest of a turn that has already looked for connections.
  for (; quietTurns < 2 && performance.now() < deadline; quietTurns++) await nextTurn();
  http.off('connection', onConnection);
}
