import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import express, { type Express } from 'express';
import { StartError } from '../start-error.ts';

interface Options {
  /** Name or address of a local network interface. */
  host: string;
  /** 0 lets the operating system choose a free port. */
  port: number;
  /** Number of trusted reverse proxies in front of the server, whose X-Forwarded-* headers are used. */
  proxies?: number;
}

export interface Listening {
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

/**
 * Creates an Express application and binds its port before the routes are added, because some routes need the final
 * address and an occupied port should stop the start before it changes anything.
 * @throws StartError when the port cannot be opened
 */
export async function listenOn({ host, port: requestedPort, proxies = 0 }: Options): Promise<Listening> {
  const app = express().disable('x-powered-by').set('trust proxy', proxies);
  const http = createServer(app);
  let isOpen = false;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = () => {
      isOpen = true;
      resolve();
    };
  });
  app.use(async function starting({ method }, response, next) {
    if (isOpen) return next();
    // After a 503 a proxy retries only GET and HEAD on another node. Other requests wait, so that no form is lost while
    // one of several nodes starts.
    if (!['GET', 'HEAD'].includes(method))
      await Promise.race([opened, delay(MAX_STARTUP_WAIT_MS, undefined, { ref: false })]);
    if (isOpen) return next();
    response.status(503).set('Retry-After', '1').type('text/plain').send('Starting\n');
  });

  http.listen(requestedPort, host);
  await once(http, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
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
    open,
  };
}
