import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { StartError } from '../start-error.ts';

interface Options {
  /** Name or address of a local network interface. */
  host: string;
  /** 0 lets the operating system choose a free port. */
  port: number;
  /** Reverse proxies whose X-Forwarded-* headers are used: their number or their addresses. */
  proxies?: number | readonly string[];
  /** Further connections are closed at once. */
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
  /** Lets requests reach the routes. Before this call GET and HEAD get 503, and all other requests wait. */
  open: () => void;
}

/** A request that arrives during startup waits this long for the routes, then gets 503. */
const MAX_STARTUP_WAIT_MS = 20_000;

/** Half of the 4,096 open files that common systems allow a process at least; an idle connection takes about 15 KB. */
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
 * Creates an Express application and binds its port before the routes are added, because some routes need the final
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
  const opening = new EventEmitter();
  const answerBeforeOpening = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // After a 503 a proxy retries only GET and HEAD on another node. Other requests wait, so that no form is lost while
    // one of several nodes starts.
    const canWait = !['GET', 'HEAD'].includes(request.method ?? '');
    const signal = AbortSignal.timeout(MAX_STARTUP_WAIT_MS);
    const isOpen =
      canWait &&
      (await once(opening, 'open', { signal }).then(
        () => true,
        () => false,
      ));
    if (isOpen) return void app(request, response);
    response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain; charset=utf-8' }).end('Starting\n');
  };
  const starting: RequestListener = (request, response) => void answerBeforeOpening(request, response);
  const http = createServer({ ...timeouts, requestTimeout }, starting).setTimeout(IDLE_TIMEOUT_MS);
  http.maxConnections = maxConnections;

  http.listen(requestedPort, host);
  await once(http, 'listening').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? ': another program has it' : ` on ${host}: ${code}`;
    throw new StartError(`Port ${requestedPort} cannot be opened${reason}`);
  });
  const { address: bound, port } = http.address() as AddressInfo;
  const bracketed = bound.includes(':') ? `[${bound}]` : bound;
  const localHost = ['127.0.0.1', '0.0.0.0', '::'].includes(bound) ? 'localhost' : bracketed;
  return {
    app,
    http,
    port,
    address: `${bracketed}:${port}`,
    localUrl: `http://${localHost}:${port}`,
    open() {
      http.off('request', starting).on('request', app);
      opening.emit('open');
    },
  };
}
